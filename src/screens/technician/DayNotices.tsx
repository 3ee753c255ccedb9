import { technician } from '@/content/en/technician'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { formatMoment } from './formatTime'

type DayNoticesProps = {
  isOnline: boolean
  /** When the copy in sight was kept (ISO 8601); null for a fresh answer. */
  keptAt: string | null
  /** YYYY-MM-DD, Pacific Time. */
  today: string
  onRefresh: () => void
}

/** Says that there is no signal, and how old the day in sight is. */
export function DayNotices({ isOnline, keptAt, today, onRefresh }: DayNoticesProps) {
  const time = keptAt && formatMoment(new Date(keptAt), today)
  if (!isOnline) {
    const { title, kept } = technician.offline
    return (
      <Alert tone="warning" announce="polite" title={title}>
        {time ? kept(time) : null}
      </Alert>
    )
  }
  if (!time) return null
  const { title, text, refresh } = technician.keptCopy
  return (
    <Alert
      tone="info"
      announce="polite"
      title={title(time)}
      actions={<Button onClick={onRefresh}>{refresh}</Button>}
    >
      {text}
    </Alert>
  )
}
