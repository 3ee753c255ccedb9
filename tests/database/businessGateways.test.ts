import { randomUUID } from 'node:crypto'
import ws from 'ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { demoAccounts, demoPassword } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { businessGateways, type BusinessGateways } from '../support/businessGateways'
import { connect } from '@/platform/client/client'
import type { SupabaseClient } from '@supabase/supabase-js'
import { createQuoteGateway } from '@/features/quote/gateway'
import { createTokenStorage } from '@/platform/client/tokenStorage'
import type { Outcome } from '@/domain/failures'
import type { Role } from '@/domain/roles'
import { buildQuoteDraft } from '@mocks/fixtures/quotes'

let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ sample: true })
})
afterAll(() => backend.close())

async function clientOf(role: Role | 'anon') {
  const { client } = await connect({
    url: 'http://localhost:5173',
    key: localPublishableKey,
    storage: createTokenStorage(() => undefined),
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    realtime: { transport: ws as never },
  })
  const account = demoAccounts.find((candidate) => candidate.role === role)
  if (account) {
    const { error } = await client.auth.signInWithPassword({
      email: account.email,
      password: demoPassword,
    })
    if (error) throw error
    await client.auth.stopAutoRefresh()
  }
  return async () => client
}

async function gatewaysOf(role: Role | 'anon'): Promise<BusinessGateways> {
  return businessGateways(await clientOf(role))
}

async function value<Value>(answer: Promise<Outcome<Value, unknown>>): Promise<Value> {
  const outcome = await answer
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  return outcome.value
}
async function failure(answer: Promise<Outcome<unknown, unknown>>): Promise<unknown> {
  const outcome = await answer
  if (outcome.ok) throw new Error('It was not refused')
  return outcome.failure
}

