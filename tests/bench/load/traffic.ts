import { timeFrames } from '@/domain/appointments'
import { addDays, businessToday } from '@/domain/businessTime'
import { draftWith } from '../../database/support/drafts'
import { figuresOf, type Figures } from './figures'

/** One call of a function of the database, as somebody. */
export type Ask = {
  who: 'visitor' | 'staff'
  name: string
  args: Record<string, unknown>
}

type Share = {
  name: string
  /** How many of a hundred requests are of this kind. */
  percent: number
  ask: (n: number) => Ask
}

export type Traffic = {
  /** One line for each kind, and a last one for all of them. */
  figures: Figures[]
  /** What went wrong, each kind of it once. */
  problems: string[]
  /** The references that visitors were told, sorted. */
  confirmed: string[]
}

/** Where the bookings of mixed traffic can be found again. */
export const bookedHere = `select id from public.quotes where email like 'load%@example.com' order by id`

/** Opens the calendar so wide that no booking of the traffic is refused. */
export const openCalendar = `update public.booking_rules
  set seats_per_frame = 1000000, limit_per_address = 1000000`

/** A day on which the shop is open, whatever day this is. */
function bookableDay(): string {
  let day = addDays(businessToday(new Date()), 7)
  while ([0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())) day = addDays(day, 1)
  return day
}

/** A busy morning: visitors look and book, staff pages keep themselves fresh. */
const shares: Share[] = [
  {
    name: 'visitor: free times',
    percent: 25,
    ask: () => ({
      who: 'visitor',
      name: 'available_time_frames',
      args: { date: businessToday(new Date()), days: 14 },
    }),
  },
  {
    name: 'visitor: maintenance notice',
    percent: 15,
    ask: () => ({ who: 'visitor', name: 'current_maintenance', args: {} }),
  },
  {
    name: 'visitor: booking',
    percent: 15,
    ask: (n) => ({
      who: 'visitor',
      name: 'submit_quote',
      args: {
        draft: draftWith({
          date: bookableDay(),
          timeFrame: timeFrames[n % timeFrames.length],
          email: `load${n}@example.com`,
          phoneNumber: `555-0${100_000 + n}`,
        }),
        idempotency_key: crypto.randomUUID(),
        honeypot: '',
      },
    }),
  },
  {
    name: 'staff: heartbeat',
    percent: 25,
    ask: () => ({ who: 'staff', name: 'update_last_seen', args: {} }),
  },
  {
    name: 'staff: list of jobs',
    percent: 15,
    ask: (n) => ({
      who: 'staff',
      name: 'list_records',
      args: { kind: 'jobs', query: { page: 1 + (n % 3), page_size: 25 } },
    }),
  },
  {
    name: 'staff: dashboard',
    percent: 5,
    ask: () => ({ who: 'staff', name: 'dashboard', args: {} }),
  },
]

/** How many of a hundred requests are of each kind. */
export const mix: Readonly<Record<string, number>> = Object.fromEntries(
  shares.map(({ name, percent }) => [name, percent]),
)

/** The kind of the n-th request: the same sequence every time, well mixed. */
function shareOf(n: number): Share {
  let left = (n * 37) % 100
  for (const share of shares) {
    if (left < share.percent) return share
    left -= share.percent
  }
  throw new Error('The shares do not add up to a hundred')
}

/**
 * Sends a number of requests and measures each.
 * @param requests in all
 * @param people who each wait for one answer before they ask again
 * @param answer of one ask: what the function returned; throws when it was refused
 */
export async function sendMixed(
  requests: number,
  people: number,
  answer: (ask: Ask, n: number) => Promise<unknown>,
): Promise<Traffic> {
  const times = new Map<string, number[]>(shares.map(({ name }) => [name, []]))
  const errors = new Map<string, number>()
  const problems = new Set<string>()
  const confirmed: string[] = []
  let sent = 0
  const person = async () => {
    while (sent < requests) {
      const n = (sent += 1)
      const share = shareOf(n)
      const ask = share.ask(n)
      const from = performance.now()
      try {
        const answered = await answer(ask, n)
        if (ask.name === 'submit_quote') {
          confirmed.push((answered as { reference: string }).reference)
        }
      } catch (error) {
        errors.set(share.name, (errors.get(share.name) ?? 0) + 1)
        problems.add(`${ask.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
      times.get(share.name)?.push(performance.now() - from)
    }
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: people }, person))
  const elapsed = performance.now() - from

  const all = [...times.values()].flat()
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
  return {
    figures: [
      ...[...times].map(([name, taken]) => figuresOf(name, taken, errors.get(name) ?? 0, elapsed)),
      figuresOf('all', all, failed, elapsed),
    ],
    problems: [...problems],
    confirmed: confirmed.sort(),
  }
}
