import { addDays } from '@/domain/businessTime'
import type { Check } from '../check'
import type { Observation } from '../observe'
import { ask, today, told, wednesday, type Kept, type Question } from './asking'
import {
  absence,
  book,
  frame,
  frames,
  hire,
  hoursOf,
  jobOf,
  thursday,
  versionOf,
  whole,
  withStaff,
  type Plan,
} from './staff'

const bookings: Check[] = [
  {
    name: 'capacity: as many windshields as technicians who are there',
    expected: {},
    run: (target) =>
      withStaff(target, [{}, { specialties: ['Windshield Replacement'] }, {}], async (ids) => {
        const day = thursday(0)
        await told(target, absence(ids[2] ?? '', [day]))
        return {
          before: await ask(target, null, frames(day, 'windshield', '90026')),
          first: await book(target, day, 'windshield', '90026'),
          second: await book(target, day, 'windshield', '90026'),
          third: await book(target, day, 'windshield', '90026'),
          after: await ask(target, null, frames(day, 'windshield', '90026')),
          other: await ask(target, null, frames(day, 'vent-glass')),
          none: await ask(target, null, frames(day, 'ceramics')),
        }
      }),
  },
  {
    name: 'capacity: two repairs fit into a time frame of one technician',
    expected: {},
    run: (target) =>
      withStaff(target, [{ specialties: ['chip repair'], homeZip: '90026' }], async () => {
        const day = thursday(1)
        return {
          before: await ask(target, null, frames(day, 'chip-repair', '90026')),
          replacements: await ask(target, null, frames(day, 'windshield', '90026')),
          first: await book(target, day, 'chip-repair', '90026'),
          between: await ask(target, null, frames(day, 'chip-repair', '90026')),
          second: await book(target, day, 'chip-repair', '90026'),
          third: await book(target, day, 'chip-repair', '90026'),
          farAway: await ask(target, null, frames(day, 'chip-repair', '93001')),
        }
      }),
  },
]

const refusals: Check[] = [
  {
    name: 'capacity: what a technician should not do, and the office does all the same',
    expected: {},
    run: async (target) => {
      const customer = await target.makeCustomer()
      const staff = [
        { specialties: ['Door Glass'] },
        { specialties: ['Chip Repair'] },
        { dutyStatus: 'off-duty' },
      ]
      return withStaff(target, staff, async ([first = '', second = '', third = '']) => {
        const day = wednesday(40)
        const off = wednesday(47)
        await told(target, absence(first, [off]))
        const given = (technician_id: string, more: Plan = {}, at = day) =>
          ask(target, 'admin', jobOf(customer, at, { technician_id, ...more }))
        const seen: Observation = {
          done: await given(first),
          busy: await given(first),
          unskilled: await given(second),
          offDuty: await given(third),
          offDutyAllTheSame: await given(third, { overbook: true }),
          absent: await given(first, {}, off),
          nobody: await ask(target, 'admin', jobOf(customer, day)),
          busyAllTheSame: await given(first, { overbook: true }),
          absentAllTheSame: await given(first, { overbook: true }, off),
          nobodyAllTheSame: await ask(target, 'admin', jobOf(customer, day, { overbook: true })),
        }
        const waiting = await told<Kept>(
          target,
          jobOf(customer, day, { scheduled_time: '2:00 PM - 4:00 PM' }),
        )
        const place = { scheduled_date: day, scheduled_time: frame, technician_id: first }
        const change = async (name: string, args: object) =>
          ask(target, 'admin', [
            name,
            { id: waiting.id, version: await versionOf(target, 'jobs', waiting.id), ...args },
          ])
        return {
          ...seen,
          moved: await change('move_job', place),
          unskilledAgain: await change('assign_job', { technician_id: second }),
          movedAllTheSame: await change('move_job', { ...place, overbook: true }),
          later: await change('reschedule_job', {
            scheduled_date: day,
            scheduled_time: '4:00 PM - 6:00 PM',
          }),
          other: await change('save_job', {
            fields: { service_type: 'vent-glass', position: 'front-left-vent' },
          }),
          unassigned: await change('assign_job', { technician_id: '' }),
          board: await ask(target, 'admin', ['day_board', { day }]),
          week: await ask(target, 'admin', ['week_board', { day: addDays(off, -1) }]),
        }
      })
    },
  },
]

