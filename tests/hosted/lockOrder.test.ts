import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftWith } from '../database/support/drafts'
import { visitor, type HostedDatabase, type Person } from './support/hostedDatabase'
import { openStage } from './support/stage'
import {
  complete,
  day,
  jobsUnderWay,
  newCustomer,
  newGlass,
  newTechnician,
  openShop,
  race,
  versionOf,
  type Technician,
} from './support/scene'

/**
 * Locks are taken in one order: customer, quote, job, technician, order, stock. Here people whose work meets do it
 * at the same moment, on connections of their own. Before, the office waited for the technician who waited for the
 * office, and PostgreSQL ended one of the two.
 */
let hosted: HostedDatabase
let office: Person
let technician: Technician
beforeAll(async () => {
  hosted = await openStage()
  await hosted.rows(openShop)
  office = await hosted.signIn('admin')
  technician = await newTechnician(hosted)
})
afterAll(() => hosted.close())

/** With three people in each: 48 connections at the same moment. */
const rounds = 16

const rename = async (customer: string) => {
  const version = await versionOf(hosted, 'customers', customer)
  return () =>
    hosted.call(office, 'save_record', {
      kind: 'customers',
      id: customer,
      version,
      fields: { name: `Renamed ${Math.random()}` },
    })
}

const countOf = async (sql: string) => (await hosted.rows(sql)).length

const openWorkOnDeleted = () =>
  countOf(
    `select j.id from public.jobs j
     left join public.customers c on c.id = j.customer_id
     left join public.technicians t on t.id = j.technician_id
     where j.deleted_at is null and j.status not in ('Completed', 'Cancelled')
       and (c.deleted_at is not null or t.deleted_at is not null)`,
  )

describe('nobody waits for somebody who waits for them', () => {
  test('a customer is edited while their jobs are completed', async () => {
    const { counts, raw } = await race(rounds, async () => {
      const customer = await newCustomer(hosted)
      const jobs = await jobsUnderWay(hosted, customer, technician.technician, 2)
      return [await rename(customer), ...jobs.map((job) => () => complete(hosted, technician, job))]
    })
    expect.soft(raw).toEqual({})
    expect(counts).toEqual([{ done: rounds }, { done: rounds }, { done: rounds }])
    expect(
      await countOf(
        `select j.id from public.jobs j join public.customers c on c.id = j.customer_id
         where j.search_text not like '%' || lower(c.name) || '%'
         union
         select o.id from public.orders o join public.customers c on c.id = o.customer_id
         where o.search_text not like '%' || lower(c.name) || '%'`,
      ),
    ).toBe(0)
  })

  test('an order is made for a job that is being completed: there is one in the end', async () => {
    const { raw } = await race(rounds, async () => {
      const customer = await newCustomer(hosted)
      const [job = ''] = await jobsUnderWay(hosted, customer, technician.technician)
      return [
        () =>
          hosted.call(office, 'save_order', { id: null, version: null, fields: { job_id: job } }),
        () => complete(hosted, technician, job),
        await rename(customer),
      ]
    })
    expect.soft(raw).toEqual({})
    expect(
      await countOf(
        `select j.id, count(o.id) from public.jobs j
         left join public.orders o on o.job_id = j.id and o.deleted_at is null
         where j.status = 'Completed' group by j.id having count(o.id) <> 1`,
      ),
    ).toBe(0)
  })

  test('a deleted order is brought back while its job is completed', async () => {
    const { raw } = await race(rounds, async () => {
      const [job = ''] = await jobsUnderWay(
        hosted,
        await newCustomer(hosted),
        technician.technician,
      )
      const { id } = await hosted.call<{ id: string }>(office, 'save_order', {
        id: null,
        version: null,
        fields: { job_id: job },
      })
      await hosted.rows('update public.orders set deleted_at = now() where id = $1', [id])
      return [
        () => hosted.call(office, 'restore_record', { kind: 'orders', id }),
        () => complete(hosted, technician, job),
      ]
    })
    expect.soft(raw).toEqual({})
  })

  test('a customer is erased while their last job is completed', async () => {
    const { raw } = await race(rounds, async () => {
      const customer = await newCustomer(hosted)
      const [job = ''] = await jobsUnderWay(hosted, customer, technician.technician)
      return [
        () => hosted.call(office, 'erase_customer', { customer_id: customer }),
        () => complete(hosted, technician, job),
        await rename(customer),
      ]
    })
    expect.soft(raw).toEqual({})
  })

  test('notifications are read and their subjects erased', async () => {
    await race(rounds, async () => {
      const customer = await newCustomer(hosted)
      const [job = ''] = await jobsUnderWay(hosted, customer, technician.technician)
      await hosted.rows(
        `insert into public.notifications (kind, subject_id) values ('job-issue', $1), ('job-issue', $1)`,
        [job],
      )
      await complete(hosted, technician, job)
      return [
        () => hosted.call(office, 'erase_customer', { customer_id: customer }),
        () => hosted.call(office, 'mark_notifications_read', {}),
        () => hosted.call(office, 'mark_notifications_read', {}),
      ]
    }).then(({ raw }) => expect.soft(raw).toEqual({}))
  })
})

