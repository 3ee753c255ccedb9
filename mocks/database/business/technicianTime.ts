import { timeFrames } from '@/domain/appointments'
import { addDays, businessParts } from '@/domain/businessTime'
import type { Stop } from './capacity/routes'
import { stopsOf, planDay } from './capacity/holders'
import { waysOut, type Way } from './capacity/ways'
import { frameSpan, hoursKey, minutesOf, timeOf } from './capacity/windows'
import { isFields } from './checkedFields'
import { nowOf, todayOf, type Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuseField, refuseMissing, refuseStale } from './refusal'
import { present, updateRow } from './rows'
import { nextNumber, type JobRow, type TechnicianRow } from './tables'
import { jobView } from './views'

/** A technician who is there; refuses with 404 when not. */
function technicianOf({ tables }: Context, id: string | null): TechnicianRow {
  const technician = tables.technicians.get(id ?? '')
  if (!technician || technician.deleted_at !== null) refuseMissing('This technician is gone.')
  return technician
}

/** The jobs that a technician was given and cannot do any more as they are, those of today until their frame is over. */
function affectedJobs(context: Context, technicianId: string): JobRow[] {
  const { tables } = context
  const local = businessParts(new Date(nowOf(context)))
  const given = present(tables.jobs).filter(
    (job) =>
      job.technician_id === technicianId &&
      job.status === 'Assigned' &&
      (job.scheduled_date > local.date ||
        (job.scheduled_date === local.date && frameSpan(job.scheduled_time).ends > local.minutes)),
  )
  const days = new Set(given.map(({ scheduled_date }) => scheduled_date))
  const away = [...tables.technician_absences.values()].filter(
    ({ technician_id }) => technician_id === technicianId,
  )
  // What has not begun by now begins now at the earliest.
  const isAway = ({ day, starts, minutes }: Stop) => {
    const from = day === local.date ? Math.max(starts, local.minutes) : starts
    return away.some(
      (absence) =>
        absence.day === day &&
        minutesOf(absence.starts) < from + minutes &&
        minutesOf(absence.ends) > from,
    )
  }
  const unfit = new Set(
    [...days]
      .flatMap((day) => stopsOf(planDay(context, day), technicianId))
      .filter((stop) => !stop.fits || isAway(stop))
      .map(({ id }) => id),
  )
  return given
    .filter(({ id }) => unfit.has(id))
    .sort(
      (one, other) =>
        one.scheduled_date.localeCompare(other.scheduled_date) ||
        timeFrames.indexOf(one.scheduled_time) - timeFrames.indexOf(other.scheduled_time) ||
        (one.id < other.id ? -1 : 1),
    )
}

const unplan: Way = { kind: 'unplan', line: 'Back to be planned.' }

function timeOfTechnician(context: Context, id: string) {
  const { tables } = context
  const { version, home_zip } = technicianOf(context, id)
  const isTheirs = (row: { technician_id: string }) => row.technician_id === id
  return {
    technician_id: id,
    version,
    home_zip,
    hours: [...tables.technician_hours.values()]
      .filter(isTheirs)
      .map(({ weekday, starts, ends }) => ({ weekday, starts, ends }))
      .sort((one, other) => one.weekday - other.weekday),
    absences: [...tables.technician_absences.values()]
      .filter((row) => isTheirs(row) && row.day >= todayOf(context))
      .map(({ technician_id: _technician, ...shown }) => shown)
      .sort(
        (one, other) => one.day.localeCompare(other.day) || one.starts.localeCompare(other.starts),
      ),
    affected: affectedJobs(context, id).map((job) => ({
      job: jobView(context, job),
      ways: [...waysOut(context, job, { technicians: 1, times: 1 }), unplan],
    })),
  }
}

/** A time of day such as 08:00 or 24:00, in minutes after midnight; null when it is none. */
export function clockMinutes(text: unknown): number | null {
  const isClock = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(String(text))
  return isClock ? minutesOf(String(text)) : null
}

type Hours = { weekday: number; starts: string; ends: string }

function readHours(hours: unknown): Hours[] {
  if (!Array.isArray(hours) || hours.length > 7) refuseField('hours', 'invalid')
  const read = (hours as unknown[]).map((line): Hours => {
    if (!isFields(line) || !/^[0-6]$/.test(String(line.weekday))) refuseField('hours', 'invalid')
    const [starts, ends] = [clockMinutes(line.starts), clockMinutes(line.ends)]
    if (starts === null || ends === null || ends <= starts) refuseField('hours', 'invalid')
    return { weekday: Number(line.weekday), starts: timeOf(starts), ends: timeOf(ends) }
  })
  if (new Set(read.map(({ weekday }) => weekday)).size < read.length) {
    refuseField('hours', 'invalid')
  }
  return read
}

