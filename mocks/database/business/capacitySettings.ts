import { isCalendarDate } from '@/domain/businessTime'
import { isServiceType } from '@/domain/services'
import { cleanText } from '@/domain/text'
import { bookingRules } from './bookingRules'
import { isStaffed } from './capacity/windows'
import { checkedFields, fieldProblem, isFields, type Fields } from './checkedFields'
import { columnsOf } from './columns'
import { todayOf, type Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuseField, refuseFields, refuseStale } from './refusal'
import { present, updateRow } from './rows'
import { noteChange } from './savedGroups'
import { clockMinutes } from './technicianTime'

/** Opening hours by weekday. */
export const openingHoursOf = ({ tables }: Context) =>
  [...tables.business_hours.values()].sort((one, other) => one.weekday - other.weekday)

/** The closed days from today on. */
export const closedDaysOf = (context: Context) =>
  [...context.tables.closed_days.values()]
    .filter(({ day }) => day >= todayOf(context))
    .sort((one, other) => one.day.localeCompare(other.day))

function versionOf({ tables }: Context): number {
  return tables.api_settings.get('true')?.version ?? 0
}

function capacitySettings(context: Context) {
  const { tables } = context
  const { seats_per_frame, drive_mph, visit_gap } = bookingRules(tables)
  const known = present(tables.technicians).flatMap(({ specialties }) => specialties)
  return {
    version: versionOf(context),
    seats_per_frame,
    drive_mph,
    visit_gap,
    opening_hours: openingHoursOf(context),
    closed_days: closedDaysOf(context),
    services: [...tables.service_rules.values()].sort((one, other) =>
      one.service_type < other.service_type ? -1 : 1,
    ),
    staffed: isStaffed(tables),
    specialties: [...new Set(known)].sort(),
  }
}

/** The entries of a list of settings; null when it is not to be changed. */
function listOf(fields: Fields, name: string, most: number): Fields[] | null {
  if (!(name in fields)) return null
  const list = fields[name]
  const isList = Array.isArray(list) && list.length <= most && list.every(isFields)
  return isList ? list : refuseField(name, 'invalid')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The lists as they will be stored. Refuses (422) the first that cannot be right. */
function readLists(fields: Fields) {
  const hours = listOf(fields, 'opening_hours', 7)
  const days = listOf(fields, 'closed_days', 400)
  const services = listOf(fields, 'services', 20)
  for (const { weekday, opens, closes } of hours ?? []) {
    const [from, until] = [clockMinutes(opens), clockMinutes(closes)]
    const isRight = /^[0-6]$/.test(String(weekday)) && from !== null && until !== null
    if (!isRight || until < from) refuseField('opening_hours', 'invalid')
  }
  for (const { day, name } of days ?? []) {
    const isRight = typeof day === 'string' && isCalendarDate(day)
    if (!isRight || [...textOf(name)].length > 100) refuseField('closed_days', 'invalid')
  }
  for (const { service_type, minutes, specialty } of services ?? []) {
    const isRight = isServiceType(service_type) && /^\d{1,3}$/.test(String(minutes))
    const isBetween = Number(minutes) >= 5 && Number(minutes) <= 120
    if (!isRight || !isBetween || [...textOf(specialty)].length > 100) {
      refuseField('services', 'invalid')
    }
  }
  return { hours, days, services }
}

function saveLists(context: Context, { hours, days, services }: ReturnType<typeof readLists>) {
  const { tables } = context
  for (const { weekday, opens, closes } of hours ?? []) {
    const line = { weekday: Number(weekday), opens: String(opens), closes: String(closes) }
    tables.business_hours.set(line.weekday, line)
  }
  if (days) {
    for (const { day } of closedDaysOf(context)) tables.closed_days.delete(day)
    for (const { day, name } of days) {
      const key = String(day)
      tables.closed_days.set(key, { day: key, name: cleanText(textOf(name)) })
    }
  }
  for (const { service_type, minutes, specialty } of services ?? []) {
    if (!isServiceType(service_type)) continue
    tables.service_rules.set(service_type, {
      service_type,
      minutes: Number(minutes),
      specialty: cleanText(textOf(specialty)),
    })
  }
}

const lists = ['opening_hours', 'closed_days', 'services']

function saveCapacity(context: Context, version: number | null, fields: unknown) {
  const stored = versionOf(context)
  if (stored !== version) refuseStale(stored, 'these settings')
  if (!isFields(fields)) refuseField('fields', 'invalid')
  const columns = columnsOf.capacity_rules ?? {}
  const plain = Object.fromEntries(Object.entries(fields).filter(([name]) => !lists.includes(name)))
  const rules = checkedFields('capacity_rules', plain, Object.keys(columns))
  const read = readLists(fields)
  const [broken] = Object.keys(rules)
    .filter((name) => !columns[name]?.fits(rules[name]))
    .sort()
  if (broken) {
    refuseFields([fieldProblem(broken, fields)], 'Some settings cannot have this value.')
  }
  updateRow(context, 'booking_rules', 'true', rules)
  saveLists(context, read)
  updateRow(context, 'api_settings', 'true', { version: stored + 1 })
  if (read.hours || read.days) noteChange(context, 'opening_hours')
  return capacitySettings(context)
}

/** How much can be done when, as the owner sets it. */
export const capacityFunctions: DatabaseFunctions = {
  get_capacity_settings: forAdmins({}, capacitySettings),
  save_capacity_settings: forAdmins(
    { version: 'integer', fields: 'jsonb' },
    (context, { version, fields }) => saveCapacity(context, version, fields),
  ),
}