describe('nothing is added to what is being deleted', () => {
  const newJob = (customer: string, worker?: string) => () =>
    hosted.call(office, 'save_job', {
      id: null,
      version: null,
      fields: {
        customer_id: customer,
        service_type: 'windshield',
        position: 'main',
        glass_type: 'oem',
        location: '1 Palm Street',
        scheduled_date: day,
        scheduled_time: '2:00 PM - 4:00 PM',
        ...(worker ? { technician_id: worker } : {}),
      },
    })

  test('a customer for whom a job is scheduled', async () => {
    const { raw } = await race(rounds, async () => {
      const customer = await newCustomer(hosted)
      return [
        newJob(customer),
        () => hosted.call(office, 'delete_record', { kind: 'customers', id: customer, version: 1 }),
      ]
    })
    expect.soft(raw).toEqual({})
    expect(await openWorkOnDeleted()).toBe(0)
  })

  test('a customer whose quote is converted', async () => {
    const { raw } = await race(rounds, async (round) => {
      const email = `converted${round}@example.com`
      const { reference } = await hosted.call<{ reference: string }>(visitor, 'submit_quote', {
        draft: draftWith({ email, phoneNumber: `555-010-${3000 + round}` }),
        idempotency_key: crypto.randomUUID(),
      })
      await hosted.rows(`update public.quotes set status = 'Confirmed' where id = $1`, [reference])
      const customer = await newCustomer(hosted)
      await hosted.rows('update public.customers set email = $2 where id = $1', [customer, email])
      const [quoted, kept] = [
        await versionOf(hosted, 'quotes', reference),
        await versionOf(hosted, 'customers', customer),
      ]
      return [
        () => hosted.call(office, 'convert_quote', { id: reference, version: quoted, customer }),
        () =>
          hosted.call(office, 'delete_record', { kind: 'customers', id: customer, version: kept }),
        () => hosted.call(office, 'erase_customer', { customer_id: customer }),
      ]
    })
    expect.soft(raw).toEqual({})
    expect(await openWorkOnDeleted()).toBe(0)
  })

  test('a technician who is assigned', async () => {
    const { raw } = await race(rounds, async () => {
      const worker = await newTechnician(hosted)
      const customer = await newCustomer(hosted)
      const [job = ''] = await jobsUnderWay(hosted, customer, null)
      return [
        () =>
          hosted.call(office, 'assign_job', {
            id: job,
            version: 1,
            technician_id: worker.technician,
          }),
        newJob(customer, worker.technician),
        () =>
          hosted.call(office, 'delete_record', {
            kind: 'technicians',
            id: worker.technician,
            version: 1,
          }),
      ]
    })
    expect.soft(raw).toEqual({})
    expect(await openWorkOnDeleted()).toBe(0)
  })

  test('a job that is brought back: its customer and technician must be there', async () => {
    const { raw } = await race(rounds, async () => {
      const customer = await newCustomer(hosted)
      const worker = await newTechnician(hosted)
      const [job = ''] = await jobsUnderWay(hosted, customer, worker.technician)
      await hosted.rows(
        `update public.jobs set status = 'Assigned', started_at = null, deleted_at = now() where id = $1`,
        [job],
      )
      return [
        () => hosted.call(office, 'restore_record', { kind: 'jobs', id: job }),
        () => hosted.call(office, 'delete_record', { kind: 'customers', id: customer, version: 1 }),
        () =>
          hosted.call(office, 'delete_record', {
            kind: 'technicians',
            id: worker.technician,
            version: 1,
          }),
      ]
    })
    expect.soft(raw).toEqual({})
    expect(await openWorkOnDeleted()).toBe(0)
  })

  test('glass that is being ordered', async () => {
    const { raw } = await race(rounds, async () => {
      const { id } = await newGlass(hosted)
      return [
        () => hosted.call(office, 'reorder', { kind: 'glass_items', id, quantity: 5 }),
        () => hosted.call(office, 'delete_record', { kind: 'glass_items', id, version: 1 }),
      ]
    })
    expect.soft(raw).toEqual({})
    expect(
      await countOf(
        `select s.id from public.stock_orders s join public.glass_items g on g.id = s.glass_item_id
         where g.deleted_at is not null and s.status = 'ordered'`,
      ),
    ).toBe(0)
  })
})

test('two super administrators who demote each other: one is left', async () => {
  await hosted.rows(`update public.profiles set role = 'admin' where role = 'super_admin'`)
  const none: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [
      await hosted.newPerson('super_admin'),
      await hosted.newPerson('super_admin'),
    ]
    const demote = (who: Person, whom: { id: string }) =>
      hosted.call(who, 'change_role', { user_id: whom.id, role: 'admin' })
    await Promise.allSettled([demote(one, other), demote(other, one)])
    const left = await hosted.rows(`select id from public.profiles where role = 'super_admin'`)
    if (left.length !== 1) none.push(round)
    await hosted.rows(`update public.profiles set role = 'admin' where role = 'super_admin'`)
  }
  expect(none).toEqual([])
})

test('an account of a deleted customer books again: no two records hold one account', async () => {
  const account = await hosted.newPerson('customer')
  const former = await newCustomer(hosted)
  await hosted.rows('update public.customers set user_id = $2, deleted_at = now() where id = $1', [
    former,
    account.id,
  ])
  const { reference } = await hosted.call<{ reference: string }>(account, 'submit_quote', {
    draft: draftWith({ email: 'again@example.com', phoneNumber: '555-010-8888' }),
    idempotency_key: crypto.randomUUID(),
  })
  await hosted.rows(`update public.quotes set status = 'Confirmed' where id = $1`, [reference])
  const version = await versionOf(hosted, 'quotes', reference)
  expect(await hosted.call(office, 'convert_quote', { id: reference, version })).toMatchObject({
    customer_created: true,
  })
})
