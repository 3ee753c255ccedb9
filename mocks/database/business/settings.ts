import type { FieldError } from '@/domain/businessFailures'
import { settingGroups, settingValueProblem, type ApiSettings } from '@/domain/settings'
import { cleanText } from '@/domain/text'
import { bookingRules } from './bookingRules'
import { checkedFields, fieldProblem, isFields, type Fields } from './checkedFields'
import { columnsOf } from './columns'
import type { Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuse, refuseField, refuseFields, refuseStale } from './refusal'
import { updateRow } from './rows'
import type { SettingRow } from './tables'
import type { Wire } from './wire'

const valueHint = 'Some settings cannot have this value.'

function listSettings({ tables, database }: Context) {
  return [...tables.settings.values()]
    .sort(
      (one, other) =>
        settingGroups.indexOf(one.group_name) - settingGroups.indexOf(other.group_name) ||
        one.position - other.position,
    )
    .map(({ group_name: group, updated_at: _updated, ...shown }) => ({
      ...shown,
      group,
      available: shown.key !== 'two_factor' || database.settings.twoFactorAvailable,
    }))
}

// Who asks others for a second factor has shown their own.
function factorProblem(
  { database, aal }: Context,
  { key, value: stored }: SettingRow,
  value: string,
) {
  if (key !== 'two_factor' || stored === 'Enabled' || cleanText(value) !== 'Enabled') return null
  if (!database.settings.twoFactorAvailable) return 'not_available'
  return aal === 'aal2' ? null : 'own_factor_first'
}

function saveSettings(context: Context, changes: unknown) {
  if (!Array.isArray(changes)) refuseField('changes', 'required')
  const asked = (changes as unknown[]).map((change) => (isFields(change) ? change : {}))
  const stored = (change: Fields) => context.tables.settings.get(String(change.key))
  const errors = asked.flatMap(({ key, value, ...rest }): FieldError[] => {
    const setting = stored({ key, ...rest })
    const field = String(key)
    if (!setting) return [{ field, problem: 'not_offered' }]
    if ((value ?? '') === '') return [{ field, problem: 'required' }]
    const text = typeof value === 'string' ? cleanText(value) : ''
    // Nothing but spaces is no value either, but it was given.
    const problem = text
      ? (settingValueProblem(setting, text) ?? factorProblem(context, setting, text))
      : 'invalid'
    return problem ? [{ field, problem }] : []
  })
  if (errors.length > 0) refuseFields(errors, valueHint)
  const keys = asked
    .filter((change) => stored(change)?.version !== change.version)
    .map(({ key }) => String(key))
  if (keys.length > 0) {
    refuse('PT409', 'stale', { keys }, 'Somebody else has changed these settings in the meantime.')
  }
  for (const { key, value } of asked) {
    updateRow(context, 'settings', String(key), { value: cleanText(String(value)) })
  }
  return listSettings(context)
}

/** The one row of the settings for integrations. */
function apiRow({ tables }: Context) {
  const row = tables.api_settings.get('true')
  if (!row) throw new Error('The database has no API settings')
  return row
}

function apiSettings(context: Context): Wire<ApiSettings> {
  const {
    seats_per_frame,
    days_ahead,
    limit_per_contact,
    limit_per_address,
    move_until,
    reminder_hour,
    link_days,
  } = bookingRules(context.tables)
  const { directions_url, version } = apiRow(context)
  return {
    seats_per_frame,
    days_ahead,
    limit_per_contact,
    limit_per_address,
    move_until: move_until as ApiSettings['moveUntil'],
    reminder_hour,
    link_days,
    directions_url,
    version,
  }
}

function saveApiSettings(context: Context, version: number | null, fields: unknown) {
  const stored = apiRow(context)
  if (stored.version !== version) refuseStale(stored.version, 'these settings')
  const offered = Object.keys(columnsOf.booking_rules ?? {})
  const given = isFields(fields) ? fields : {}
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => isWanted(name)))
  const rules = checkedFields(
    'booking_rules',
    pick((name) => name !== 'directions_url'),
    offered,
  )
  const api = checkedFields(
    'api_settings',
    pick((name) => !offered.includes(name)),
    ['directions_url'],
  )
  const missing = offered.find((name) => name in rules && rules[name] === null)
  if (missing) refuseField(missing, 'required')
  const broken = [
    ...offered.filter(
      (name) => name in rules && !columnsOf.booking_rules?.[name]?.fits(rules[name]),
    ),
    ...('directions_url' in api &&
    api.directions_url !== null &&
    !columnsOf.api_settings?.directions_url?.fits(api.directions_url)
      ? ['directions_url']
      : []),
  ].sort()
  if (broken[0]) refuseFields([fieldProblem(broken[0], given)], valueHint)
  updateRow(context, 'booking_rules', 'true', rules)
  const directions_url = String(api.directions_url ?? stored.directions_url)
  updateRow(context, 'api_settings', 'true', { directions_url, version: stored.version + 1 })
  return apiSettings(context)
}

/** The settings of the business, and those of booking and directions. */
export const settingFunctions: DatabaseFunctions = {
  list_settings: forAdmins({}, listSettings),
  save_settings: forAdmins({ changes: 'jsonb' }, (context, { changes }) =>
    saveSettings(context, changes),
  ),
  get_api_settings: forAdmins({}, apiSettings),
  save_api_settings: forAdmins(
    { version: 'integer', fields: 'jsonb' },
    (context, { version, fields }) => saveApiSettings(context, version, fields),
  ),
}
