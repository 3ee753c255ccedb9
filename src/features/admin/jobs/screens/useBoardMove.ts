import { useSetAtom } from 'jotai'
import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { BoardJob } from '@/domain/capacity'
import { useOverbooking } from '@/features/admin/shared/screens/useOverbooking'
import { useWords } from '@/platform/words/words'
import { moveJobAtom } from '../state'
import { jobWords } from '../words'
import { canDrop, type BoardPlan, type Place } from './boardPlaces'

const steps: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/**
 * Moves a job on a board: `put` at once (after a drag), or by its grip from the keyboard, telling a screen
 * reader each place on the way. Refused, the job goes back and it is told why; what only does not fit can be
 * booked anyway: draw `question`.
 * @param nameOf names a place, by its row and its column
 * @param grid the element around the places, each with its `data-place`
 */
export function useBoardMove(
  plan: BoardPlan,
  nameOf: (place: Place) => readonly [string, string],
  grid: RefObject<HTMLElement | null>,
) {
  const { board: words, done } = useWords(jobWords)
  const move = useSetAtom(moveJobAtom)
  const { attempt, question } = useOverbooking()
  const [carried, setCarried] = useState<BoardJob | null>(null)
  const [dragged, setDragged] = useState<BoardJob | null>(null)
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

  async function put(job: BoardJob, place: Place) {
    const state = plan.stateOf(job, place)
    const to = plan.targetOf(job, place)
    if (state === 'here') return setSaid(words.left(job.id))
    if (!canDrop(state) || !to) return setSaid(words.refused(job.id, words[state]))
    const [row, column] = nameOf(place)
    setSaid(words.dropped(job.id, row, column))
    dropped.current = job.id
    await attempt((overbook) => move({ job, ...to, overbook }), { title: done.moved(job.id) })
  }

  function end() {
    setCarried(null)
    setDragged(null)
    setTarget(null)
  }

  function leave() {
    if (carried) setSaid(words.left(carried.id))
    setCarried(null)
    if (!dragged) setTarget(null)
  }

  function toggle(job: BoardJob, place: Place) {
    if (carried?.id === job.id && target) {
      end()
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
      row: Math.min(Math.max(target.row + step.row, 0), plan.rows - 1),
      column: Math.min(Math.max(target.column + step.column, 0), plan.columns - 1),
    }
    setTarget(next)
    const [row, column] = nameOf(next)
    setSaid(words.place(row, column, words[plan.stateOf(carried, next)]))
    grid.current
      ?.querySelector(`[data-place="${next.row},${next.column}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const moving = carried ?? dragged

  return {
    /** The job under way, by keyboard or by drag. */
    moving,
    said,
    question,
    /** What a place needs: it takes what is dropped, and shows whether it would. */
    placeProps(place: Place) {
      const state = moving ? plan.stateOf(moving, place) : null
      const isAimed = target?.row === place.row && target.column === place.column
      return {
        'data-place': `${place.row},${place.column}`,
        'data-state': state ?? undefined,
        'data-aimed': (moving && isAimed) || undefined,
        onDragOver: (event: DragEvent) => {
          if (!dragged || !state || !(canDrop(state) || state === 'here')) return
          event.preventDefault()
          if (!isAimed) setTarget(place)
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          if (dragged) void put(dragged, place)
          end()
        },
      }
    },
    /** What a job's tile needs to be moved. */
    tileProps(job: BoardJob, place: Place) {
      return {
        isCarried: moving?.id === job.id,
        onDragStart: () => setDragged(job),
        onDragEnd: end,
        onGrip: () => toggle(job, place),
        onGripKey: onKey,
        onGripBlur: leave,
      }
    },
  }
}
