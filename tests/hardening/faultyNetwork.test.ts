import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createStore } from 'jotai'
import WebSocket from 'ws'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { demoPassword } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import { buildCompletion } from '@mocks/fixtures/technicianDay'
import { createAuthGateway } from '@/platform/session/authGateway'
import { businessGateways } from '../support/businessGateways'
import { connect, type Connection } from '@/platform/client/client'
import { createQuoteGateway, quoteGatewayAtom } from '@/features/quote/gateway'
import { createQuoteStorage } from '@/features/quote/state/quoteStorage'
import { createTabsGateway } from '@/platform/session/tabs'
import { createTechnicianDevice } from '@/features/technician/device'
import { createTokenStorage } from '@/platform/client/tokenStorage'
import { newIdempotencyKey } from '@/domain/idempotencyKey'
import { addDays, businessToday } from '@/domain/businessTime'
import type { Role } from '@/domain/roles'
import { callsAtom, callsOver } from '@/platform/client/gatewayAtom'
import { gatewaysAtom } from '@/platform/session/gateways'
import { bookedQuoteAtom, loadQuoteAtom } from '@/features/quote/state/quoteDraft'
import { quoteStorageAtom } from '@/features/quote/state/quoteState'
import { retryWaitsAtom, submitQuoteAtom } from '@/features/quote/state/quoteSubmission'
import { nobody, sessionStateAtom } from '@/platform/session/sessionState'
import {
  completeJobAtom,
  reportIssueAtom,
  takeStepAtom,
  waitingActionsAtom,
} from '@/features/technician/state/actions'
import { technicianDeviceAtom } from '@/features/technician/state/device'
import { sendWaitingAtom } from '@/features/technician/state/sending'
import { emailOf, testOrigin } from '../database/support/clients'
import { memoryStorage } from '../unit/quote/memoryStorage'
import { fillIn } from '../unit/quote/wizard'
import { createBrowser } from '../unit/state/support/browser'
import { faultyNetwork, numbersOf, type Fault } from './network'

const seeds = Number(process.env.NETWORK_SEEDS ?? 20)
const firstSeed = Number(process.env.NETWORK_SEED ?? 1)
const everySeed = Array.from({ length: seeds }, (_, index) => firstSeed + index)
/** A person gives up some time, but not before the network is as good as sure to have let them through. */
const patience = 60

const timeout = 120_000 + seeds * 6_000

let backend: Backend
let requests = 0
const met = new Map<Fault, number>()

beforeAll(async () => {
  backend = await createBackend()
  await backend.sql(
    `update public.booking_rules
     set seats_per_frame = 1000, limit_per_contact = 1000, limit_per_address = 10000`,
  )
})
afterAll(async () => {
  console.log(`${seeds} seeds an area, ${requests} requests:`, Object.fromEntries(met))
  await backend.close()
})

/** A network of this seed in front of the backend. */
function networkOf(seed: number) {
  const network = faultyNetwork(seed, (request) => {
    requests += 1
    return backend.fetch(request)
  })
  return {
    ...network,
    async heal() {
      await network.heal()
      for (const [fault, count] of network.happened) met.set(fault, (met.get(fault) ?? 0) + count)
      network.happened.clear()
    },
  }
}

function connectOver(fetchWith: typeof fetch, storage = createTokenStorage(() => undefined)) {
  return connect({
    url: testOrigin,
    key: localPublishableKey,
    storage,
    fetch: fetchWith,
    realtime: { transport: WebSocket as never },
  })
}

/** Signs in before the network turns bad. */
async function signedInOver(role: Role, fetchOf: () => typeof fetch): Promise<Connection> {
  const connection = await connectOver((input, init) => fetchOf()(input, init))
  const { error } = await connection.client.auth.signInWithPassword({
    email: emailOf(role),
    password: demoPassword,
  })
  if (error) throw error
  await connection.client.auth.stopAutoRefresh()
  return connection
}

const direct: typeof fetch = (input, init) => backend.fetch(new Request(input, init))

/** The first weekday after next week's. */
function bookableDay(): string {
  let day = addDays(businessToday(new Date()), 7)
  while ([0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())) day = addDays(day, 1)
  return day
}

afterEach(() => vi.restoreAllMocks())

