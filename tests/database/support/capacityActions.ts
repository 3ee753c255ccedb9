import * as fc from 'fast-check'
import { timeFrames } from '@/domain/appointments'
import { positionsFor, serviceTypes, type ServiceType } from '@/domain/services'
import { draftWith } from './drafts'

/** A shop, however its database is reached. */
export type Shop = {
  rows<R = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<R[]>
  asVisitor<T = unknown>(name: string, args: Record<string, unknown>): Promise<T>
  asOffice<T = unknown>(name: string, args: Record<string, unknown>): Promise<T>
}

/** The days on which everything happens: from tomorrow on, a Saturday to a Wednesday. */
export const bookingDays = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']

export const zips = ['90012', '90026', '91405', '93001', '00000', '', 'near the pier']

const labels: Record<ServiceType, string> = {
  windshield: 'Windshield Replacement',
  'chip-repair': 'Chip Repair',
  'door-glass': 'Door Glass',
  'vent-glass': 'Vent Glass',
  'quarter-glass': 'Quarter Glass',
  'back-glass': 'Back Glass',
}

type Person = { services: ServiceType[]; zip: string; from: number; until: number; days: number[] }

/** One to four technicians with some skills (none: all of them), hours and weekdays. */
export const anyStaff: fc.Arbitrary<Person[]> = fc.array(
  fc.record({
    services: fc.subarray([...serviceTypes], { maxLength: 3 }),
    zip: fc.constantFrom(...zips.slice(0, 4)),
    from: fc.constantFrom(8, 9, 10, 12),
    until: fc.constantFrom(12, 15, 16, 18),
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 4 }),
  }),
  { minLength: 1, maxLength: 4 },
)

/** Puts a staff into an empty shop. */
export async function hire(shop: Shop, staff: readonly Person[]): Promise<string[]> {
  const ids: string[] = []
  for (const [index, person] of staff.entries()) {
    const [made] = await shop.rows<{ id: string }>(
      `insert into public.technicians (name, email, home_zip, specialties)
       values ('Technician ' || $1, gen_random_uuid() || '@example.com', $2, $3) returning id`,
      [index, person.zip, person.services.map((service) => labels[service])],
    )
    if (!made) continue
    ids.push(made.id)
    for (const weekday of person.until > person.from ? person.days : []) {
      await shop.rows(
        `insert into public.technician_hours (technician_id, weekday, starts, ends)
         values ($1, $2, make_time($3, 0, 0), make_time($4, 0, 0))`,
        [made.id, weekday, person.from, person.until],
      )
    }
  }
  await shop.rows('select private.plan_again()')
  return ids
}

const service = fc.constantFrom(...serviceTypes)
const day = fc.constantFrom(...bookingDays)
const frame = fc.constantFrom(...timeFrames)
const zip = fc.constantFrom(...zips)
const pick = fc.nat(1000)

export const anyAction = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('book' as const), service, zip, day, frame }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('convert' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('assign' as const), pick, who: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('move' as const), pick, who: pick, day, frame }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('customer-move' as const), pick, day, frame }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick }) },
)
export const anyAbsence = fc.oneof(
  fc.record({ kind: fc.constant('absent' as const), who: pick, day, half: fc.boolean() }),
  fc.record({ kind: fc.constant('hours' as const), who: pick, from: fc.constantFrom(8, 10, 12) }),
  fc.record({ kind: fc.constant('closed' as const), day }),
)
export type Action =
  | (typeof anyAction extends fc.Arbitrary<infer T> ? T : never)
  | (typeof anyAbsence extends fc.Arbitrary<infer T> ? T : never)

