import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { demoAccounts } from '@local/demoAccounts'
import type { Role } from '@/domain/roles'
import { signedIn, stopClock, testOrigin, visitorOf } from './support/clients'

type Who = Role | 'visitor' | 'other technician'
const everybody: Who[] = [...demoAccounts.map(({ role }) => role), 'visitor', 'other technician']

const bucket = 'job-photos'
const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const photo = { contentType: 'image/jpeg' }
const pathOf = (job: string, name: string = randomUUID()) => `${job}/${name}-1.jpg`

let backend: Backend
const clients = new Map<Who, SupabaseClient>()
const storageOf = (who: Who) => {
  const client = clients.get(who)
  if (!client) throw new Error(`Nobody is ${who}`)
  return client.storage.from(bucket)
}

beforeAll(async () => {
  backend = await createBackend({ sample: true })
  await stopClock(backend, '2026-11-25T18:00:00Z')
  for (const { role } of demoAccounts) clients.set(role, await signedIn(backend, role))
  clients.set('visitor', visitorOf(backend))
  // A customer's account which becomes the technician of other jobs.
  const second = visitorOf(backend)
  const { data } = await second.auth.signUp({
    email: 'sarah.chen@example.com',
    password: 'A long passw0rd',
  })
  await backend.sql('update auth.users set email_confirmed_at = now() where id = $1', [
    data.user?.id,
  ])
  await backend.sql(`update public.profiles set role = 'technician' where id = $1`, [data.user?.id])
  await second.auth.signInWithPassword({
    email: 'sarah.chen@example.com',
    password: 'A long passw0rd',
  })
  clients.set('other technician', second)
})
afterAll(() => backend.close())

/** A job of the demo technician. */
async function newJob(status = 'In Progress', customer = 'C-001'): Promise<string> {
  await backend.sql(
    `update public.jobs set status = 'Cancelled', cancel_reason = 'Test'
     where technician_id = 'TECH-001' and status in ('Assigned', 'In Progress')`,
  )
  const [job] = await backend.sql<{ id: string }>(
    `insert into public.jobs (customer_id, technician_id, service_type, position, glass_type, location,
       scheduled_date, scheduled_time, status, amount)
     values ($2, 'TECH-001', 'windshield', 'main', 'oem', '1 Palm Street', public.business_today(),
       '4:00 PM - 6:00 PM', $1, 299) returning id`,
    [status, customer],
  )
  return job?.id ?? ''
}

async function uploaded(job: string): Promise<string> {
  const path = pathOf(job)
  const { error } = await storageOf('technician').upload(path, picture, photo)
  expect(error).toBeNull()
  return path
}

/** What of a file is there: its row and, by its version, its bytes. */
const kept = (path: string) =>
  backend.sql('select name, metadata, owner from storage.objects where name = $1', [path])

describe('a photo is uploaded', () => {
  test.each(everybody)('by the technician of the job and by nobody else: %s', async (who) => {
    const path = pathOf(await newJob())
    const { error } = await storageOf(who).upload(path, picture, photo)
    const isAllowed = who === 'technician'
    const { status, statusCode, message } = (error ?? {}) as Record<string, unknown>
    const refusal = [400, '403', 'new row violates row-level security policy']
    expect([status, statusCode, message].filter(Boolean)).toEqual(isAllowed ? [] : refusal)
    expect(await kept(path)).toMatchObject(
      isAllowed ? [{ metadata: { size: 7, mimetype: 'image/jpeg' } }] : [],
    )
  })

  test('once: a second time it is there already, and stays as it was', async () => {
    const path = await uploaded(await newJob())
    for (const upsert of [false, true]) {
      const { error } = await storageOf('technician').upload(path, new Uint8Array([9]), {
        ...photo,
        upsert,
      })
      expect(error).toMatchObject({ status: 400, statusCode: upsert ? '403' : '409' })
    }
    const { data } = await storageOf('technician').download(path)
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(picture)
  })

  test.each([
    ['of a name of one’s own', 'photo.jpg', photo, '403'],
    ['with a name that leads elsewhere', `../${randomUUID()}-1.jpg`, photo, '403'],
    ['that is no picture', `${randomUUID()}-1.jpg`, { contentType: 'text/html' }, '415'],
    [
      'that is a drawing with script',
      `${randomUUID()}-1.jpg`,
      { contentType: 'image/svg+xml' },
      '415',
    ],
  ])('and refused %s', async (_, name, options, statusCode) => {
    const { error } = await storageOf('technician').upload(
      `${await newJob()}/${name}`,
      picture,
      options,
    )
    expect(error).toMatchObject({ status: 400, statusCode })
  })

  test('and refused when it is larger than the bucket takes; nothing stays', async () => {
    const path = pathOf(await newJob())
    const { error } = await storageOf('technician').upload(
      path,
      new Uint8Array(5 * 1024 * 1024 + 1),
      photo,
    )
    expect(error).toMatchObject({ status: 400, statusCode: '413' })
    expect(await kept(path)).toEqual([])
  })

  test('and refused once the session has ended, without an error of the database', async () => {
    const path = pathOf(await newJob())
    const client = await signedIn(backend, 'technician')
    await backend.sql(
      `delete from auth.sessions where id = (
         select id from auth.sessions order by created_at desc limit 1)`,
    )
    const { error } = await client.storage.from(bucket).upload(path, picture, photo)
    expect(error).toMatchObject({ status: 400, statusCode: '403' })
  })
})

