import { addDays } from '@/domain/businessTime'
import type { Check } from '../check'
import { ask, told, wednesday, type Question } from './asking'
import { book, frames, jobOf, thursday } from './staff'

type Settings = { version: number } & Record<string, unknown>
const read: Question = ['get_capacity_settings']

/** The owner's figures: opening hours, closed days, durations, speed. */
export const capacitySettingChecks: Check[] = [
  {
    name: 'capacity: its settings',
    expected: {},
    run: async (target) => {
      const before = await told<Settings>(target, read)
      const day = thursday(2)
      const save = async (fields: unknown, version?: number) =>
        ask(target, 'admin', [
          'save_capacity_settings',
          { version: version ?? (await told<Settings>(target, read)).version, fields },
        ])
      const { version: _version, staffed: _staffed, specialties: _known, ...stored } = before
      const seen = {
        before: await ask(target, 'admin', read),
        stale: await save({ visit_gap: 5 }, before.version - 1),
        tooSlow: await save({ drive_mph: 4 }),
        tooLong: await save({ visit_gap: 121 }),
        noNumber: await save({ visit_gap: 'soon' }),
        unknown: await save({ staffed: true }),
        nothing: await save([]),
        noHours: await save({ opening_hours: [{ weekday: 0, opens: '17:00', closes: '09:00' }] }),
        noDay: await save({ closed_days: [{ day: 'soon', name: '' }] }),
        noList: await save({ closed_days: 'none' }),
        noService: await save({ services: [{ service_type: 'ceramics', minutes: 30 }] }),
        noMinutes: await save({ services: [{ service_type: 'windshield', minutes: 500 }] }),
        saved: await save({
          seats_per_frame: 2,
          drive_mph: 40,
          visit_gap: 10,
          opening_hours: [{ weekday: 4, opens: '10:00', closes: '16:00' }],
          closed_days: [
            { day: addDays(day, 7), name: ' Company outing ' },
            { day: addDays(day, 1), name: '' },
          ],
          services: [{ service_type: 'chip-repair', minutes: 45, specialty: '' }],
        }),
        frames: await ask(target, null, frames(day, 'windshield')),
        closed: await ask(target, null, frames(addDays(day, 7), 'windshield')),
        booked: await book(target, addDays(day, 7), 'windshield', '90026'),
        site: await ask(target, null, ['site_settings']),
        board: await ask(target, 'admin', ['day_board', { day: addDays(day, 7) }]),
      }
      return { ...seen, back: await save(stored) }
    },
  },
  {
    name: 'capacity: a job on a closed day',
    expected: {},
    run: async (target) => {
      const customer = await target.makeCustomer()
      const { version } = await told<Settings>(target, read)
      const day = wednesday(61)
      const save = (at: number, closed_days: object[]) =>
        told<Settings>(target, ['save_capacity_settings', { version: at, fields: { closed_days } }])
      await save(version, [{ day, name: 'Outing' }])
      const refused = await ask(target, 'admin', jobOf(customer, day, { overbook: true }))
      await save(version + 1, [])
      return { refused, open: await ask(target, 'admin', jobOf(customer, day)) }
    },
  },
]
