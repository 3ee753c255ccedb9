import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { maySetOut, type Appointment } from '@/domain/technicianDay'
import type { ShownDay } from '../../state/day'
import { isOpen } from '../currentJob'
import { CompleteDialog } from './CompleteDialog'
import { DiscardDialog } from './DiscardDialog'
import { IssueDialog } from './IssueDialog'
import { NothingToDo } from './NothingToDo'
import { OnMyWayDialog } from './OnMyWayDialog'
import type { OpenDialog } from './openDialog'
import { ReportDialog } from './ReportDialog'
import { StatusDialog } from './StatusDialog'
import { WrittenDialog } from './WrittenDialog'

type DayDialogProps = {
  dialog: OpenDialog
  shown: ShownDay
  /** Goes on in another dialog. */
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
}

/** The dialog that is open over the day. With its forms it is a chunk of its own. */
export default function DayDialog({ dialog, shown, onOpen, onClose }: DayDialogProps) {
  const technician = useWords(technicianWords)
  // What is chosen stays in the dialog also when a refresh of the day behind it takes the job away.
  const { appointments, parts, today } = shown.day
  switch (dialog.kind) {
    case 'written':
      return (
        <WrittenDialog
          action={dialog.action}
          today={today}
          onDiscard={() => onOpen({ kind: 'discard', action: dialog.action })}
          onClose={onClose}
        />
      )
    case 'discard':
      return <DiscardDialog action={dialog.action} today={today} onClose={onClose} />
    case 'status': {
      const { title, nothing } = technician.forms.status
      const jobs = appointments.filter(isOpen)
      if (jobs.length === 0) {
        return <NothingToDo title={title} reason={nothing} onClose={onClose} />
      }
      return (
        <StatusDialog
          jobs={jobs}
          jobId={obvious(jobs, dialog.jobId)}
          onOpen={onOpen}
          onClose={onClose}
        />
      )
    }
    case 'onMyWay': {
      const { title, gone } = technician.forms.onMyWay
      const job = appointments.find(({ id }) => id === dialog.jobId)
      if (!job || !maySetOut(job)) {
        return <NothingToDo title={title} reason={gone} onClose={onClose} />
      }
      return <OnMyWayDialog job={job} onClose={onClose} />
    }
    case 'complete': {
      const { title, none } = technician.forms.complete
      const jobs = appointments.filter(({ status }) => status === 'in-progress')
      if (jobs.length === 0) {
        return (
          <NothingToDo
            title={title}
            reason={none}
            onAction={appointments.some(isOpen) ? () => onOpen({ kind: 'status' }) : undefined}
            onClose={onClose}
          />
        )
      }
      return (
        <CompleteDialog
          jobs={jobs}
          jobId={obvious(jobs, dialog.jobId)}
          parts={parts}
          onClose={onClose}
        />
      )
    }
    case 'issue': {
      const { title, none } = technician.forms.issue
      const jobs = appointments.filter(isOpen)
      if (jobs.length === 0) return <NothingToDo title={title} reason={none} onClose={onClose} />
      return (
        <IssueDialog
          jobs={jobs}
          jobId={obvious(jobs, dialog.jobId)}
          cannotComplete={dialog.cannotComplete ?? false}
          onClose={onClose}
        />
      )
    }
    case 'report': {
      const jobs = appointments.filter(({ status }) => status === 'completed')
      if (jobs.length === 0) {
        return (
          <NothingToDo
            title={technician.report.dialogTitle}
            reason={technician.report.none}
            onAction={appointments.some(isOpen) ? () => onOpen({ kind: 'complete' }) : undefined}
            onClose={onClose}
          />
        )
      }
      return (
        <ReportDialog
          jobs={jobs}
          jobId={dialog.jobId ?? (jobs.length === 1 ? jobs[0]?.id : undefined)}
          waiting={shown.waiting}
          onClose={onClose}
        />
      )
    }
  }
}

/** The job that was pressed, or the obvious one: the only one in progress, or the only one there is. */
function obvious(jobs: readonly Appointment[], asked: string | undefined): string | undefined {
  if (asked && jobs.some(({ id }) => id === asked)) return asked
  const begun = jobs.filter(({ status }) => status === 'in-progress')
  if (begun.length === 1) return begun[0]?.id
  return jobs.length === 1 ? jobs[0]?.id : undefined
}
