import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useSiteSettings } from '@/platform/site/siteSettings'
import type { DataFailure } from '@/domain/failures'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { stateView } from '@/ui/stateView'
import {
  keepOwnDraftAtom,
  leaveWaitingListAtom,
  openWaitingLinkAtom,
  takeWaitingDraftAtom,
  waitingLinkViewAtom,
} from '../../state/waitingLink'
import { quoteWords, type QuoteWords } from '../../words'

/** What became of the link in a mail to somebody who waited, above the step; nothing without one. */
export function WaitingLinkNotice() {
  const view = useAtomValue(waitingLinkViewAtom)
  if (view.status === 'none') return null
  return (
    <chakra.div mb="6">
      <Notice />
    </chakra.div>
  )
}

function Notice() {
  const { company } = useSiteSettings()
  const { link: words, tryAgain } = useWords(quoteWords).waiting
  const { call } = useWords(quoteWords).appointment
  const view = useAtomValue(waitingLinkViewAtom)
  const { longDay } = useFormats()
  const open = useSetAtom(openWaitingLinkAtom)
  const take = useSetAtom(takeWaitingDraftAtom)
  const keep = useSetAtom(keepOwnDraftAtom)
  switch (view.status) {
    case 'none':
      return null
    case 'loading':
      return (
        <chakra.p {...stateView('loading')} role="status" textStyle="label">
          {words.loading}
        </chakra.p>
      )
    case 'asks':
      return (
        <Alert
          announce="polite"
          title={words.asks.title}
          actions={
            <>
              <Button variant="solid" onClick={() => take()}>
                {words.asks.take}
              </Button>
              <Button onClick={() => keep()}>{words.asks.keep}</Button>
            </>
          }
        >
          {words.asks.text(longDay(view.day))}
        </Alert>
      )
    case 'left':
      return (
        <Alert tone="success" announce="polite" title={words.left.title(longDay(view.day))}>
          {words.left.text}
        </Alert>
      )
    case 'ended':
      return (
        <Alert tone="warning" announce="polite" title={words.ended.title}>
          {words.ended.text}
        </Alert>
      )
    case 'failed':
      return (
        <Alert
          tone="danger"
          announce="assertive"
          title={words.failed.title}
          actions={
            <>
              {view.failure.kind !== 'rate_limited' && (
                <Button onClick={() => void open()}>{tryAgain}</Button>
              )}
              <LinkButton href={company.phoneHref}>{call(company.phone)}</LinkButton>
            </>
          }
        >
          {failureText(view.failure, words.failed)}
        </Alert>
      )
    default:
      return <Restored day={view.day} status={view.status} />
  }
}

type RestoredProps = { day: string; status: 'restored' | 'kept' | 'leaving' | 'leave_failed' }

/** The draft was restored or kept. Has the button that leaves the waiting list. */
function Restored({ day, status }: RestoredProps) {
  const { link: words } = useWords(quoteWords).waiting
  const { longDay } = useFormats()
  const leave = useSetAtom(leaveWaitingListAtom)
  const hasFailed = status === 'leave_failed'
  const told = status === 'kept' ? words.kept : words.restored
  return (
    <Alert
      tone={hasFailed ? 'warning' : 'success'}
      announce="polite"
      title={hasFailed ? words.leaveFailed.title : told.title}
      actions={
        <Button onClick={() => void leave()} busy={status === 'leaving'} busyLabel={words.leaving}>
          {words.leave}
        </Button>
      }
    >
      {hasFailed ? words.leaveFailed.text : told.text(longDay(day))}
    </Alert>
  )
}

function failureText(
  { kind }: DataFailure,
  words: QuoteWords['waiting']['link']['failed'],
): string {
  if (kind === 'offline') return words.offline
  return kind === 'rate_limited' ? words.limited : words.text
}
