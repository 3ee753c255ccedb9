import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { useFormats } from '@/platform/formats/formats'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'

type DayNoticesProps = {
  isOnline: boolean
  /** When the copy in sight was kept (ISO 8601); null for a fresh answer. */
  keptAt: string | null
  /** YYYY-MM-DD, business time. */
  today: string
  onRefresh: () => void
}

/** Says that there is no signal, and how old the day in sight is. */
export function DayNotices({ isOnline, keptAt, today, onRefresh }: DayNoticesProps) {
  const technician = useWords(technicianWords)
  const formats = useFormats()
  const time = keptAt && formats.moment(new Date(keptAt), today)
  if (!isOnline) {
    const { title, kept } = technician.day.offline
    return (
      <Alert tone="warning" announce="polite" title={title}>
        {time ? kept(time) : null}
      </Alert>
    )
  }
  if (!time) return null
  const { title, text, refresh } = technician.day.keptCopy
  return (
    <Alert
      tone="info"
      state="error"
      announce="polite"
      title={title(time)}
      actions={<Button onClick={onRefresh}>{refresh}</Button>}
    >
      {text}
    </Alert>
  )
}
