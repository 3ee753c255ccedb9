import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useTell } from '../../screens/useTell'
import { mayResend, type MessageStatus, type SentMessage } from '@/domain/messages'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import type { BadgeTone } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import { resendAtom } from '../state'
import { messageWords } from '../words'

const tones: Record<MessageStatus, BadgeTone> = {
  waiting: 'accent',
  sending: 'accent',
  sent: 'success',
  failed: 'danger',
  dropped: 'neutral',
}

type MessageRowProps = {
  message: SentMessage
  /** What it is about, where the list is not about one appointment. */
  about?: ReactNode
}

/** One message: what it was, how it went, and the button that sends it again. */
export function MessageRow({ message, about }: MessageRowProps) {
  const words = useWords(messageWords)
  const formats = useFormats()
  const resend = useSetAtom(resendAtom)
  const tell = useTell()
  const [isBusy, setBusy] = useState(false)
  const { kind, channel, audience, status, sentAt, dueAt, nextAttemptAt, attempts } = message
  const isUndelivered = message.delivery === 'undelivered'
  const facts = [
    sentAt ? words.sentAt(formats.instant(sentAt)) : words.dueAt(formats.instant(dueAt)),
    status === 'waiting' && attempts > 0 && nextAttemptAt
      ? words.nextAt(formats.instant(nextAttemptAt))
      : '',
    attempts > 1 ? words.attempts(attempts) : '',
    message.delivery === 'delivered' ? words.delivered : '',
    message.createdByName ? words.by(message.createdByName) : '',
  ].filter((fact) => fact !== '')

  async function run() {
    setBusy(true)
    await tell(resend(message.id), { title: words.resent, text: words.resentText })
    setBusy(false)
  }

  return (
    <chakra.li css={styles.row}>
      <chakra.div flex="1 1 12rem" minW="0">
        {about}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.strong fontWeight="semibold">{words.kinds[kind]}</chakra.strong>
          <chakra.span color="fg.muted">
            {audience === 'office' ? words.toOffice : words.channels[channel]}
          </chakra.span>
          <StatusChip tone={isUndelivered ? 'danger' : tones[status]}>
            {isUndelivered ? words.undelivered : words.statuses[status]}
          </StatusChip>
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted">
          {facts.join(' · ')}
        </chakra.p>
        {message.error && (
          <chakra.p textStyle="small" color="danger.fg" overflowWrap="anywhere">
            {words.reason(message.error)}
          </chakra.p>
        )}
      </chakra.div>
      {mayResend(message) && (
        <Button
          size="sm"
          busy={isBusy}
          aria-label={words.resendOne(words.kinds[kind], words.channels[channel])}
          onClick={() => void run()}
        >
          {words.resend}
        </Button>
      )}
    </chakra.li>
  )
}

const styles = {
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '3',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'border',
    _last: { borderBottomWidth: '0' },
  },
} as const
