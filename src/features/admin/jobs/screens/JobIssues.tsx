import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { JobIssue } from '@/domain/technicianDay'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { StatusChip } from '@/ui/StatusChip'
import { Photo } from '@/ui/photos/Photo'
import { jobIssuesViewAtom, resolveIssueAtom } from '../state'
import { jobWords } from '../words'
import { LoadingText } from '@/ui/LoadingText'

/** What technicians reported on the open job; nothing when there is nothing. */
export function JobIssues() {
  const { issueList: words } = useWords(jobWords)
  const view = useAtomValue(jobIssuesViewAtom)
  if (view.status === 'ready' && view.value.length === 0) return null
  return (
    <chakra.section mt="6">
      <chakra.h3 textStyle="card" mb="3">
        {words.title}
      </chakra.h3>
      {view.status === 'loading' && (
        <div aria-busy="true">
          <LoadingText>{words.loading}</LoadingText>
          <Skeleton height="4rem" />
        </div>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {view.status === 'ready' && (
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3">
          {view.value.map((issue) => (
            <Issue key={issue.id} issue={issue} />
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  )
}

function Issue({ issue }: { issue: JobIssue }) {
  const { issueList: words } = useWords(jobWords)
  const { issueKinds } = useWords(sharedAdminWords)
  const formats = useFormats()
  const resolve = useSetAtom(resolveIssueAtom)
  const tell = useTell()
  const [isBusy, setBusy] = useState(false)
  const kind = issueKinds[issue.kind]
  const isOpen = issue.resolvedAt === null

  async function run() {
    setBusy(true)
    await tell(resolve(issue), { title: words.done(issue.jobId) })
    setBusy(false)
  }

  return (
    <chakra.li
      display="grid"
      gap="2"
      p="4"
      borderWidth="1px"
      borderStyle="solid"
      borderColor={isOpen ? 'danger.border' : 'border'}
      borderRadius="lg"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.strong fontWeight="semibold">{kind}</chakra.strong>
        <StatusChip tone={isOpen ? 'danger' : 'success'}>
          {isOpen ? words.open : words.resolved}
        </StatusChip>
      </chakra.div>
      {issue.note && <chakra.p overflowWrap="anywhere">{issue.note}</chakra.p>}
      {issue.cannotComplete && <p>{words.cannotComplete}</p>}
      {issue.photo !== '' && (
        <Photo
          src={issue.photo}
          alt={words.photo(kind)}
          missing={words.photoMissing}
          maxW="full"
          maxH="16rem"
          borderRadius="md"
          justifySelf="start"
        />
      )}
      <chakra.p textStyle="small" color="fg.muted">
        <span>{words.by(issue.technician, formats.instant(issue.takenAt))}</span>
        {issue.resolvedAt && (
          <span>{` · ${words.resolvedAt(formats.instant(issue.resolvedAt))}`}</span>
        )}
      </chakra.p>
      {isOpen && (
        <div>
          <Button
            size="sm"
            busy={isBusy}
            aria-label={words.resolveOne(kind)}
            onClick={() => void run()}
          >
            {words.resolve}
          </Button>
        </div>
      )}
    </chakra.li>
  )
}
