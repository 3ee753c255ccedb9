import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'

type Job = { id: string; version: number; status: string; technician_id: string | null }

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: '2026-11-25T18:00:00Z' })
  await business.exec(`
    insert into public.technicians (name, email)
    values ('Ann A', 'ann@example.com'), ('Bo B', 'bo@example.com');
    insert into public.customers (name) values ('Maria Delgado');
  `)
})
afterAll(() => business.close())

describe('a job', () => {
  const job = (day: string) =>
    business.call<Job>('admin', 'save_job', {
      id: null,
      version: null,
      fields: {
        customer_id: 'C-001',
        service_type: 'door-glass',
        position: 'rear-left',
        glass_type: 'oee',
        location: '120 Palm Street',
        scheduled_date: day,
        scheduled_time: '10:00 AM - 12:00 PM',
      },
    })

  test('is assigned, moved, begun, completed and charged once', async () => {
    const scheduled = await job('2026-12-14')
    const assigned = await business.call<Job>('admin', 'assign_job', {
      id: scheduled.id,
      version: scheduled.version,
      technician_id: 'TECH-001',
    })
    expect(assigned).toMatchObject({ status: 'Assigned', technician: 'Ann A' })
    const moved = await business.call<Job>('admin', 'reschedule_job', {
      id: assigned.id,
      version: assigned.version,
      scheduled_date: '2026-12-15',
      scheduled_time: '4:00 PM - 6:00 PM',
    })
    const begun = await business.call<Job>('admin', 'set_job_status', {
      id: moved.id,
      version: moved.version,
      status: 'In Progress',
    })
    const done = await business.call<Job>('admin', 'set_job_status', {
      id: begun.id,
      version: begun.version,
      status: 'Completed',
    })
    expect(done).toMatchObject({ status: 'Completed' })
    const orders = await business.call<{ rows: { id: string; version: number }[] }>(
      'admin',
      'list_records',
      {
        kind: 'orders',
        query: { filters: { job_id: done.id } },
      },
    )
    expect(orders.rows).toMatchObject([
      { status: 'completed', payment_status: 'pending', total: 249, technician: 'Ann A' },
    ])
    const order = {
      id: orders.rows[0]?.id,
      version: orders.rows[0]?.version,
      payment_status: 'paid',
    }
    expect(await business.call('admin', 'set_payment', order)).toMatchObject({
      payment_status: 'paid',
    })
    expect(await business.refusal('admin', 'set_payment', order)).toMatchObject({
      message: 'already_paid',
    })
  })

  test('cannot skip, go back, or be cancelled without a reason', async () => {
    const scheduled = await job('2026-12-16')
    for (const status of ['In Progress', 'Completed', 'Scheduled', 'Nonsense']) {
      expect(
        await business.refusal('admin', 'set_job_status', {
          id: scheduled.id,
          version: scheduled.version,
          status,
        }),
      ).toMatchObject({ message: 'wrong_state' })
    }
    const cancel = { id: scheduled.id, version: scheduled.version }
    expect(
      await business.refusal('admin', 'cancel_job', { ...cancel, reason: '  ' }),
    ).toMatchObject({
      code: 'PT422',
    })
    expect(
      await business.call('admin', 'cancel_job', { ...cancel, reason: 'Sold the car' }),
    ).toMatchObject({
      status: 'Cancelled',
      cancel_reason: 'Sold the car',
    })
  })

  test('is not given to a technician who is busy or off duty', async () => {
    const first = await job('2026-12-17')
    const second = await job('2026-12-17')
    await business.call('admin', 'assign_job', {
      id: first.id,
      version: first.version,
      technician_id: 'TECH-001',
    })
    expect(
      await business.refusal('admin', 'assign_job', {
        id: second.id,
        version: second.version,
        technician_id: 'TECH-001',
      }),
    ).toMatchObject({ message: 'technician_busy' })
    await business.exec(
      `update public.technicians set duty_status = 'off-duty' where id = 'TECH-002'`,
    )
    expect(
      await business.refusal('admin', 'assign_job', {
        id: second.id,
        version: second.version,
        technician_id: 'TECH-002',
      }),
    ).toMatchObject({ message: 'technician_off_duty' })
  })

  test('keeps its technician from being deleted', async () => {
    const refusal = await business.refusal('admin', 'delete_record', {
      kind: 'technicians',
      id: 'TECH-001',
      version: 1,
    })
    expect(refusal).toMatchObject({ code: 'PT409', message: 'in_use' })
    expect(JSON.parse(refusal.detail ?? '').needed_by).toContainEqual(expect.stringMatching(/^J-/))
  })
})
