import { useAtomValue, useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { withRetry } from '@/domain/retry'
import { jobFields, jobPriorities, jobTabs, type Job } from '@/domain/jobs'
import { DeleteDialog } from '@/features/admin/shared/screens/DeleteDialog'
import { ExportButton } from '@/features/admin/shared/screens/ExportButton'
import { ListScreen } from '@/features/admin/shared/screens/ListScreen'
import { MessageLog } from '@/features/admin/shared/messages/screens/MessageLog'
import { RecordSheet } from '@/features/admin/shared/screens/RecordSheet'
import { labelled } from '@/features/admin/shared/screens/formFields'
import { glassChoices } from '@/features/admin/shared/screens/glassChoices'
import type { ListFilter } from '@/features/admin/shared/screens/listWords'
import { exportColumns } from '@/features/admin/shared/screens/recordFields'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { SuggestDialog } from '@/features/admin/shared/waysOut/screens/SuggestDialog'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { positionLabel, sharedWords, type SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { jobMessagesViewAtom, jobsList, setJobStatusAtom, technicianOptionsAtom } from '../state'
import { jobWords, type JobWords } from '../words'
import { JobDetails } from './JobDetails'
import { JobDialog } from './JobDialogs'
import { JobIssues } from './JobIssues'
import { JobReport } from './JobReport'
import { ScheduleDialog } from './ScheduleDialog'
import { ViewSwitch } from './ViewSwitch'
import { jobColumns } from './jobColumns'
import { canMove, nextStep, type JobDialogKind, type JobStep } from './jobSteps'

const Board = lazy(() => withRetry(async () => ({ default: (await import('./Board')).Board })))

function jobFilters(words: JobWords, glass: SharedWords): readonly ListFilter[] {
  const { filters, priorities } = words
  const { services, timeFrames } = glassChoices(glass)
  return [
    { kind: 'choice', column: 'serviceType', label: filters.service, options: services },
    {
      kind: 'choice',
      column: 'technicianId',
      label: filters.technician,
      optionsAtom: technicianOptionsAtom,
    },
    {
      kind: 'choice',
      column: 'priority',
      label: filters.priority,
      options: labelled(jobPriorities, priorities),
    },
    { kind: 'choice', column: 'scheduledTime', label: filters.timeFrame, options: timeFrames },
    { kind: 'days', column: 'scheduledDate', label: filters.schedule },
  ]
}

function jobExport(words: JobWords, glass: SharedWords) {
  return exportColumns<typeof jobFields, Job>(jobFields, words.export.headings, {
    status: ({ status }) => glass.jobStatuses[status],
    priority: ({ priority }) => words.priorities[priority],
    serviceType: ({ serviceType }) => glass.services[serviceType].name,
    position: ({ position, serviceType }) => positionLabel(glass, position, serviceType),
    glassType: ({ glassType }) => glass.officeGlassTypes[glassType],
    scheduledTime: ({ scheduledTime }) => glass.timeFrames[scheduledTime],
    paymentMethod: ({ paymentMethod }) => glass.paymentMethods[paymentMethod],
  })
}

const usualSort = { sort: 'schedule', descending: true }

/** `/admin/jobs`: jobs as a list, and as a board of a day or a week. */
export function JobsScreen() {
  const words = useWords(jobWords)
  const glass = useWords(sharedWords)
  const { common } = useWords(sharedAdminWords)
  const formats = useFormats()
  const { view } = useAtomValue(jobsList.stateAtom)
  const open = useSetAtom(jobsList.openAtom)
  const setStatus = useSetAtom(setJobStatusAtom)
  const tell = useTell()
  const [isScheduling, setScheduling] = useState(false)
  const [asked, setAsked] = useState<{ job: Job; kind: JobDialogKind } | null>(null)
  const [suggested, setSuggested] = useState<Job | null>(null)
  const [deleted, setDeleted] = useState<Job | null>(null)

  const handlers = useMemo(() => {
    const become = (job: Job, status: Job['status']) =>
      tell(setStatus({ job, status }), {
        title: words.done.status(job.id, glass.jobStatuses[status]),
      })
    return {
      onOpen: open,
      onStep: (job: Job, step: JobStep) => {
        if (step === 'assign') setAsked({ job, kind: 'assign' })
        else void become(job, step === 'begin' ? 'In Progress' : 'Completed')
      },
      onReplan: (job: Job) => void become(job, 'Scheduled'),
      onDialog: (job: Job, kind: JobDialogKind) => setAsked({ job, kind }),
      onSuggest: setSuggested,
      onDelete: setDeleted,
    }
  }, [open, setStatus, tell, words, glass])
  const tileHandlers = useMemo(
    () => ({
      onOpen: open,
      onReschedule: (job: Job) => setAsked({ job, kind: 'reschedule' }),
      onSuggest: setSuggested,
    }),
    [open],
  )
  const columns = useMemo(
    () => jobColumns(words, glass, formats, handlers),
    [words, glass, formats, handlers],
  )
  const filters = useMemo(() => jobFilters(words, glass), [words, glass])
  const schedule = () => setScheduling(true)

  function sheetActions(job: Job) {
    const step = nextStep(job)
    if (!step) return null
    return (
      <>
        <Button onClick={() => setAsked({ job, kind: 'edit' })}>{common.edit}</Button>
        {canMove(job) && <Button onClick={() => setSuggested(job)}>{words.suggest.button}</Button>}
        <Button variant="solid" onClick={() => handlers.onStep(job, step)}>
          {words.steps[step]}
        </Button>
      </>
    )
  }

  return (
    <ListScreen
      list={jobsList}
      words={words}
      tabs={jobTabs.map((value) => ({
        value,
        label: value === 'All Jobs' ? words.allJobs : glass.jobStatuses[value],
      }))}
      usualTab="All Jobs"
      filters={filters}
      columns={columns}
      usualSort={usualSort}
      toolbar={<ViewSwitch />}
      otherView={
        view === 'day' || view === 'week' ? (
          <Suspense fallback={<BoardLoading />}>
            <Board handlers={tileHandlers} />
          </Suspense>
        ) : undefined
      }
      actions={
        <>
          <ExportButton
            list={jobsList}
            name={words.export.file}
            columns={jobExport(words, glass)}
          />
          <Button variant="action" onClick={schedule}>
            <Plus aria-hidden="true" size={18} />
            {words.schedule}
          </Button>
        </>
      }
      emptyAction={<Button onClick={schedule}>{words.schedule}</Button>}
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
            <MessageLog about={job.id} viewAtom={jobMessagesViewAtom} />
          </>
        )}
      </RecordSheet>
      {isScheduling && <ScheduleDialog onClose={() => setScheduling(false)} />}
      {asked && <JobDialog {...asked} onClose={() => setAsked(null)} />}
      {suggested && <SuggestDialog job={suggested} onClose={() => setSuggested(null)} />}
      <DeleteDialog list={jobsList} record={deleted} onClose={() => setDeleted(null)} />
    </ListScreen>
  )
}

/** While the code of the board is being loaded. */
function BoardLoading() {
  const { board } = useWords(jobWords)
  return (
    <div aria-busy="true">
      <LoadingText isPart>{board.loading}</LoadingText>
      <Skeleton height="20rem" />
    </div>
  )
}