describe('a photo is read', () => {
  test.each(everybody)('by the office and by who took it, by nobody else: %s', async (who) => {
    const path = await uploaded(await newJob())
    const mayRead = ['technician', 'admin', 'super_admin'].includes(who)
    const { data } = await storageOf(who).download(path)
    expect(data?.size).toBe(mayRead ? 7 : undefined)
    const signed = await storageOf(who).createSignedUrls([path, 'J-1/none.jpg'], 60)
    expect(signed.data?.map(({ error }) => error === null)).toEqual([mayRead, false])
    const one = await storageOf(who).createSignedUrl(path, 60)
    expect(one.error === null).toBe(mayRead)
  })

  test('at a signed address, by anybody who has it, for this file and no other', async () => {
    const job = await newJob()
    const [path, other] = [await uploaded(job), await uploaded(job)]
    const { data } = await storageOf('admin').createSignedUrl(path, 60)
    const address = data?.signedUrl ?? ''
    const answer = await backend.fetch(new Request(address))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture)
    for (const wrong of [
      address.replace(path, other),
      `${address.slice(0, -4)}AAAA`,
      address.replace(/\?.*/, ''),
    ]) {
      expect((await backend.fetch(new Request(wrong))).status).toBe(400)
    }
  })

  test('by a technician whose work it shows, also when the job is another’s now', async () => {
    const job = await newJob()
    const [named, unnamed] = [await uploaded(job), await uploaded(job)]
    await backend.sql(
      `insert into public.job_photos (job_id, technician_id, path, taken_at)
       values ($1, 'TECH-001', $2, now())`,
      [job, named],
    )
    await backend.sql(`update public.jobs set technician_id = 'TECH-009' where id = $1`, [job])
    expect((await storageOf('technician').download(named)).error).toBeNull()
    expect((await storageOf('technician').download(unnamed)).error).not.toBeNull()
  })
})

describe('a job is completed', () => {
  const complete = (job: string, photos: unknown) =>
    clients.get('technician')?.rpc('complete_job', {
      job_id: job,
      completion: {
        work_done: 'Done',
        part_number: '',
        cure_minutes: 60,
        photos,
        signature: '',
        signed_by: '',
      },
      idempotency_key: randomUUID(),
      taken_at: new Date().toISOString(),
    })

  test('with the paths of photos that are there', async () => {
    const job = await newJob()
    const paths = [await uploaded(job), await uploaded(job)]
    expect((await complete(job, paths))?.error).toBeNull()
    const report = await clients.get('technician')?.rpc('service_report', { job_id: job })
    expect(report?.data.photos).toEqual(paths)
  })

  test.each([
    ['a photo that was not uploaded', (job: string) => [pathOf(job)], 409, 'photos_missing'],
    ['a picture itself', () => ['data:image/jpeg;base64,AAAA'], 503, 'outdated'],
    ['a photo of another job', () => [pathOf('J-001')], 422, 'invalid'],
    ['something else', () => ['javascript:alert(1)'], 422, 'invalid'],
  ])('and not with %s: nothing is done', async (_, photosOf, status, message) => {
    const job = await newJob()
    const answer = await complete(job, photosOf(job))
    expect(answer).toMatchObject({ status, error: { message } })
    expect(await backend.sql('select status from public.jobs where id = $1', [job])).toEqual([
      { status: 'In Progress' },
    ])
  })

  test('and not with one photo twice', async () => {
    const job = await newJob()
    const path = await uploaded(job)
    expect(await complete(job, [path, path])).toMatchObject({ status: 422 })
  })
})

describe('the files of an erased customer', () => {
  const toRemove = async () => (await clients.get('admin')?.rpc('photos_to_remove'))?.data

  test('are removed by an administrator through the Storage API, and by nobody before', async () => {
    const [customer] = await backend.sql<{ id: string }>(
      `insert into public.customers (name) values ('Nora Castillo') returning id`,
    )
    const id = customer?.id ?? ''
    const job = await newJob('In Progress', id)
    const [named, unnamed] = [await uploaded(job), await uploaded(job)]
    const other = await uploaded(await newJob())
    await backend.sql(
      `insert into public.job_photos (job_id, technician_id, path, taken_at)
       values ($1, 'TECH-001', $2, now())`,
      [job, named],
    )
    expect((await storageOf('admin').remove([named])).data).toEqual([])

    await backend.sql(
      `update public.jobs set status = 'Cancelled', cancel_reason = 'x' where id = $1`,
      [job],
    )
    await clients.get('admin')?.rpc('erase_customer', { customer_id: id })
    expect(await toRemove()).toEqual([named, unnamed].sort())
    for (const who of everybody.filter((one) => !one.includes('admin'))) {
      expect((await storageOf(who).remove([named, other])).data).toEqual([])
    }
    expect((await storageOf('admin').remove([named, unnamed, other])).data).toHaveLength(2)
    expect(await toRemove()).toEqual([])
    expect(await kept(named)).toEqual([])
    expect(await kept(other)).toHaveLength(1)
  })

  test('cannot be removed by SQL, which would leave the bytes', async () => {
    await expect(backend.sql('delete from storage.objects where true')).rejects.toMatchObject({
      code: '42501',
    })
  })
})

test('the owner’s key reads and writes everything, as a backup must', async () => {
  const path = pathOf('J-001')
  const ask = (method: string, body?: Uint8Array<ArrayBuffer>) =>
    backend.fetch(
      new Request(`${testOrigin}/storage/v1/object/${bucket}/${path}`, {
        method,
        body,
        headers: {
          Authorization: `Bearer ${backend.secretKey}`,
          ...(body && { 'Content-Type': 'image/jpeg', 'x-upsert': 'true' }),
        },
      }),
    )
  expect((await ask('POST', picture)).status).toBe(200)
  expect((await ask('POST', new Uint8Array([1]))).status).toBe(200)
  expect(new Uint8Array(await (await ask('GET')).arrayBuffer())).toEqual(new Uint8Array([1]))
})
