import { technician } from '@/content/en/technician'
import type { TechnicianDay } from '@/domain/technicianDay'
import { FigureStrip } from '@/ui/FigureStrip'

const words = technician.tiles

/** The four tiles of today; null while they are on their way. */
export function DayTiles({ day }: { day: TechnicianDay | null }) {
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
