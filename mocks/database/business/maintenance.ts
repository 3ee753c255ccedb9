import type { MaintenanceWindow } from '@/domain/settings'
import { cleanText, isBlank } from '@/domain/text'
import { nowOf, nowText, instantText, type Context } from './context'
import { forAdmins, forPeople, type DatabaseFunctions } from './functions'
import { refuseField, refuseMissing } from './refusal'
import { insertRow, updateRow } from './rows'
import { nextNumber } from './tables'
import type { Wire } from './wire'

const dayMs = 86_400_000
const longestMs = 7 * dayMs

function planned(context: Context): Wire<MaintenanceWindow>[] {
  return [...context.tables.maintenance_windows.values()]
    .filter((row) => row.cancelled_at === null && Date.parse(row.ends_at) > nowOf(context))
    .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
    .map(({ id, starts_at, ends_at, message }) => ({ id, starts_at, ends_at, message }))
}

function schedule(
  context: Context,
  starts: string | null,
  ends: string | null,
  message: string | null,
) {
  const text = cleanText(message ?? '')
  if (isBlank(text)) refuseField('message', 'required')
  if ([...text].length > 300) refuseField('message', 'too_long')
  if (starts === null) refuseField('starts_at', 'required')
  const [from, to] = [Date.parse(starts), Date.parse(ends ?? '')]
  if (ends === null || to <= from || to > from + longestMs) refuseField('ends_at', 'invalid')
  if (to <= nowOf(context)) refuseField('ends_at', 'in_the_past')
  const id = nextNumber(context.tables, 'maintenance_windows')
  insertRow(context, 'maintenance_windows', id, {
    id,
    starts_at: instantText(from),
    ends_at: instantText(to),
    message: text,
    created_by: context.accountId,
    created_at: nowText(context),
    cancelled_at: null,
  })
  return planned(context)
}

/** Planned work that visitors are told about. */
export const maintenanceFunctions: DatabaseFunctions = {
  current_maintenance: forPeople({}, (context) => {
    const soonest = planned(context)[0]
    const begins = soonest ? Date.parse(soonest.starts_at) : Number.POSITIVE_INFINITY
    return begins <= nowOf(context) + dayMs ? soonest : null
  }),
  list_maintenance: forAdmins({}, planned),
  schedule_maintenance: forAdmins(
    { starts_at: 'timestamptz', ends_at: 'timestamptz', message: 'text' },
    (context, { starts_at, ends_at, message }) => schedule(context, starts_at, ends_at, message),
  ),
  cancel_maintenance: forAdmins({ id: 'bigint' }, (context, { id }) => {
    const window = context.tables.maintenance_windows.get(id ?? 0)
    if (!window || window.cancelled_at !== null) {
      refuseMissing('There is no such planned maintenance.')
    }
    updateRow(context, 'maintenance_windows', window.id, { cancelled_at: nowText(context) })
    return planned(context)
  }),
}
