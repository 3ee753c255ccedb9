import { useAtomValue, useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { common } from '@/content/en/admin/common'
import { jobs } from '@/content/en/admin/jobs'
import { jobTabs, type Job } from '@/domain/jobs'
import { jobsList, setJobStatusAtom, technicianOptionsAtom } from '@/state/admin/jobs'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { DeleteDialog } from '../shared/DeleteDialog'
import { ExportButton } from '../shared/ExportButton'
import { serviceOptions, timeFrameOptions } from '../shared/glassOptions'
import { ListScreen } from '../shared/ListScreen'
import type { ListFilter } from '../shared/listWords'
import { RecordSheet } from '../shared/RecordSheet'
import { useTell } from '../shared/useTell'
import { JobDetails } from './JobDetails'
import { JobDialog } from './JobDialogs'
import { JobIssues } from './JobIssues'
import { JobReport } from './JobReport'
import { jobColumns } from './jobColumns'
import { jobExport } from './jobExport'
import { priorityOptions } from './jobForm'
import { nextStep, stepLabel, type JobDialogKind, type JobStep } from './jobSteps'
import { ScheduleDialog } from './ScheduleDialog'
import { ViewSwitch } from './ViewSwitch'

const DayBoard = lazy(async () => ({ default: (await import('./DayBoard')).DayBoard }))

const words = jobs.filters
const filters: readonly ListFilter[] = [
  { kind: 'choice', column: 'serviceType', label: words.service, options: serviceOptions },
  {
    kind: 'choice',
    column: 'technicianId',
    label: words.technician,
    optionsAtom: technicianOptionsAtom,
  },
  { kind: 'choice', column: 'priority', label: words.priority, options: priorityOptions },
  { kind: 'choice', column: 'scheduledTime', label: words.timeFrame, options: timeFrameOptions },
  { kind: 'days', column: 'scheduledDate', label: words.schedule },
]

const usualSort = { sort: 'schedule', descending: true }

/** Jobs as a list and as a day board (specification, section 2, "Jobs"). */
export function JobsScreen() {
  const { view } = useAtomValue(jobsList.stateAtom)
  const open = useSetAtom(jobsList.openAtom)
  const setStatus = useSetAtom(setJobStatusAtom)
  const tell = useTell()
  const [isScheduling, setScheduling] = useState(false)
  const [asked, setAsked] = useState<{ job: Job; kind: JobDialogKind } | null>(null)
  const [deleted, setDeleted] = useState<Job | null>(null)

  const handlers = useMemo(() => {
    const become = (job: Job, status: Job['status']) =>
      tell(setStatus({ job, status }), { title: jobs.done.status(job.id, status) })
    return {
      onOpen: open,
      onStep: (job: Job, step: JobStep) => {
        if (step === 'assign') setAsked({ job, kind: 'assign' })
        else void become(job, step === 'begin' ? 'In Progress' : 'Completed')
      },
      onReplan: (job: Job) => void become(job, 'Scheduled'),
      onDialog: (job: Job, kind: JobDialogKind) => setAsked({ job, kind }),
      onDelete: setDeleted,
    }
  }, [open, setStatus, tell])
  const columns = useMemo(() => jobColumns(handlers), [handlers])
  const schedule = () => setScheduling(true)

  function sheetActions(job: Job) {
    const step = nextStep(job)
    if (!step) return null
    return (
      <>
        <Button onClick={() => setAsked({ job, kind: 'edit' })}>{common.edit}</Button>
        <Button variant="solid" onClick={() => handlers.onStep(job, step)}>
          {stepLabel(step)}
        </Button>
      </>
    )
  }

  return (
    <ListScreen
      list={jobsList}
      words={jobs}
      tabs={jobTabs}
      usualTab="All Jobs"
      filters={filters}
      columns={columns}
      usualSort={usualSort}
      toolbar={<ViewSwitch />}
      instead={
        view === 'day' ? (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <DayBoard onOpen={open} onReschedule={(job) => setAsked({ job, kind: 'reschedule' })} />
          </Suspense>
        ) : undefined
      }
      actions={
        <>
          <ExportButton list={jobsList} name="jobs" columns={jobExport} />
          <Button variant="action" onClick={schedule}>
            <Plus aria-hidden="true" size={18} />
            {jobs.schedule}
          </Button>
        </>
      }
      emptyAction={<Button onClick={schedule}>{jobs.schedule}</Button>}
    >
      <RecordSheet
        list={jobsList}
        title={({ id, customer }) => `${id} · ${customer}`}
        actions={sheetActions}
      >
        {(job) => (
          <>
            <JobDetails job={job} />
            <JobIssues />
            {job.status === 'Completed' && <JobReport />}
          </>
        )}
      </RecordSheet>
      {isScheduling && <ScheduleDialog onClose={() => setScheduling(false)} />}
      {asked && <JobDialog {...asked} onClose={() => setAsked(null)} />}
      <DeleteDialog list={jobsList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}
