import { settings } from '@/content/en/admin/settings'
import { formatHour } from '@/domain/openNow'
import { addDays, pacificInstant } from '@/domain/pacificTime'
import type { MaintenanceWindow } from '@/domain/settings'
import type { FormField, FormValues } from '../shared/formFields'

const words = settings.advanced.maintenance

const halfHours = Array.from({ length: 48 }, (_, half) => ({
  value: String(half * 30),
  label: formatHour(half / 2),
}))

/** The form of 'Schedule Maintenance'. @param today YYYY-MM-DD, Pacific Time */
export function maintenanceFields(today: string): readonly FormField[] {
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
      options: halfHours,
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
    { name: 'message', label: words.fields.message, kind: 'long', required: true, most: 300 },
  ]
}

/** Tomorrow night, when nobody books. @param today YYYY-MM-DD, Pacific Time */
export function newMaintenance(today: string): FormValues {
  return {
    day: addDays(today, 1),
    time: String(22 * 60),
    duration: '60',
    message: words.usualMessage,
  }
}

/** The planned window; its instants are ISO 8601. */
export function maintenanceOf(values: FormValues): Omit<MaintenanceWindow, 'id'> {
  const startsAt = pacificInstant(values.day ?? '', Number(values.time))
  const endsAt = new Date(startsAt.getTime() + Number(values.duration) * 60_000)
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    message: values.message ?? '',
  }
}