describe('the office', () => {
  let office: BusinessGateways
  beforeAll(async () => {
    office = await gatewaysOf('admin')
  })

  test('reads the figures of the sample business', async () => {
    expect(await value(office.dashboard.read())).toMatchObject({
      todaysAppointments: 12,
      pendingQuotes: 8,
      revenueThisMonth: 24_500,
      activeTechnicians: 6,
      jobsByStatus: [{ status: 'Scheduled' }, {}, { status: 'In Progress', jobs: 6 }, {}, {}],
    })
    expect(await value(office.technicians.figures())).toEqual({
      total: 12,
      available: 4,
      onJob: 6,
      averageRating: 4.8,
    })
    expect(await value(office.orders.figures())).toMatchObject({ revenueThisMonth: 24_580 })
    expect(await value(office.glass.figures())).toMatchObject({ totalValue: 45_280 })
    expect(await value(office.products.figures())).toMatchObject({ inventoryValue: 12_450 })
    expect(await value(office.frame.notifications())).toMatchObject({ unread: 3 })
    expect(await value(office.backups.last())).toMatchObject({
      madeAt: expect.stringMatching(/^2024-06-23/),
    })
  })

  test('takes a website quote from Guest to a completed job and a paid order', async () => {
    const website = createQuoteGateway(await clientOf('anon'))
    const booked = await value(
      website.submit({ draft: buildQuoteDraft(), idempotencyKey: randomUUID(), honeypot: '' }),
    )
    const [guest] = (await value(office.quotes.list({ tab: 'Guest', search: booked.reference })))
      .rows
    expect(guest).toMatchObject({ id: booked.reference, status: 'Guest', expired: false })
    if (!guest) return
    const contacted = await value(office.quotes.setStatus(guest, 'Contacted'))
    expect(await failure(office.quotes.setStatus(guest, 'Contacted'))).toEqual({
      kind: 'stale',
      version: contacted.version,
      keys: [],
    })
    const confirmed = await value(office.quotes.setStatus(contacted, 'Confirmed'))
    const { job, jobId, customerCreated } = await value(office.quotes.convert(confirmed))
    expect({ jobId, customerCreated }).toEqual({ jobId: job.id, customerCreated: true })
    expect(await failure(office.quotes.convert(confirmed))).toEqual({
      kind: 'conflict',
      reason: 'already_converted',
      facts: { jobId },
    })
    // Who has the skill and the time depends on the day on which the sample is made.
    const [way] = await backend.sql<{ id: string }>(
      `select private.ways_out($1, 1, 0) -> 0 ->> 'technician_id' as id`,
      [jobId],
    )
    const assigned = await value(office.jobs.assign(job, way?.id ?? 'nobody'))
    const begun = await value(office.jobs.setStatus(assigned, 'In Progress'))
    await value(office.jobs.setStatus(begun, 'Completed'))
    const [order] = (await value(office.orders.list({ filters: { jobId } }))).rows
    expect(order).toMatchObject({ status: 'completed', total: 299, items: [{ unitPrice: 299 }] })
    if (!order) return
    expect(await value(office.orders.setPayment(order, 'paid'))).toMatchObject({
      paymentStatus: 'paid',
    })
    const history = await value(office.jobs.history(jobId))
    expect(history[0]).toMatchObject({
      actor: 'Admin User',
      changes: { status: { to: 'Completed' } },
    })
  })

  test('hears of wrong fields by the names that forms use', async () => {
    const [glass] = (await value(office.glass.list({}))).rows
    if (!glass) return
    expect(await failure(office.glass.save(glass, { inStock: -3 }))).toEqual({
      kind: 'invalid',
      errors: [{ field: 'inStock', problem: 'invalid' }],
    })
    expect(
      await failure(
        office.orders.save(null, {
          customerId: 'C-001',
          items: [{ description: 'X', quantity: 1, unitPrice: 1e9 }],
        }),
      ),
    ).toEqual({ kind: 'invalid', errors: [{ field: 'items.0.unitPrice', problem: 'invalid' }] })
    expect(
      await failure(office.quotes.save(null, { amount: 1e9, glassType: 'oem' })),
    ).toMatchObject({
      kind: 'invalid',
    })
    expect(await failure(office.jobs.get('J-999999'))).toEqual({ kind: 'missing' })
  })

  test('sorts, filters and exports by the names of the domain', async () => {
    const page = await value(
      office.jobs.list({
        filters: { technicianId: 'TECH-001', scheduledDateFrom: '2000-01-01' },
        sort: 'schedule',
        descending: true,
        pageSize: 5,
      }),
    )
    expect(page).toMatchObject({
      page: 1,
      pageSize: 5,
      rows: [{ technicianId: 'TECH-001' }, {}, {}, {}, {}],
    })
    expect(page.counts['All Jobs']).toBe(page.total)
    expect(await value(office.products.exportAll({ sort: 'inStock' }))).toHaveLength(67)
    const stored = await backend.sql<{ id: string }>('select id from public.quotes')
    const exported = await value(office.settings.exportKind('quotes'))
    expect(exported.map(({ id }) => id).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
    const board = await value(office.jobs.day('2026-11-25'))
    expect(board.frames).toHaveLength(5)
    const found = await value(office.frame.search('ORD-156'))
    expect(found.orders).toMatchObject([{ id: 'ORD-156' }])
  })

  test('reorders, saves settings, plans maintenance and keeps a backup', async () => {
    const id = await value(office.glass.reorder('GLASS-004', 4))
    expect(await value(office.stockOrders.list('ordered'))).toContainEqual(
      expect.objectContaining({ id, itemId: 'GLASS-004', quantity: 4, receivedAt: null }),
    )
    expect(await value(office.stockOrders.receive(id))).toMatchObject({ inStock: 7 })

    const radius = (await value(office.settings.read())).find(({ key }) => key === 'service_radius')
    expect(radius).toMatchObject({ group: 'System Configuration', kind: 'number', unit: 'miles' })
    const change = { key: 'service_radius', value: 'far', version: radius?.version ?? 0 }
    expect(await failure(office.settings.save([change]))).toEqual({
      kind: 'invalid',
      errors: [{ field: 'service_radius', problem: 'invalid' }],
    })

    const startsAt = new Date(Date.now() + 3_600_000).toISOString()
    const endsAt = new Date(Date.now() + 7_200_000).toISOString()
    await value(office.maintenance.schedule({ startsAt, endsAt, message: 'Short break' }))
    const visitor = await gatewaysOf('anon')
    expect(await value(visitor.maintenance.current())).toMatchObject({ message: 'Short break' })
    expect(await failure(visitor.dashboard.read())).toMatchObject({
      kind: expect.stringMatching(/forbidden|signed_out/),
    })

    const backup = await value(office.backups.create())
    expect(JSON.parse(backup)).toMatchObject({
      format: 'sunline-backup',
      tables: { jobs: expect.any(Array) },
    })
    expect(await failure(office.backups.restore(backup))).toEqual({ kind: 'forbidden' })
    expect(await failure(office.backups.restore('nonsense'))).toMatchObject({ kind: 'invalid' })
    await value((await gatewaysOf('super_admin')).backups.restore(backup))
    expect(await value(office.orders.figures())).toMatchObject({ pending: 8 })
  })

  test('is closed to anybody who loses the role in the middle of an edit', async () => {
    const [customer] = (await value(office.customers.list({}))).rows
    await backend.sql(`update public.profiles set role = 'customer'
      where id = (select id from auth.users where email = 'admin@sunline.example')`)
    expect(customer && (await failure(office.customers.save(customer, { name: 'X' })))).toEqual({
      kind: 'forbidden',
    })
    await backend.sql(`update public.profiles set role = 'admin'
      where id = (select id from auth.users where email = 'admin@sunline.example')`)
  })
})

describe('the technician', () => {
  test('completes a job once, however often it is sent', async () => {
    const { technicianDay } = await gatewaysOf('technician')
    const day = await value(technicianDay.read())
    expect(day).toMatchObject({
      name: 'Mike Torres',
      todaysJobs: 3,
      completed: 1,
      inProgress: 1,
      pending: 1,
    })
    expect(day.appointments.map((appointment) => appointment.status)).toEqual([
      'completed',
      'in-progress',
      'pending',
    ])
    const job = day.appointments.find((appointment) => appointment.status === 'in-progress')
    const now = new Date().toISOString()
    const action = { idempotencyKey: randomUUID(), takenAt: now, sentAt: now }
    const completion = {
      workDone: 'Done',
      partNumber: day.parts[0]?.partNumber ?? '',
      cureMinutes: 60,
      photos: [],
      signature: 'data:image/png;base64,iVBORw0KGgo=',
      signedBy: 'Customer',
    }
    const first = await value(technicianDay.complete(job?.id ?? '', completion, action))
    expect(await value(technicianDay.complete(job?.id ?? '', completion, action))).toEqual(first)
    expect(await value(technicianDay.report(job?.id ?? ''))).toMatchObject({
      workDone: 'Done',
      cureMinutes: 60,
    })
    const pending = day.appointments.find((appointment) => appointment.status === 'pending')
    expect(
      await failure(
        technicianDay.reportIssue(
          pending?.id ?? '',
          { kind: 'other', note: '', photo: '', cannotComplete: false },
          { ...action, idempotencyKey: randomUUID() },
        ),
      ),
    ).toEqual({ kind: 'invalid', errors: [{ field: 'note', problem: 'required' }] })
  })

  test('gets nothing through the tables that REST offers but their own', async () => {
    // Without the types of the tables that the browser reads: these are the others.
    const client: SupabaseClient = await (await clientOf('technician'))()
    const jobs = await client
      .from('jobs')
      .select('id, technician_id, customers(id, name), service_reports(job_id), job_photos(id)')
    expect(jobs.error).toBeNull()
    expect(new Set(jobs.data?.map((job) => job.technician_id))).toEqual(new Set(['TECH-001']))
    const orders = await client.from('orders').select('id')
    expect(orders.data).toEqual([])
    const notes = await client.from('jobs').select('notes')
    expect(notes.error?.code).toBe('42501')
    const update = await client
      .from('jobs')
      .update({ status: 'Completed' })
      .eq('technician_id', 'TECH-001')
    expect(update.error?.code).toBe('42501')
  })
})
