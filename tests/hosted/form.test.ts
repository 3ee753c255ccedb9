import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor, type HostedDatabase } from './support/hostedDatabase'
import { openStage } from './support/stage'

let hosted: HostedDatabase
beforeAll(async () => {
  hosted = await openStage()
})
afterAll(() => hosted.close())

test('the owner of the schema is no superuser and sees past row level security', async () => {
  expect(
    await hosted.rows(
      `select r.rolname as name, r.rolsuper as super, r.rolbypassrls as bypasses
       from pg_class c join pg_roles r on r.oid = c.relowner
       where c.oid = 'public.jobs'::regclass`,
    ),
  ).toEqual([{ name: 'postgres', super: false, bypasses: true }])
})

test('the REST service signs in as authenticator, which may become the web roles and nothing else', async () => {
  const [row] = await hosted.rest<{ user: string; session: string; timeout: string }>(
    visitor,
    `select current_user as user, session_user as session,
       current_setting('statement_timeout') as timeout`,
  )
  expect(row).toEqual({ user: 'anon', session: 'authenticator', timeout: '3s' })
  await expect(hosted.rest({ claims: { role: 'postgres' } }, 'select 1')).rejects.toMatchObject({
    code: '42501',
  })
})

test('a staff member’s statement may take 8 s, and a lock is waited for as long', async () => {
  const [row] = await hosted.rest(
    await hosted.signIn('admin'),
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  )
  expect(row).toEqual({ statement: '8s', lock: '8s' })
})

test('fifty calls run at once, each on a connection of its own', async () => {
  const backends = await Promise.all(
    Array.from({ length: 50 }, () =>
      hosted.rest<{ pid: number }>(visitor, 'select pg_backend_pid() as pid from pg_sleep(0.3)'),
    ),
  )
  expect(new Set(backends.map(([row]) => row?.pid)).size).toBe(50)
})
