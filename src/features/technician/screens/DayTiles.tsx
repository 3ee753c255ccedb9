import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import type { TechnicianDay } from '@/domain/technicianDay'
import { FigureStrip } from '@/ui/FigureStrip'

/** The four tiles of today; null while they are on their way. */
export function DayTiles({ day }: { day: TechnicianDay | null }) {
  const technician = useWords(technicianWords)
  const words = technician.day.tiles
  const show = (figure: number | undefined) => (figure === undefined ? null : String(figure))
  return (
    <FigureStrip
      label={words.label}
      figures={[
        { label: words.todaysJobs, value: show(day?.todaysJobs) },
        { label: words.completed, value: show(day?.completed) },
        { label: words.inProgress, value: show(day?.inProgress) },
        { label: words.pending, value: show(day?.pending) },
      ]}
    />
  )
}
