import type { EnteredOf, Fields } from './fields'
import { currencies, dateFormats, timeZones } from './formatSettings'
import { passwordRequirements } from './password'

/** Kinds of settings. */
const settingKinds = [
  'text',
  'phone',
  'email',
  'url',
  'toggle',
  'select',
  'number',
  'time',
] as const
export type SettingKind = (typeof settingKinds)[number]

/** Groups of settings, in the order they are shown. */
export const settingGroups = [
  'Company Information',
  'Notification Settings',
  'Security Settings',
  'System Configuration',
] as const
export type SettingGroup = (typeof settingGroups)[number]

export const toggleValues = ['Enabled', 'Disabled'] as const

type SettingDescription = {
  readonly group: SettingGroup
  readonly kind: SettingKind
  /** The value of a new system. */
  readonly initial: string
  /** What a select offers. */
  readonly options?: readonly string[]
  /** What a number counts. */
  readonly unit?: string
  /** The least and the most that a number may be. */
  readonly least?: number
  readonly most?: number
}

/** The settings by their keys, in the order they are shown within their groups. */
const settingFields = {
  company_name: { group: 'Company Information', kind: 'text', initial: 'Sunline Auto Glass' },
  business_address: {
    group: 'Company Information',
    kind: 'text',
    initial: '1200 Figueroa Street, Los Angeles, CA 90015',
  },
  phone: { group: 'Company Information', kind: 'phone', initial: '(555) 010-0199' },
  email: { group: 'Company Information', kind: 'email', initial: 'hello@sunline.example' },
  website: { group: 'Company Information', kind: 'url', initial: 'https://sunline.example' },
  new_order_notifications: { group: 'Notification Settings', kind: 'toggle', initial: 'Enabled' },
  low_stock_alerts: { group: 'Notification Settings', kind: 'toggle', initial: 'Enabled' },
  technician_updates: { group: 'Notification Settings', kind: 'toggle', initial: 'Enabled' },
  customer_messages: { group: 'Notification Settings', kind: 'toggle', initial: 'Enabled' },
  email_notifications: { group: 'Notification Settings', kind: 'toggle', initial: 'Enabled' },
  two_factor: { group: 'Security Settings', kind: 'toggle', initial: 'Disabled' },
  session_timeout: {
    group: 'Security Settings',
    kind: 'select',
    initial: '30 minutes',
    options: ['15 minutes', '30 minutes', '60 minutes', '120 minutes'],
  },
  password_requirements: {
    group: 'Security Settings',
    kind: 'select',
    initial: 'Strong',
    options: passwordRequirements,
  },
  login_attempts: {
    group: 'Security Settings',
    kind: 'number',
    initial: '5',
    least: 3,
    most: 20,
  },
  lockout_duration: {
    group: 'Security Settings',
    kind: 'select',
    initial: '15 minutes',
    options: ['5 minutes', '15 minutes', '30 minutes', '60 minutes'],
  },
  currency: {
    group: 'System Configuration',
    kind: 'select',
    initial: 'USD',
    options: currencies,
  },
  time_zone: {
    group: 'System Configuration',
    kind: 'select',
    initial: 'Pacific Time',
    options: timeZones,
  },
  date_format: {
    group: 'System Configuration',
    kind: 'select',
    initial: 'MM/DD/YYYY',
    options: dateFormats,
  },
  business_hours: { group: 'System Configuration', kind: 'time', initial: '8:00 AM - 6:00 PM' },
  service_radius: {
    group: 'System Configuration',
    kind: 'number',
    initial: '25',
    unit: 'miles',
    least: 1,
    most: 500,
  },
} as const satisfies { readonly [key: string]: SettingDescription }

export type SettingKey = keyof typeof settingFields

/** A value that a select offers. */
export type SettingOption = Extract<
  (typeof settingFields)[SettingKey],
  { options: readonly string[] }
>['options'][number]

/** A description of each setting, with its key. */
export const settingDescriptions = Object.entries(settingFields) as readonly [
  SettingKey,
  SettingDescription,
][]

