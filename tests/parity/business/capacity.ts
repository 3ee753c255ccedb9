import { addDays } from '@/domain/pacificTime'
import type { Check } from '../check'
import { submit } from '../checks/booking'
import type { Observation } from '../observe'
import { freshEmail, type Target } from '../target'
import { ask, today, told, wednesday, type Kept, type Question } from './asking'

/** The Thursday after the nth Wednesday that is a few days ahead: nobody else books on it. */
const thursday = (weeks: number) => addDays(wednesday(2), weeks * 7 + 1)

const whole = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '08:00', ends: '18:00' }))

type Staff = { specialties?: string[]; homeZip?: string; dutyStatus?: string; hours?: object[] }

async function hire(target: Target, staff: Staff, name = 'Tara Nguyen'): Promise<string> {
  const { specialties = [], homeZip = '', dutyStatus = 'available', hours = whole } = staff
  const { id, version } = await told<Kept>(target, [
    'save_record',
    {
      kind: 'technicians',
      id: null,
      version: null,
      fields: {
        name,
        email: freshEmail(),
        specialties,
        duty_status: dutyStatus,
      },
    },
  ])
  if (hours.length > 0) await saveHours(target, id, version, hours, homeZip)
  return id
}

const hoursOf = (id: string, version: number, hours: unknown, home_zip = ''): Question => [
  'save_technician_hours',
  { technician_id: id, version, hours, home_zip },
]

function saveHours(target: Target, id: string, version: number, hours: object[], zip: string) {
  return told(target, hoursOf(id, version, hours, zip))
}

async function versionOf(target: Target, kind: string, id: string): Promise<number> {
  return (await told<Kept>(target, ['get_record', { kind, id }])).version
}

/** Runs something with technicians, who work no more afterwards: other checks book by the owner's number. */
async function withStaff(
  target: Target,
  staff: readonly Staff[],
  run: (ids: string[]) => Promise<Observation>,
): Promise<Observation> {
  const ids: string[] = []
  for (const one of staff) {
    ids.push(await hire(target, one, `Technician ${ids.length + 1}`))
  }
  try {
    return await run(ids)
  } finally {
    for (const id of ids) {
      await told(target, hoursOf(id, await versionOf(target, 'technicians', id), []))
    }
  }
}

const frame = '10:00 AM - 12:00 PM'
const frames = (date: string, service: string, zip?: string): Question => [
  'available_time_frames',
  { date, days: 1, service_type: service, ...(zip ? { zip_code: zip } : {}) },
]

const book = (
  target: Target,
  date: string,
  serviceType: 'windshield' | 'chip-repair',
  zip: string,
) =>
  submit(target, {
    vehicleInfo: { zipCode: zip },
    serviceSelection: { serviceType },
    glassPosition: { position: 'main' },
    appointmentDetails: { date, timeFrame: frame },
  })

const absence = (id: string, days: unknown, starts = '00:00', ends = '24:00'): Question => [
  'add_absences',
  { technician_id: id, days, starts, ends },
]

type Plan = Record<string, unknown>
const jobOf = (customer_id: string, day: string, more: Plan = {}): Question => [
  'save_job',
  {
    id: null,
    version: null,
    fields: {
      customer_id,
      service_type: 'door-glass',
      position: 'front-left',
      glass_type: 'oee',
      location: '2 Test Street, Los Angeles, CA 90026',
      scheduled_date: day,
      scheduled_time: frame,
      ...more,
    },
  },
]

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

type Settings = { version: number } & Record<string, unknown>
const read: Question = ['get_capacity_settings']

const settings: Check[] = [
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

/** What technicians, hours, skills and drives have room for. */
export const capacityChecks: Check[] = [...bookings, ...refusals, ...times, ...settings]
