import { addDays, businessInstant } from '@/domain/businessTime'
import type { MaintenanceWindow } from '@/domain/settings'
import type { FormField, FormValues } from '@/features/admin/shared/screens/formFields'
import type { Formats } from '@/platform/formats/formats'
import type { SettingWords } from '../words'

type MaintenanceWords = SettingWords['advanced']['maintenance']

/** The form of 'Schedule Maintenance'. @param today YYYY-MM-DD, business time */
export function maintenanceFields(
  today: string,
  words: MaintenanceWords,
  { hour }: Formats,
): readonly FormField[] {
  return [
    {
      name: 'day',
      label: words.fields.day,
      kind: 'date',
      required: true,
      earliest: today,
      width: 'half',
      check: (text) => (text < today ? words.past : null),
    },
    {
      name: 'time',
      label: words.fields.time,
      kind: 'choice',
      required: true,
      options: Array.from({ length: 48 }, (_, half) => ({
        value: String(half * 30),
        label: hour(half / 2),
      })),
      width: 'half',
    },
    {
      name: 'duration',
      label: words.fields.duration,
      kind: 'choice',
      required: true,
      options: Object.entries(words.durations).map(([value, label]) => ({ value, label })),
      width: 'half',
    },
    { name: 'message', label: words.fields.message, kind: 'long', required: true, maxLength: 300 },
  ]
}

/** Tomorrow night, when nobody books. @param today YYYY-MM-DD, business time */
export function newMaintenance(today: string, words: MaintenanceWords): FormValues {
  return {
    day: addDays(today, 1),
    time: String(22 * 60),
    duration: '60',
    message: words.usualMessage,
  }
}

/** The planned window; its instants are ISO 8601. */
export function maintenanceOf(values: FormValues): Omit<MaintenanceWindow, 'id'> {
  const startsAt = businessInstant(values.day ?? '', Number(values.time))
  const endsAt = new Date(startsAt.getTime() + Number(values.duration) * 60_000)
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    message: values.message ?? '',
  }
}
