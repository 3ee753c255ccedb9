import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draftWith } from '../database/support/drafts'
import type { Role } from '@/domain/roles'
import type { HostedDatabase, Person } from './support/hostedDatabase'
import { complete, jobsUnderWay, newCustomer, newTechnician, openShop } from './support/scene'
import { openStage } from './support/stage'

/**
 * A session that has ended, a missing right and a refusal of the business are three answers: 401 PT401, 403 42501 and
 * PT4nn. (PostgREST makes the status of `PTnnn`, and answers 42501 with 403 to a signed-in person.)
 */
let hosted: HostedDatabase
beforeAll(async () => {
  hosted = await openStage()
  await hosted.rows(openShop)
})
afterAll(() => hosted.close())

const ended = { code: 'PT401', message: 'session_ended' }

const endings: [reason: string, end: (person: Person & { id: string }) => Promise<unknown>][] = [
  ['signed_out', ({ id }) => hosted.rows('delete from auth.sessions where user_id = $1', [id])],
  [
    'account_deactivated',
    ({ id }) =>
      hosted.rows(`update auth.users set banned_until = now() + interval '1 year' where id = $1`, [
        id,
      ]),
  ],
  ['account_gone', ({ id }) => hosted.rows('delete from auth.users where id = $1', [id])],
]

describe.each(endings)('a session that is %s', (reason, end) => {
  const calls: [role: Role, name: string, args: Record<string, unknown>][] = [
    ['admin', 'list_records', { kind: 'jobs' }],
    ['admin', 'save_record', { kind: 'customers', id: null, version: null, fields: { name: 'A' } }],
    ['admin', 'dashboard', {}],
    ['super_admin', 'change_role', { user_id: crypto.randomUUID(), role: 'admin' }],
    ['super_admin', 'restore_backup', { backup: {} }],
    ['technician', 'my_day', {}],
    ['customer', 'update_last_seen', {}],
    ['customer', 'current_role_name', {}],
  ]

  test.each(calls)('%s calls %s', async (role, name, args) => {
    const person = await hosted.newPerson(role)
    await end(person)
    const refusal = await hosted.refusal(person, name, args)
    expect(refusal).toMatchObject(ended)
    expect(JSON.parse(refusal?.detail ?? '')).toEqual({ reason })
  })

  test('completes a job: what was done is no reassignment, and is sent again after signing in', async () => {
    const technician = await newTechnician(hosted)
    const [job = ''] = await jobsUnderWay(hosted, await newCustomer(hosted), technician.technician)
    await end(technician)
    await expect(complete(hosted, technician, job)).rejects.toMatchObject(ended)
    expect(await hosted.rows('select status from public.jobs where id = $1', [job])).toEqual([
      { status: 'In Progress' },
    ])
  })

  test.each([
    ['profiles', 'id'],
    ['presence', 'user_id'],
    ['quotes', 'id'],
    ['jobs', 'id'],
    ['customers', 'id'],
    ['technicians', 'id'],
  ])('reads %s: an answer, not an empty list', async (table, column) => {
    await newCustomer(hosted)
    await hosted.rows(
      `insert into public.quotes (status, service_type, position, glass_type, price, appointment_date,
           time_frame, first_name, address)
         values ('Guest', 'windshield', 'main', 'oem', 299, '2026-12-01', '10:00 AM - 12:00 PM', 'A', 'B');
         insert into public.presence (user_id) select id from auth.users on conflict do nothing`,
    )
    const technician = await newTechnician(hosted)
    await jobsUnderWay(hosted, await newCustomer(hosted), technician.technician)
    const person = await hosted.newPerson('admin')
    await end(person)
    await expect(
      hosted.rest(person, `select ${column} from public.${table}`),
    ).rejects.toMatchObject(ended)
  })

  test('books as a visitor', async () => {
    const person = await hosted.newPerson('customer')
    await end(person)
    const { reference } = await hosted.call<{ reference: string }>(person, 'submit_quote', {
      draft: draftWith({}),
      idempotency_key: crypto.randomUUID(),
    })
    expect(
      await hosted.rows('select status, user_id from public.quotes where id = $1', [reference]),
    ).toEqual([{ status: 'Guest', user_id: null }])
  })
})

describe('a live session', () => {
  let technician: Awaited<ReturnType<typeof newTechnician>>
  let job: string
  beforeEach(async () => {
    technician = await newTechnician(hosted)
    job = (await jobsUnderWay(hosted, await newCustomer(hosted), technician.technician))[0] ?? ''
  })

  test('without the right is told that: demoted', async () => {
    await hosted.rows(`update public.profiles set role = 'customer' where id = $1`, [technician.id])
    await expect(complete(hosted, technician, job)).rejects.toMatchObject({ code: '42501' })
    const admin = await hosted.newPerson('customer')
    expect(await hosted.refusal(admin, 'list_records', { kind: 'jobs' })).toMatchObject({
      code: '42501',
    })
  })

  test('whose job went to somebody else is told that', async () => {
    const other = await newTechnician(hosted)
    await expect(complete(hosted, other, job)).rejects.toMatchObject({
      code: 'PT409',
      message: 'reassigned',
    })
  })

  test('that was renewed on signing in gets the first answer to what it sends again', async () => {
    const key = crypto.randomUUID()
    const send = (person: Person) =>
      hosted.call(person, 'complete_job', {
        job_id: job,
        completion: { work_done: 'Replaced', part_number: '', cure_minutes: 60 },
        idempotency_key: key,
        taken_at: '2026-11-27T18:00:00Z',
      })
    const first = await send(technician)
    await hosted.rows('delete from auth.sessions where user_id = $1', [technician.id])
    await expect(send(technician)).rejects.toMatchObject(ended)
    const [session] = await hosted.rows<{ id: string }>(
      'insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id',
      [technician.id],
    )
    const again = { claims: { ...technician.claims, session_id: session?.id ?? '' } }
    expect(await send(again)).toEqual(first)
  })
})
