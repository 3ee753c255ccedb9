import { afterAll, beforeAll, expect, test } from 'vitest'
import { ianaZones } from '@/domain/formatSettings'
import { draftWith } from '../database/support/drafts'
import { visitor, type HostedDatabase, type Person } from './support/hostedDatabase'
import { openShop, rawErrors, tally } from './support/scene'
import { openStage } from './support/stage'

/** The owner changes the zone while visitors book and senders claim reminders, each on a connection of their own. */
let hosted: HostedDatabase
let owner: Person
const sender: Person = { claims: { role: 'service_role' } }
beforeAll(async () => {
  hosted = await openStage()
  await hosted.rows(openShop)
  owner = await hosted.signIn('super_admin')
})
afterAll(() => hosted.close())

const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03']
let mails = 0
const book = (date: string) => {
  mails += 1
  return hosted.call(visitor, 'submit_quote', {
    draft: draftWith({ date, email: `guest-${mails}@example.com`, phoneNumber: '' }),
    idempotency_key: crypto.randomUUID(),
  })
}
const claim = () => hosted.call(sender, 'claim_messages', { worker: 'test' })

async function setZone(value: string) {
  const [row] = await hosted.rows<{ version: number }>(
    `select version from public.settings where key = 'time_zone'`,
  )
  return hosted.call(owner, 'save_settings', {
    changes: [{ key: 'time_zone', value, version: row?.version }],
  })
}

/** The hours, in a zone, at which reminders are due that wait. */
const hoursIn = (iana: string) =>
  hosted.rows<{ hour: number }>(
    `select distinct extract(hour from m.due_at at time zone '${iana}')::integer as hour
     from public.messages m where m.kind = 'reminder' and m.status = 'waiting'`,
  )

test('nobody waits for ever, and every reminder is at the hour of the zone that holds', async () => {
  const [rules] = await hosted.rows<{ hour: number }>(
    'select reminder_hour as hour from public.booking_rules',
  )
  for (const zone of ['Eastern Time', 'Central Time', 'Mountain Time', 'Pacific Time'] as const) {
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 20 }, (_, place) => book(days[place % days.length]!)),
      setZone(zone),
      ...Array.from({ length: 20 }, (_, place) => book(days[place % days.length]!)),
      ...Array.from({ length: 6 }, claim),
    ])
    expect(rawErrors(tally(outcomes))).toEqual({})
    expect({ zone, hours: await hoursIn(ianaZones[zone]) }).toEqual({
      zone,
      hours: [{ hour: rules?.hour }],
    })
  }
})