describe('over a network that drops, delays, doubles, cuts and reorders', () => {
  test('a quote is booked once, and the person is told which', { timeout }, async () => {
    // In development each draft that is sent is written there.
    vi.spyOn(console, 'info').mockImplementation(() => {})
    for (const seed of everySeed) {
      const network = networkOf(seed)
      const chance = numbersOf(seed + 7_000)
      const { client } = await connectOver(network.fetch)
      const [local, session] = [memoryStorage(), memoryStorage()]
      const email = `person${seed}@example.com`

      const open = () => {
        const store = createStore()
        store.set(
          quoteGatewayAtom,
          createQuoteGateway(async () => client),
        )
        store.set(
          quoteStorageAtom,
          createQuoteStorage({ local: () => local, session: () => session }),
        )
        store.set(retryWaitsAtom, [0, 0])
        store.set(loadQuoteAtom)
        return store
      }
      let tab = open()
      const draft = buildQuoteDraft()
      draft.appointmentDetails.date = bookableDay()
      draft.appointmentDetails.customerInfo.email = email
      fillIn(tab, draft)
      let tries = 0
      while (!tab.get(bookedQuoteAtom) && tries < patience) {
        tries += 1
        await tab.set(submitQuoteAtom, '')
        if (!tab.get(bookedQuoteAtom) && chance() < 0.3) tab = open()
      }
      await network.heal()
      const stored = await backend.sql('select id from public.quotes where email = $1', [email])
      const reference = tab.get(bookedQuoteAtom)?.confirmation.reference
      expect({ seed, stored }).toEqual({ seed, stored: [{ id: reference }] })
    }
  })

  test('a person gets in, with a session that works', { timeout }, async () => {
    // The client writes every request that failed there.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const seed of everySeed) {
      const network = networkOf(seed)
      const local = memoryStorage()
      const storage = createTokenStorage(() => local)
      const connection = await connectOver(network.fetch, storage)
      const auth = createAuthGateway({
        connection: async () => connection,
        storage,
        origin: () => testOrigin,
      })
      const kinds: string[] = []
      while (!auth.storedSession() && kinds.length < patience) {
        const outcome = await auth.signIn(emailOf('customer'), demoPassword)
        kinds.push(outcome.ok ? 'in' : outcome.failure.kind)
      }
      await network.heal()
      // Whatever the network did, nobody is told that their password is wrong.
      expect(kinds.slice(0, -1).filter((kind) => !['offline', 'unknown'].includes(kind))).toEqual(
        [],
      )
      expect({ seed, last: kinds.at(-1) }).toEqual({ seed, last: 'in' })
      const { data, error } = await connection.client.from('profiles').select('role')
      expect({ seed, data, error }).toEqual({ seed, data: [{ role: 'customer' }], error: null })
      await connection.client.auth.stopAutoRefresh()
    }
  })

  test('what staff change is changed once, over nobody else', { timeout }, async () => {
    let fetchNow = direct
    const { client } = await signedInOver('admin', () => fetchNow)
    const { customers } = businessGateways(async () => client)
    for (const seed of everySeed) {
      const made = await customers.save(null, {
        name: `Customer ${seed}`,
        email: `customer${seed}@example.com`,
        phone: '555-0100',
        address: '1 Main Street',
      })
      if (!made.ok) throw new Error(JSON.stringify(made.failure))
      const network = networkOf(seed)
      fetchNow = network.fetch
      let { id, version } = made.value
      const phones = ['555-0101', '555-0102', '555-0103']
      for (const phone of phones) {
        for (let tries = 0; tries < patience; tries += 1) {
          const saved = await customers.save({ id, version }, { phone })
          const latest = saved.ok ? saved : await customers.get(id)
          if (!latest.ok || latest.value === null) continue
          ;({ version } = latest.value)
          if (latest.value.phone === phone) break
        }
      }
      await network.heal()
      fetchNow = direct
      const [row] = await backend.sql('select phone, version from public.customers where id = $1', [
        id,
      ])
      const history = await backend.sql<{ phone: string }>(
        `select changes -> 'phone' ->> 'to' as phone from public.audit_log
         where table_name = 'customers' and record_id = $1 and action = 'update' order by id`,
        [id],
      )
      expect({ seed, row, steps: history.length }).toEqual({
        seed,
        row: { phone: '555-0103', version: made.value.version + 3 },
        steps: 3,
      })
    }
  })

  test('what staff make new is made once', { timeout }, async () => {
    let fetchNow = direct
    const { client } = await signedInOver('admin', () => fetchNow)
    const { customers } = businessGateways(async () => client)
    for (const seed of everySeed) {
      const network = networkOf(seed + 20_000)
      fetchNow = network.fetch
      const email = `new${seed}@example.com`
      const key = newIdempotencyKey()
      let id: string | undefined
      for (let sending = 1; sending <= patience && !id; sending += 1) {
        const fields = {
          name: `New ${sending}`,
          email,
          phone: '555-0100',
          address: '1 Main Street',
        }
        const made = await customers.save(null, fields, { key, sending })
        if (made.ok && made.value) ({ id } = made.value)
      }
      await network.heal()
      fetchNow = direct
      const rows = await backend.sql('select id from public.customers where email = $1', [email])
      expect({ seed, rows }).toEqual({ seed, rows: [{ id }] })
    }
  })

  test("a technician's actions arrive once each, and in order", { timeout }, async () => {
    let fetchNow = direct
    const { client } = await signedInOver('technician', () => fetchNow)
    const { data } = await client.auth.getUser()
    const userId = data.user?.id ?? ''
    await backend.sql(
      `insert into public.glass_items (type, vehicle, part_number, in_stock, price)
       values ('Windshield', 'Honda Civic', 'FW-FAULTS', $1, 200)`,
      [1000],
    )
    await backend.sql(
      `insert into public.technicians (id, name, email, phone, location, user_id)
       values ('TECH-777', 'Faye Nolan', 'faye@example.com', '555-0177', 'Sacramento', $1)
       on conflict do nothing`,
      [userId],
    )
    const [mine] = await backend.sql<{ id: string }>(
      'select id from public.technicians where user_id = $1',
      [userId],
    )
    await backend.sql(
      `insert into public.customers (id, name, email, phone, address)
       values ('C-7777', 'Nora Castillo', 'nora@example.com', '555-0123', '137 Palm Street')`,
    )
    for (const seed of everySeed) {
      const [one, two] = [`J-7${seed}1`, `J-7${seed}2`]
      for (const [id, frame] of [
        [one, '10:00 AM - 12:00 PM'],
        [two, '12:00 PM - 2:00 PM'],
      ]) {
        await backend.sql(
          `insert into public.jobs (id, customer_id, technician_id, service_type, position, glass_type,
             location, scheduled_date, scheduled_time, status, amount)
           values ($1, 'C-7777', $2, 'windshield', 'main', 'oem', '137 Palm Street',
             public.business_today(), $3, 'Assigned', 299)`,
          [id, mine?.id, frame],
        )
      }
      const network = networkOf(seed)
      const chance = numbersOf(seed + 7_000)
      globalThis.indexedDB = new IDBFactory()
      const device = createTechnicianDevice(() => null)
      const open = () => {
        const store = createStore()
        const tab = createBrowser().openTab()
        store.set(gatewaysAtom, {
          ...store.get(gatewaysAtom),
          tabs: createTabsGateway(() => tab.browser),
        })
        store.set(
          callsAtom,
          callsOver(async () => client),
        )
        store.set(technicianDeviceAtom, device)
        store.set(sessionStateAtom, {
          ...nobody,
          isInitialized: true,
          user: { id: userId, email: null },
        })
        return store
      }
      let phone = open()
      fetchNow = network.fetch
      await phone.set(takeStepAtom, { jobId: one, step: 'confirm' })
      await phone.set(takeStepAtom, { jobId: one, step: 'start' })
      await phone.set(takeStepAtom, { jobId: two, step: 'start' })
      const completion = buildCompletion({
        partNumber: 'FW-FAULTS',
        photos: ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,BBBB'],
        signature: 'data:image/png;base64,AAAA',
      })
      await phone.set(completeJobAtom, { jobId: one, completion })
      const issue = { kind: 'weather' as const, note: 'Rain', photo: '', cannotComplete: false }
      await phone.set(reportIssueAtom, { jobId: two, issue })
      for (let tries = 0; tries < patience; tries += 1) {
        await phone.set(sendWaitingAtom)
        if ((await device.actions(userId)).every(({ failure }) => failure !== null)) break
        if (chance() < 0.2) phone = open()
      }
      await network.heal()
      fetchNow = direct
      const left = await device.actions(userId)
      expect({ seed, left, shown: phone.get(waitingActionsAtom) }).toEqual({
        seed,
        left: [],
        shown: [],
      })
      const [state] = await backend.sql(
        `select
           (select j.status from public.jobs j where j.id = $1) as one,
           (select j.status from public.jobs j where j.id = $2) as two,
           (select count(*)::int from public.service_reports r where r.job_id = $1) as reports,
           (select count(*)::int from public.job_photos p where p.job_id = $1) as photos,
           (select count(*)::int from storage.objects o where o.name like $1 || '/%') as files,
           (select count(*)::int from public.job_issues i where i.job_id = $2) as issues,
           (select count(*)::int from private.device_actions a where a.job_id in ($1, $2)) as actions,
           (select g.in_stock from public.glass_items g where g.part_number = 'FW-FAULTS') as stock`,
        [one, two],
      )
      expect({ seed, ...state }).toEqual({
        seed,
        one: 'Completed',
        two: 'In Progress',
        reports: 1,
        photos: 2,
        files: 2,
        issues: 1,
        actions: 5,
        stock: 1000 - (seed - firstSeed + 1),
      })
      // The next pair of jobs needs the technician's time.
      await backend.sql(
        `update public.jobs set scheduled_date = scheduled_date - $1::int
        where id in ($2, $3)`,
        [seed + 1, one, two],
      )
    }
  })
})