const times: Check[] = [
  {
    name: 'capacity: somebody is away, and the ways out',
    expected: {},
    run: async (target) => {
      const customer = await target.makeCustomer()
      const staff = [{ homeZip: '91405' }, { homeZip: '90401' }, { specialties: ['Vent Glass'] }]
      return withStaff(target, staff, async ([first = '', second = '']) => {
        const day = wednesday(54)
        const job = await told<Kept>(target, jobOf(customer, day, { technician_id: first }))
        const time = (): Question => ['technician_time', { technician_id: first }]
        const suggested = await ask(target, 'admin', ['suggest_technicians', { job_id: job.id }])
        const away = await ask(target, 'admin', absence(first, [day, day], '00:00', '12:00'))
        const longer = await ask(target, 'admin', absence(first, [day], '12:00', '24:00'))
        const version = await versionOf(target, 'jobs', job.id)
        const taken = await ask(target, 'admin', [
          'assign_job',
          { id: job.id, version, technician_id: second },
        ])
        const after = await told<{ absences: { id: number }[] }>(target, time())
        const ids = after.absences.map(({ id }) => id)
        return {
          suggested,
          away,
          longer,
          taken,
          after: await ask(target, 'admin', time()),
          nobody: await ask(target, 'admin', ['suggest_technicians', { job_id: 'J-99999' }]),
          back: await ask(target, 'admin', ['remove_absences', { technician_id: first, ids }]),
        }
      })
    },
  },
  {
    name: 'capacity: called in sick, twice',
    expected: {},
    run: (target) =>
      withStaff(target, [{}], async ([id = '']) => {
        const sick = async () => {
          const { absences } = await told<{ absences: { day: string; ends: string }[] }>(target, [
            'call_in_sick',
            { technician_id: id },
          ])
          return {
            absences: absences.length,
            isToday: absences[0]?.day === today(),
            ends: absences[0]?.ends ?? '',
          }
        }
        return { once: await sick(), twice: await sick() }
      }),
  },
  {
    name: "capacity: a technician's time that cannot be right",
    expected: {},
    run: async (target) => {
      const id = await hire(target, { hours: [] })
      const version = await versionOf(target, 'technicians', id)
      const hours = (starts: unknown, ends: unknown) => [{ weekday: 1, starts, ends }]
      const many = Array.from({ length: 63 }, (_, n) => addDays(today(), n + 1))
      const asked: Record<string, Question> = {
        none: ['technician_time', { technician_id: 'TECH-9999' }],
        hoursOfNobody: hoursOf('TECH-9999', 1, whole),
        awayNobody: absence('TECH-9999', [today()]),
        stale: hoursOf(id, version + 5, whole),
        backwards: hoursOf(id, version, hours('18:00', '08:00')),
        noTime: hoursOf(id, version, hours('8', '25:00')),
        noList: hoursOf(id, version, { weekday: 1 }),
        twice: hoursOf(id, version, [...hours('08:00', '09:00'), ...hours('10:00', '11:00')]),
        noDay: hoursOf(id, version, [{ weekday: 7, starts: '08:00', ends: '09:00' }]),
        noZip: hoursOf(id, version, whole, 'Ventura'),
        tomorrowNever: absence(id, [], '00:00', '24:00'),
        yesterday: absence(id, [addDays(today(), -1)]),
        tooMany: absence(id, many),
        tooFar: absence(id, ['2099-01-01']),
        noStart: absence(id, [today()], 'early', '24:00'),
        noEnd: absence(id, [today()], '12:00', '12:00'),
        noDays: absence(id, ['soon']),
        unchanged: ['technician_time', { technician_id: id }],
      }
      const seen: Observation = {}
      for (const [name, question] of Object.entries(asked)) {
        seen[name] = await ask(target, 'admin', question)
      }
      return seen
    },
  },
]

/** What technicians, hours, skills and drives have room for. */
export const capacityChecks: Check[] = [...bookings, ...refusals, ...times]
