/** Kinds of settings (specification, section 3). */
export const settingKinds = [
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

/** Groups of settings, in the order they are shown (specification, section 9). */
export const settingGroups = [
  'Company Information',
  'Notification Settings',
  'Security Settings',
  'System Configuration',
] as const
export type SettingGroup = (typeof settingGroups)[number]

export const toggleValues = ['Enabled', 'Disabled'] as const

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

/** True when the value is one that the setting may hold. The database keeps the same rules. */
export function isSettingValue(setting: Pick<Setting, 'kind' | 'options'>, value: string): boolean {
  const text = value.trim()
  if (text.length === 0 || text.length > 500) return false
  if (setting.kind === 'toggle') return (toggleValues as readonly string[]).includes(text)
  if (setting.kind === 'select') return setting.options.includes(text)
  return patterns[setting.kind]?.test(text) ?? true
}

/** The rules of the public booking interface and of directions ("API Settings"). */
export type ApiSettings = {
  /** Appointments that can be booked in one time frame. */
  seatsPerFrame: number
  /** How many days ahead a visitor can book. */
  daysAhead: number
  /** Bookings per hour that one phone number or e-mail may make. */
  limitPerContact: number
  /** Bookings per hour that one network address may make. */
  limitPerAddress: number
  /** Where Navigate leads; {address} stands for the address. */
  directionsUrl: string
  version: number
}

/** Planned work that visitors are told about. Instants are ISO 8601. */
export type MaintenanceWindow = {
  id: number
  startsAt: string
  endsAt: string
  message: string
}

/** When a backup was made, and by whom. */
export type BackupRecord = { id: number; madeAt: string; madeBy: string | null; rows: number }