function saveHours(
  context: Context,
  id: string | null,
  version: number | null,
  hours: unknown,
  homeZip: string | null,
) {
  const { tables } = context
  const technician = technicianOf(context, id)
  if (technician.version !== version) refuseStale(technician.version, 'this technician')
  const home_zip = (homeZip ?? '').trim()
  if (!/^(\d{5})?$/.test(home_zip)) refuseField('home_zip', 'invalid')
  const lines = readHours(hours)
  for (let weekday = 0; weekday < 7; weekday += 1) {
    tables.technician_hours.delete(hoursKey(technician.id, weekday))
  }
  for (const line of lines) {
    const key = hoursKey(technician.id, line.weekday)
    tables.technician_hours.set(key, { technician_id: technician.id, ...line })
  }
  updateRow(context, 'technicians', technician.id, { home_zip })
  return timeOfTechnician(context, technician.id)
}

/** Keeps a technician away on a day; what overlaps or touches becomes one. */
function addAbsence({ tables }: Context, technician_id: string, day: string, away: Times): void {
  const merged = { ...away }
  for (const row of tables.technician_absences.values()) {
    const [starts, ends] = [minutesOf(row.starts), minutesOf(row.ends)]
    const isBeside = starts <= away.ends && ends >= away.starts
    if (row.technician_id !== technician_id || row.day !== day || !isBeside) continue
    merged.starts = Math.min(merged.starts, starts)
    merged.ends = Math.max(merged.ends, ends)
    tables.technician_absences.delete(row.id)
  }
  const id = nextNumber(tables, 'technician_absences')
  const times = { starts: timeOf(merged.starts), ends: timeOf(merged.ends) }
  tables.technician_absences.set(id, { id, technician_id, day, ...times })
}

type Times = { starts: number; ends: number }
const mostDays = 62

function addAbsences(
  context: Context,
  id: string | null,
  days: readonly string[] | null,
  from: string | null,
  until: string | null,
) {
  const technician = technicianOf(context, id)
  const [starts, ends] = [clockMinutes(from), clockMinutes(until)]
  if (starts === null) refuseField('starts', 'invalid')
  if (ends === null || ends <= starts) refuseField('ends', 'invalid')
  if (!days || days.length === 0) refuseField('days', 'required')
  if (days.length > mostDays) refuseField('days', 'too_large')
  const today = todayOf(context)
  if (days.some((day) => day > addDays(today, 3660))) refuseField('days', 'invalid')
  if (days.some((day) => day < today)) refuseField('days', 'in_the_past')
  for (const day of new Set(days)) addAbsence(context, technician.id, day, { starts, ends })
  return timeOfTechnician(context, technician.id)
}

const whose = { technician_id: 'text' } as const

/** When technicians work, and who could do what they cannot. */
export const technicianTimeFunctions: DatabaseFunctions = {
  technician_time: forAdmins(whose, (context, { technician_id }) =>
    timeOfTechnician(context, technicianOf(context, technician_id).id),
  ),
  save_technician_hours: forAdmins(
    { ...whose, version: 'integer', hours: 'jsonb', home_zip: 'text' },
    (context, { technician_id, version, hours, home_zip }) =>
      saveHours(context, technician_id, version, hours, home_zip),
  ),
  add_absences: forAdmins(
    { ...whose, days: 'dates', starts: 'text', ends: 'text' },
    (context, { technician_id, days, starts, ends }) =>
      addAbsences(context, technician_id, days, starts, ends),
  ),
  remove_absences: forAdmins({ ...whose, ids: 'bigints' }, (context, { technician_id, ids }) => {
    const { id } = technicianOf(context, technician_id)
    const { technician_absences: absences } = context.tables
    for (const row of absences.values()) {
      if (row.technician_id === id && ids?.includes(row.id)) absences.delete(row.id)
    }
    return timeOfTechnician(context, id)
  }),
  call_in_sick: forAdmins(whose, (context, { technician_id }) => {
    const { id } = technicianOf(context, technician_id)
    const { date, minutes } = businessParts(new Date(nowOf(context)))
    addAbsence(context, id, date, { starts: minutes, ends: 24 * 60 })
    return timeOfTechnician(context, id)
  }),
  suggest_technicians: forAdmins({ job_id: 'text' }, (context, { job_id }) => {
    const job = context.tables.jobs.get(job_id ?? '')
    return job ? waysOut(context, job, { technicians: 3, times: 2 }) : []
  }),
}
