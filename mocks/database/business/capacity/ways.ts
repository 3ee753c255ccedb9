import { hasFrameBegun, timeFrames, type TimeFrame } from '@/domain/appointments'
import { addDays } from '@/domain/businessTime'
import { nowOf, todayOf, type Context } from '../context'
import { present } from '../rows'
import type { JobRow, TechnicianRow } from '../tables'
import { planDay } from './holders'
import { byNumber, openingOf, type Opening } from './openings'
import { visitOfJob } from './visits'
import { isStaffed, workforce } from './windows'

/** Something that can be done about a job. */
export type Way =
  | {
      kind: 'technician' | 'frame'
      technician_id: string
      technician: string
      extra_minutes: number
      scheduled_date: string
      scheduled_time: TimeFrame
      line: string
    }
  | { kind: 'unplan'; line: string }

// How many days ahead another time is looked for.
const daysAhead = 14

function lineOf(extra: number): string {
  if (extra === 0) return 'Has the skill and is near.'
  const minutes = extra === 1 ? '1 minute' : `${extra} minutes`
  return `Has the skill, ${minutes} of extra driving.`
}

function wayOf(
  kind: 'technician' | 'frame',
  { technician, extra }: Opening,
  day: string,
  frame: TimeFrame,
): Way {
  return {
    kind,
    technician_id: technician.id,
    technician: technician.name,
    extra_minutes: extra,
    scheduled_date: day,
    scheduled_time: frame,
    line: kind === 'frame' ? 'Next time that is free.' : lineOf(extra),
  }
}

const nearest = (one: Opening, other: Opening) =>
  one.extra - other.extra ||
  one.specialties - other.specialties ||
  byNumber(one.technician, other.technician)

/**
 * Who could do a job at its own time, then when else it could be: by the technician who has it, else by the nearest.
 * @param technicians how many others at most
 * @param times how many other times at most
 */
export function waysOut(
  context: Context,
  job: JobRow,
  { technicians, times }: { technicians: number; times: number },
): Way[] {
  const { tables } = context
  if (job.deleted_at !== null || job.status === 'Cancelled') return []
  // As long as nobody has working hours, everybody may be asked.
  const asked = isStaffed(tables) ? workforce(tables) : present(tables.technicians)
  const isOwn = ({ id }: TechnicianRow) => id === job.technician_id
  const openingsAt = (day: string, frame: TimeFrame) => {
    const plan = planDay(context, day)
    const wanted = visitOfJob(tables, job, day, frame)
    return asked.flatMap((technician) => openingOf(plan, technician, wanted, job.id) ?? [])
  }
  const today = todayOf(context)
  const { scheduled_date: day, scheduled_time: frame } = job
  const ways: Way[] = []
  if (day >= today) {
    const others = openingsAt(day, frame)
      .filter(({ technician }) => !isOwn(technician))
      .sort(nearest)
    ways.push(
      ...others.slice(0, technicians).map((opening) => wayOf('technician', opening, day, frame)),
    )
  }
  const now = new Date(nowOf(context))
  const waysAtMost = ways.length + times
  const first = day > today ? day : today
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const other = addDays(first, ahead)
    for (const time of timeFrames) {
      if (ways.length >= waysAtMost) return ways
      if ((other === day && time === frame) || hasFrameBegun(other, time, now)) continue
      const [best] = openingsAt(other, time).sort(
        (one, two) =>
          Number(isOwn(two.technician)) - Number(isOwn(one.technician)) || nearest(one, two),
      )
      if (best) ways.push(wayOf('frame', best, other, time))
    }
  }
  return ways
}
