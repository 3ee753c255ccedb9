import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { DayBoard, Job } from '@/domain/jobs'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useWords } from '@/platform/words/words'
import { moveJobAtom } from '../state'
import { jobWords } from '../words'
import { placeState, type BoardRow, type Place } from './boardPlaces'

const steps: Record<string, Place> = {
  ArrowUp: { row: -1, frame: 0 },
  ArrowDown: { row: 1, frame: 0 },
  ArrowLeft: { row: 0, frame: -1 },
  ArrowRight: { row: 0, frame: 1 },
}

/**
 * Moves a job on the board: `put` at once (after a drag), or by its grip from the keyboard, telling a
 * screen reader each place on the way. Refused, the job goes back and it is told why.
 */
export function useBoardMove(
  board: DayBoard,
  rows: readonly BoardRow[],
  grid: RefObject<HTMLElement | null>,
) {
  const { board: words, done, unassigned } = useWords(jobWords)
  const move = useSetAtom(moveJobAtom)
  const tell = useTell()
  const [carried, setCarried] = useState<Job | null>(null)
  const [target, setTarget] = useState<Place | null>(null)
  const [said, setSaid] = useState('')
  const dropped = useRef<string | null>(null)

  // A job that was put elsewhere is drawn again there: the focus follows its grip.
  useEffect(() => {
    if (!dropped.current) return
    const grip = grid.current?.querySelector<HTMLElement>(`[data-grip="${dropped.current}"]`)
    if (!grip || document.activeElement !== document.body) return
    grip.focus()
    dropped.current = null
  })

  const nameOf = ({ row, frame }: Place) => ({
    row: rows[row]?.name ?? unassigned,
    frame: board.frames[frame]?.timeFrame ?? '',
  })

  async function put(job: Job, place: Place) {
    const state = placeState(board, rows, job, place)
    const column = board.frames[place.frame]
    if (state === 'here') return setSaid(words.left(job.id))
    if (state !== 'free' || !column) return setSaid(words.refused(job.id))
    const { row, frame } = nameOf(place)
    setSaid(words.dropped(job.id, row, frame))
    dropped.current = job.id
    await tell(
      move({ job, technician: rows[place.row] ?? null, scheduledTime: column.timeFrame }),
      { title: done.moved(job.id) },
    )
  }

  function leave() {
    if (carried) setSaid(words.left(carried.id))
    setCarried(null)
    setTarget(null)
  }

  function toggle(job: Job, place: Place) {
    if (carried?.id === job.id && target) {
      setCarried(null)
      setTarget(null)
      void put(job, target)
      return
    }
    setCarried(job)
    setTarget(place)
    setSaid(words.pickedUp(job.id))
  }

  function onKey(event: KeyboardEvent) {
    if (!carried || !target) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return leave()
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = {
      row: Math.min(Math.max(target.row + step.row, 0), rows.length - 1),
      frame: Math.min(Math.max(target.frame + step.frame, 0), board.frames.length - 1),
    }
    setTarget(next)
    const { row, frame } = nameOf(next)
    const state = placeState(board, rows, carried, next)
    setSaid(words.over(row, frame, words[state]))
    const line = grid.current?.querySelectorAll('tbody tr')[next.row]
    const cell = line?.querySelectorAll('td')[next.frame]
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return { carried, target, said, put, leave, toggle, onKey }
}