/** One setting. The value is text whatever the kind: a toggle is Enabled or Disabled. */
export type Setting = {
  key: string
  group: SettingGroup
  label: string
  kind: SettingKind
  value: string
  /** What a select offers. */
  options: string[]
  /** Shown after a number, like "miles"; empty when there is none. */
  unit: string
  /** The least and the most that a number may be. */
  least?: number | null
  most?: number | null
  /** False when the backend cannot do what the setting is for. */
  available?: boolean
  position: number
  version: number
}

/** A setting as it is sent to be saved. */
export type SettingChange = { key: string; value: string; version: number }

const clock = '(?:0?[1-9]|1[0-2]):[0-5]\\d (?:AM|PM)'
const patterns: Partial<Record<SettingKind, RegExp>> = {
  phone: /^[0-9+()\-. ]{7,30}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  url: /^https?:\/\/[^\s/$.?#][^\s]*$/i,
  number: /^\d{1,6}$/,
  time: new RegExp(`^${clock}(?: - ${clock})?$`),
}

// Hours that end before they begin are none; a single time has no end.
function isForward(text: string): boolean {
  const [from = 0, until = Infinity] = text.split(' - ').map((time) => {
    const [, hours = '', minutes = '', half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? []
    return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 720 : 0)
  })
  return from < until
}

type ValueRules = Pick<Setting, 'kind' | 'options' | 'least' | 'most'>

/** What is wrong with a value of a setting; null when it may hold it. The database keeps the same rules. */
export function settingValueProblem(
  setting: ValueRules,
  value: string,
): 'required' | 'invalid' | 'too_small' | 'too_large' | null {
  if (value.trim() === '') return 'required'
  if (!isOfKind(setting, value)) return 'invalid'
  if (setting.kind !== 'number') return null
  const { least, most } = setting
  if (typeof least === 'number' && Number(value) < least) return 'too_small'
  return typeof most === 'number' && Number(value) > most ? 'too_large' : null
}

/** True when the value is one that the setting may hold. */
export function isSettingValue(setting: ValueRules, value: string): boolean {
  return settingValueProblem(setting, value) === null
}

function isOfKind(setting: ValueRules, value: string): boolean {
  const text = value.trim()
  if (text.length > 500) return false
  if (setting.kind === 'toggle') return (toggleValues as readonly string[]).includes(text)
  if (setting.kind === 'select') return setting.options.includes(text)
  if (setting.kind === 'time' && !isForward(text)) return false
  return patterns[setting.kind]?.test(text) ?? true
}

/** The rules of the public booking interface and of directions ("API Settings"). */
export const apiSettingFields = {
  /** Appointments that can be booked in one time frame. */
  seatsPerFrame: { kind: 'whole', required: true },
  /** How many days ahead a visitor can book. */
  daysAhead: { kind: 'whole', required: true, max: 365 },
  /** Bookings per hour that one phone number or e-mail may make. */
  limitPerContact: { kind: 'whole', required: true, min: 1 },
  /** Bookings per hour that one network address may make. */
  limitPerAddress: { kind: 'whole', required: true, min: 1 },
  /** Until when a customer may move an appointment or call it off by its link. */
  moveUntil: { kind: 'choice', required: true, options: ['on_the_way', 'day_before'] },
  /** The hour at which the reminder goes out on the day before, business time, 24-hour clock. */
  reminderHour: { kind: 'whole', required: true, min: 8, max: 20 },
  /** For how many days after the appointment its link holds. */
  linkDays: { kind: 'whole', required: true, min: 1, max: 365 },
  /** Where Navigate leads; {address} stands for the address. */
  directionsUrl: { kind: 'text', required: true, maxLength: 500 },
} as const satisfies Fields

export type ApiSettings = EnteredOf<typeof apiSettingFields> & { version: number }

/** Planned work that visitors are told about. Instants are ISO 8601. */
export type MaintenanceWindow = {
  id: number
  startsAt: string
  endsAt: string
  message: string
}

/** When a backup was made, and by whom. */
export type BackupRecord = { id: number; madeAt: string; madeBy: string | null; rows: number }

/** How much a backup would hold. `fits`: whether it can be made over the web; `limit` is in rows. */
export type BackupSize = { rows: number; limit: number; fits: boolean }