/** Links of the bookings that customers can still use, by appointment. */
export type Links = Map<string, string>

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** The draft of a booking; each has a customer of its own. */
export function draftOf(booking: {
  service: ServiceType
  zip: string
  day: string
  frame: string
}): Record<string, unknown> {
  return draftWith({
    serviceType: booking.service,
    position: positionsFor(booking.service)[0],
    zipCode: booking.zip,
    // The place is where free times were asked for, whatever the address says.
    address: '1 Palm Street, Ventura, CA 93001',
    date: booking.day,
    timeFrame: booking.frame,
    email: `${crypto.randomUUID()}@example.com`,
    phoneNumber: '',
  })
}

/** Does one thing; what it is refused with is thrown. Nothing happens when there is nothing to do it to. */
export async function act(
  shop: Shop,
  action: Action,
  staff: readonly string[],
  links: Links,
): Promise<void> {
  switch (action.kind) {
    case 'book': {
      const booked = await shop.asVisitor<{ appointmentId: string; link: string }>('submit_quote', {
        draft: draftOf(action),
        idempotency_key: crypto.randomUUID(),
      })
      links.set(booked.appointmentId, booked.link)
      return
    }
    case 'convert': {
      const quotes = await shop.rows<{ id: string; version: number }>(
        `select id, version from public.quotes
         where status in ('New', 'Guest', 'Contacted') and deleted_at is null order by id`,
      )
      const quote = at(quotes, action.pick)
      if (!quote) return
      let { version } = quote
      await shop.rows(`update public.quotes set status = 'Confirmed' where id = $1`, [quote.id])
      const [now] = await shop.rows<{ version: number }>(
        'select version from public.quotes where id = $1',
        [quote.id],
      )
      version = now?.version ?? version
      await shop.asOffice('convert_quote', { id: quote.id, version })
      return
    }
    case 'assign':
    case 'move': {
      const job = at(
        await shop.rows<{ id: string; version: number; day: string; frame: string }>(
          `select id, version, scheduled_date::text as day, scheduled_time as frame from public.jobs
           where status in ('Scheduled', 'Assigned') and deleted_at is null order by id`,
        ),
        action.pick,
      )
      if (!job) return
      // One time in four nobody.
      const technician = action.who % 4 === 0 ? '' : at(staff, action.who)
      await shop.asOffice('move_job', {
        id: job.id,
        version: job.version,
        scheduled_date: action.kind === 'move' ? action.day : job.day,
        scheduled_time: action.kind === 'move' ? action.frame : job.frame,
        technician_id: technician,
      })
      return
    }
    case 'customer-move':
    case 'cancel': {
      const [appointment, link] = at([...links], action.pick) ?? []
      if (!appointment) return
      const [stored] = await shop.rows<{ version: number }>(
        'select version from public.appointments where id = $1',
        [appointment],
      )
      const args = { link, appointment: null, version: stored?.version ?? 1 }
      if (action.kind === 'cancel') {
        await shop.asVisitor('cancel_appointment', args)
        links.delete(appointment)
      } else {
        await shop.asVisitor('move_appointment', {
          ...args,
          date: action.day,
          time_frame: action.frame,
        })
      }
      return
    }
    case 'absent':
      await shop.asOffice('add_absences', {
        technician_id: at(staff, action.who),
        days: [action.day],
        starts: '00:00',
        ends: action.half ? '12:00' : '24:00',
      })
      return
    case 'hours': {
      const id = at(staff, action.who)
      const [technician] = await shop.rows<{ version: number }>(
        'select version from public.technicians where id = $1',
        [id],
      )
      await shop.asOffice('save_technician_hours', {
        technician_id: id,
        version: technician?.version,
        hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
          weekday,
          starts: `${String(action.from).padStart(2, '0')}:00`,
          ends: '16:00',
        })),
        home_zip: '90012',
      })
      return
    }
    case 'closed': {
      const { version } = await shop.asOffice<{ version: number }>('get_capacity_settings', {})
      await shop.asOffice('save_capacity_settings', {
        version,
        fields: { closed_days: [{ day: action.day, name: 'Outing' }] },
      })
    }
  }
}
