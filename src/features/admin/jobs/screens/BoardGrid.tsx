import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { DayBoard, Job } from '@/domain/jobs'
import type { Technician } from '@/domain/technicians'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { jobWords } from '../words'
import { JobTile } from './JobTile'
import { boardRows, jobsAt, placeState, type BoardRow, type Place } from './boardPlaces'
import { boardStyles } from './boardStyles'
import { useBoardMove } from './useBoardMove'

const asRow = { role: 'row' }

type BoardGridProps = {
  board: DayBoard
  crew: readonly Technician[]
  onOpen: (id: string) => void
  onReschedule: (job: Job) => void
}

/** The board itself: a row for each technician, a column for each time frame. */
export function BoardGrid({ board, crew, onOpen, onReschedule }: BoardGridProps) {
  const { board: words } = useWords(jobWords)
  const { timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  const rows = boardRows(crew, board)
  const grid = useRef<HTMLTableElement>(null)
  const { carried, target, said, ...carrying } = useBoardMove(board, rows, grid)
  const [dragged, setDragged] = useState<Job | null>(null)
  const [over, setOver] = useState<Place | null>(null)
  const moving = carried ?? dragged
  const aimed = carried ? target : over

  return (
    <>
      <chakra.p textStyle="small" color="fg.muted" display={{ base: 'none', md: 'block' }}>
        {words.hint}
      </chakra.p>
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
              {board.frames.map(({ timeFrame, open, seatsLeft }) => (
                <chakra.th role="columnheader" key={timeFrame} scope="col">
                  <chakra.span display="block">{timeFrames[timeFrame]}</chakra.span>
                  <chakra.span display="block" fontWeight="normal" color="fg.muted">
                    {!open ? words.closed : seatsLeft < 1 ? words.full : words.seats(seatsLeft)}
                  </chakra.span>
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <chakra.tbody role="rowgroup">
            {rows.map((technician, row) => (
              <tr {...asRow} key={technician?.id ?? 'nobody'}>
                <RowHead technician={technician} />
                {board.frames.map(({ timeFrame }, frame) => {
                  const place = { row, frame }
                  const here = jobsAt(board, technician, timeFrame)
                  const state = moving && placeState(board, rows, moving, place)
                  const isAimed = aimed?.row === row && aimed.frame === frame
                  return (
                    <chakra.td
                      role="cell"
                      key={timeFrame}
                      data-state={state ?? undefined}
                      data-aimed={isAimed || undefined}
                      data-empty={here.length === 0 || undefined}
                      data-frame={timeFrame}
                      onDragOver={(event) => {
                        if (!dragged || (state !== 'free' && state !== 'here')) return
                        event.preventDefault()
                        if (!isAimed) setOver(place)
                      }}
                      onDrop={(event) => {
                        event.preventDefault()
                        if (dragged) void carrying.put(dragged, place)
                        setDragged(null)
                        setOver(null)
                      }}
                    >
                      {here.map((job) => (
                        <JobTile
                          key={job.id}
                          job={job}
                          isCarried={moving?.id === job.id}
                          onOpen={onOpen}
                          onReschedule={onReschedule}
                          onDragStart={() => setDragged(job)}
                          onDragEnd={() => {
                            setDragged(null)
                            setOver(null)
                          }}
                          onGrip={() => carrying.toggle(job, place)}
                          onGripKey={(event) => carrying.onKey(event)}
                          onGripBlur={carrying.leave}
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
    </>
  )
}

function RowHead({ technician }: { technician: BoardRow }) {
  const { board: words, unassigned } = useWords(jobWords)
  return (
    <chakra.th role="rowheader" scope="row">
      <span>{technician?.name ?? unassigned}</span>
      {technician && (
        <chakra.span display="block" fontWeight="normal" fontSize="xs" color="fg.muted">
          {technician.dutyStatus === 'off-duty' ? words.offDuty : technician.location}
        </chakra.span>
      )}
    </chakra.th>
  )
}
