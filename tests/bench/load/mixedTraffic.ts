import { serve } from '@local/serve'
import { demoPassword } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { addDays, pacificToday } from '@/domain/pacificTime'
import { emailOf } from '../../database/support/clients'
import { draftWith } from '../../database/support/drafts'
import { figuresOf, type Figures } from './figures'

type Share = {
  name: string
  /** How many of a hundred requests are of this kind. */
  percent: number
  path: string
  who: 'visitor' | 'staff'
  body: (n: number) => unknown
}

const today = pacificToday(new Date())

/** A busy morning: visitors look and book, staff pages keep themselves fresh. */
const traffic: Share[] = [
  {
    name: 'visitor: free times',
    percent: 25,
    path: 'available_time_frames',
    who: 'visitor',
    body: () => ({ date: today, days: 14 }),
  },
  {
    name: 'visitor: maintenance notice',
    percent: 15,
    path: 'current_maintenance',
    who: 'visitor',
    body: () => ({}),
  },
  {
    name: 'visitor: booking',
    percent: 15,
    path: 'submit_quote',
    who: 'visitor',
    body: (n) => ({
      draft: draftWith({
        date: addDays(today, 7),
        email: `load${n}@example.com`,
        phoneNumber: `555-0${100_000 + n}`,
      }),
      idempotency_key: crypto.randomUUID(),
      honeypot: '',
    }),
  },
  {
    name: 'staff: heartbeat',
    percent: 25,
    path: 'update_last_seen',
    who: 'staff',
    body: () => ({}),
  },
  {
    name: 'staff: list of jobs',
    percent: 15,
    path: 'list_records',
    who: 'staff',
    body: (n) => ({ kind: 'jobs', query: { page: 1 + (n % 3), page_size: 25 } }),
  },
  { name: 'staff: dashboard', percent: 5, path: 'dashboard', who: 'staff', body: () => ({}) },
]

/** The kind of the n-th request: the same sequence every time, well mixed. */
function kindOf(n: number): Share {
  let left = (n * 37) % 100
  for (const share of traffic) {
    if (left < share.percent) return share
    left -= share.percent
  }
  throw new Error('The shares do not add up to a hundred')
}

/**
 * Sends a number of requests to the embedded backend over loopback.
 * @param requests in all
 * @param people who each wait for one answer before they ask again
 */
export async function mixedTraffic(requests: number, people: number): Promise<Figures[]> {
  const serving = await serve({ port: 0, sample: true })
  const backend = await serving.backend
  await backend.sql(
    'update public.booking_rules set seats_per_frame = 100000, limit_per_address = 100000',
  )
  const headersOf = (token: string) => ({
    apikey: localPublishableKey,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  })
  const signedIn = await fetch(`${serving.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: headersOf(localPublishableKey),
    body: JSON.stringify({ email: emailOf('admin'), password: demoPassword }),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }

  const times = new Map<string, number[]>(traffic.map(({ name }) => [name, []]))
  const errors = new Map<string, number>()
  let sent = 0
  const person = async () => {
    while (sent < requests) {
      const n = (sent += 1)
      const { name, path, who, body } = kindOf(n)
      const from = performance.now()
      const answer = await fetch(`${serving.origin}/rest/v1/rpc/${path}`, {
        method: 'POST',
        headers: headersOf(who === 'staff' ? token : localPublishableKey),
        body: JSON.stringify(body(n)),
      })
      await answer.arrayBuffer()
      times.get(name)?.push(performance.now() - from)
      if (!answer.ok) errors.set(name, (errors.get(name) ?? 0) + 1)
    }
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: people }, person))
  const elapsed = performance.now() - from
  await serving.close()

  const all = [...times.values()].flat()
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...[...times].map(([name, taken]) => figuresOf(name, taken, errors.get(name) ?? 0, elapsed)),
    figuresOf('all', all, failed, elapsed),
  ]
}
