import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HostedDatabase, Person } from './support/hostedDatabase'
import { visitor } from './support/hostedDatabase'
import { openStage } from './support/stage'

let hosted: HostedDatabase
const people = new Map<string, Person>()
let job = ''
beforeAll(async () => {
  hosted = await openStage()
  people.set('visitor', visitor)
  for (const role of ['customer', 'technician', 'admin', 'super_admin'] as const) {
    people.set(role, await hosted.signIn(role))
  }
  const [technician] = await hosted.rows<{ id: string }>(
    `insert into public.technicians (name, email, user_id)
     values ('Kim Way', 'kim@example.com', $1) returning id`,
    [people.get('technician')?.claims.sub],
  )
  await hosted.rows(`insert into public.customers (id, name) values ('C-901', 'Nora Castillo')`)
  const [made] = await hosted.rows<{ id: string }>(
    `insert into public.jobs (customer_id, technician_id, service_type, position, glass_type, location,
       scheduled_date, scheduled_time, status, amount)
     values ('C-901', $1, 'windshield', 'main', 'oem', '1 Palm Street', public.business_today(),
       '8:00 AM - 10:00 AM', 'In Progress', 299) returning id`,
    [technician?.id],
  )
  job = made?.id ?? ''
  // Open to the Storage service, which says that it is the one that deletes.
  await hosted.rows('drop trigger protect_objects_delete on storage.objects')
})
afterAll(() => hosted.close())

/** What a statement of the Storage service answers somebody: how many rows, or the code it is refused with. */
async function attempt(person: Person | undefined, sql: string, values: unknown[] = []) {
  try {
    return (await hosted.rest(person ?? visitor, sql, values)).length
  } catch (error) {
    return (error as { code: string }).code
  }
}

const add = `insert into storage.objects (bucket_id, name, metadata) values ('job-photos', $1, '{}')`
const read = `select name from storage.objects where bucket_id = 'job-photos' and name = $1`
const path = () => `${job}/${randomUUID()}-1.jpg`

const remove = `delete from storage.objects where bucket_id = 'job-photos' and name = $1 returning name`

describe('the policies of photos, on a real PostgreSQL owned by no superuser', () => {
  test('let the technician of a job add photos, and nobody else', async () => {
    const answers = await Promise.all(
      [...people].map(async ([who, person]) => [who, await attempt(person, add, [path()])]),
    )
    expect(Object.fromEntries(answers)).toEqual({
      visitor: '42501',
      customer: '42501',
      technician: 0,
      admin: '42501',
      super_admin: '42501',
    })
  })

  test('let them and the office read photos, and nobody else', async () => {
    const name = path()
    await hosted.rest(people.get('technician') ?? visitor, add, [name])
    const answers = await Promise.all(
      [...people].map(async ([who, person]) => [who, await attempt(person, read, [name])]),
    )
    expect(Object.fromEntries(answers)).toEqual({
      visitor: 0,
      customer: 0,
      technician: 1,
      admin: 1,
      super_admin: 1,
    })
  })

  test('answer a session that has ended with nothing, and raise nothing', async () => {
    const name = path()
    await hosted.rest(people.get('technician') ?? visitor, add, [name])
    const ended = { claims: { ...people.get('admin')?.claims, session_id: randomUUID() } } as Person
    expect(await attempt(ended, read, [name])).toBe(0)
    expect(await attempt(ended, add, [path()])).toBe('42501')
  })

  test('let nobody change a file, and only the office remove one of an erased customer', async () => {
    const name = path()
    const technician = people.get('technician') ?? visitor
    const admin = people.get('admin') ?? visitor
    await hosted.rest(technician, add, [name])
    const change = `update storage.objects set metadata = '{"a": 1}' where name = $1 returning name`
    expect(await attempt(technician, change, [name])).toBe(0)
    expect(await attempt(admin, change, [name])).toBe(0)
    expect(await attempt(admin, remove, [name])).toBe(0)
    await hosted.rows(
      `update public.jobs set status = 'Cancelled', cancel_reason = 'x' where id = $1`,
      [job],
    )
    await hosted.call(admin, 'erase_customer', { customer_id: 'C-901' })
    expect(await hosted.call(admin, 'photos_to_remove')).toContain(name)
    expect(await attempt(technician, remove, [name])).toBe(0)
    expect(await attempt(admin, remove, [name])).toBe(1)
    expect(await hosted.call(admin, 'photos_to_remove')).not.toContain(name)
  })
})
