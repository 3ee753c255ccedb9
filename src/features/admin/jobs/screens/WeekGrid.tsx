import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useRef } from 'react'
import type { BoardDay } from '@/domain/capacity'
import { businessToday } from '@/domain/businessTime'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { jobWords } from '../words'
import { ClosedDay } from './ClosedDay'
import { FrameState } from './FrameState'
import { JobTile, type TileHandlers } from './JobTile'
import { inFrame, weekPlan, type Place } from './boardPlaces'
import { weekStyles } from './boardStyles'
import { useBoardMove } from './useBoardMove'
import { useBusinessClock } from '@/features/admin/shared/screens/useBusinessClock'

type WeekGridProps = {
  week: readonly BoardDay[]
  handlers: TileHandlers
  /** Shows one day alone. */
  onDay: (day: string) => void
}

/** The board of a week: a column for each day with its time frames; on a phone one day below the other. */
export function WeekGrid({ week, handlers, onDay }: WeekGridProps) {
  const { board: words } = useWords(jobWords)
  const { timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  const id = useId()
  const now = useBusinessClock()
  const today = businessToday(now)
  const plan = useMemo(() => weekPlan(week, today), [week, today])
  const grid = useRef<HTMLDivElement>(null)
  const nameOf = ({ row, column }: Place) => {
    const board = week[column]
    const frame = board?.frames[row]?.timeFrame
    return [board ? formats.shortDay(board.day) : '', frame ? timeFrames[frame] : ''] as const
  }
  const { said, question, placeProps, tileProps } = useBoardMove(plan, nameOf, grid)

  return (
    <>
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
      <chakra.div
        css={weekStyles.scroller}
        tabIndex={0}
        role="region"
        aria-label={words.weekLabel(formats.longDay(week[0]?.day ?? today))}
      >
        <chakra.div ref={grid} css={weekStyles.days}>
          {week.map((board, column) => (
            <chakra.section
              key={board.day}
              aria-labelledby={`${id}-${board.day}`}
              css={weekStyles.day}
              data-today={board.day === today || undefined}
            >
              <chakra.header css={weekStyles.head}>
                <chakra.h3 id={`${id}-${board.day}`} fontSize="sm" fontWeight="semibold" m="0">
                  <chakra.button
                    type="button"
                    css={weekStyles.dayLink}
                    onClick={() => onDay(board.day)}
                  >
                    {formats.shortDay(board.day)}
                  </chakra.button>
                </chakra.h3>
                {board.closed !== null ? (
                  <ClosedDay name={board.closed} />
                ) : (
                  board.jobs.length === 0 && (
                    <chakra.p fontSize="xs" color="fg.muted">
                      {words.noJobs}
                    </chakra.p>
                  )
                )}
              </chakra.header>
              {board.frames.map((frame, row) => {
                const here = inFrame(board, frame.timeFrame)
                const place = { row, column }
                const { start, end } = formats.frameEnds(frame.timeFrame)
                return (
                  <chakra.div
                    key={frame.timeFrame}
                    role="group"
                    aria-label={`${formats.shortDay(board.day)}, ${timeFrames[frame.timeFrame]}`}
                    css={weekStyles.frame}
                    data-closed={!frame.open || board.closed !== null || undefined}
                    data-empty={here.length === 0 || undefined}
                    {...placeProps(place)}
                  >
                    <chakra.div fontSize="xs" lineHeight="1.35">
                      <chakra.span
                        display="block"
                        fontWeight="semibold"
                      >{`${start}-${end}`}</chakra.span>
                      <FrameState board={board} frame={frame} />
                    </chakra.div>
                    {here.map((job) => (
                      <JobTile
                        key={job.id}
                        job={job}
                        board={board}
                        now={now}
                        isCompact
                        handlers={handlers}
                        {...tileProps(job, place)}
                      />
                    ))}
                  </chakra.div>
                )
              })}
            </chakra.section>
          ))}
        </chakra.div>
      </chakra.div>
      {question}
    </>
  )
}
