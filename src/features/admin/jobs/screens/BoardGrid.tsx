import { chakra } from '@chakra-ui/react'
import { CalendarOff } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { BoardDay } from '@/domain/capacity'
import { businessToday } from '@/domain/businessTime'
import type { Technician } from '@/domain/technicians'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { jobWords } from '../words'
import { FrameState } from './FrameState'
import { JobTile, type TileHandlers } from './JobTile'
import { boardRows, dayPlan, jobsAt, type BoardRow, type Place } from './boardPlaces'
import { boardStyles } from './boardStyles'
import { useBoardMove } from './useBoardMove'
import { useBusinessClock } from '@/features/admin/shared/screens/useBusinessClock'

const asRow = { role: 'row' }

type BoardGridProps = {
  board: BoardDay
  crew: readonly Technician[]
  handlers: TileHandlers
}

/** The board of one day: a row for each technician, a column for each time frame. */
export function BoardGrid({ board, crew, handlers }: BoardGridProps) {
  const { board: words, unassigned } = useWords(jobWords)
  const { timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  const now = useBusinessClock()
  const today = businessToday(now)
  const rows = useMemo(() => boardRows(crew, board), [crew, board])
  const plan = useMemo(() => dayPlan(board, rows, today), [board, rows, today])
  const grid = useRef<HTMLTableElement>(null)
  const nameOf = ({ row, column }: Place) => {
    const frame = board.frames[column]?.timeFrame
    return [rows[row]?.name ?? unassigned, frame ? timeFrames[frame] : ''] as const
  }
  const { said, question, placeProps, tileProps } = useBoardMove(plan, nameOf, grid)

  return (
    <>
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
      <chakra.div
        css={boardStyles.scroller}
        tabIndex={0}
        role="region"
        aria-label={words.label(formats.longDay(board.day))}
      >
        <chakra.table ref={grid} role="table" css={boardStyles.table}>
          <chakra.thead role="rowgroup">
            <tr {...asRow}>
              <chakra.th role="columnheader" scope="col">
                {words.technician}
              </chakra.th>
              {board.frames.map((frame) => (
                <chakra.th role="columnheader" key={frame.timeFrame} scope="col">
                  <chakra.span display="block">{timeFrames[frame.timeFrame]}</chakra.span>
                  <FrameState board={board} frame={frame} />
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <chakra.tbody role="rowgroup">
            {rows.map((technician, row) => (
              <tr {...asRow} key={technician?.id ?? 'nobody'}>
                <RowHead technician={technician} board={board} />
                {board.frames.map(({ timeFrame }, column) => {
                  const place = { row, column }
                  const here = jobsAt(board, technician, timeFrame)
                  return (
                    <chakra.td
                      role="cell"
                      key={timeFrame}
                      data-empty={here.length === 0 || undefined}
                      data-frame={timeFrames[timeFrame]}
                      {...placeProps(place)}
                    >
                      {here.map((job) => (
                        <JobTile
                          key={job.id}
                          job={job}
                          board={board}
                          now={now}
                          handlers={handlers}
                          {...tileProps(job, place)}
                        />
                      ))}
                    </chakra.td>
                  )
                })}
              </tr>
            ))}
          </chakra.tbody>
        </chakra.table>
      </chakra.div>
      {question}
    </>
  )
}

function RowHead({ technician, board }: { technician: BoardRow; board: BoardDay }) {
  const { board: words, unassigned } = useWords(jobWords)
  const { decimal } = useFormats()
  const onDay = board.technicians.find(({ id }) => id === technician?.id)
  return (
    <chakra.th role="rowheader" scope="row">
      <span>{technician?.name ?? unassigned}</span>
      {technician && (
        <chakra.span display="block" fontWeight="normal" fontSize="xs" color="fg.muted">
          {technician.dutyStatus === 'off-duty' ? words.offDuty : technician.location}
        </chakra.span>
      )}
      {onDay && onDay.windowMinutes > 0 && (
        <chakra.span display="block" fontWeight="normal" fontSize="xs" color="fg.muted">
          {words.booked(decimal(onDay.bookedMinutes / 60), decimal(onDay.windowMinutes / 60))}
        </chakra.span>
      )}
      {onDay?.absent && (
        <chakra.span
          display="flex"
          alignItems="flex-start"
          gap="1"
          fontSize="xs"
          color="danger.fg"
          mt="0.5"
        >
          <chakra.span aria-hidden="true" display="inline-flex" flexShrink="0" mt="0.5">
            <CalendarOff size={14} />
          </chakra.span>
          {words.absentToday}
        </chakra.span>
      )}
    </chakra.th>
  )
}
