import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase, type Caller } from './businessDatabase'
import { draftWith, testNow } from './support/drafts'

const people = ['customer', 'technician', 'admin', 'super_admin'] as const
const callers = ['anon', ...people] as const
const refused = { code: '42501' }

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
  for (const [index, caller] of callers.entries()) {
    await business.call(caller, 'submit_quote', {
      draft: draftWith({ timeFrame: '4:00 PM - 6:00 PM', date: `2026-12-0${index + 1}` }),
      idempotency_key: `00000000-0000-4000-8000-00000000000${index}`,
    })
    if (caller !== 'anon') await business.call(caller, 'update_last_seen')
  }
})
afterAll(() => business.close())

/** 'refused' for a refusal by rights, else the error. */
const nameOf = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === refused.code ? 'refused' : error

const count = (caller: Caller, table: string) =>
  business.rowsAs(caller, `select * from public.${table}`).then((rows) => rows.length)

describe('what the catalog says', () => {
  test('row level security is on for every table, and in `private` too', async () => {
    const open = await business.rows(
      `select c.oid::regclass::text as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    )
    expect(open).toEqual([])
  })

  test('no web role may write a table by itself, but a person their own two names', async () => {
    const grants = await business.rows<{ name: string }>(
      `select table_name || ' ' || coalesce(column_name, '') || ' ' || privilege_type || ' ' || grantee as name
       from (
         select table_name, null as column_name, privilege_type, grantee, table_schema
         from information_schema.role_table_grants
         union
         select table_name, column_name, privilege_type, grantee, table_schema
         from information_schema.column_privileges
       ) g
       where table_schema in ('public', 'private') and privilege_type <> 'SELECT'
         and grantee in ('anon', 'authenticated', 'PUBLIC')
       order by 1`,
    )
    expect(grants.map((grant) => grant.name)).toEqual([
      'profiles first_name UPDATE authenticated',
      'profiles last_name UPDATE authenticated',
      'profiles updated_at UPDATE authenticated',
    ])
  })

  test('a visitor may read no table, and call what booking and a link need', async () => {
    const tables = await business.rows(
      `select distinct table_name from information_schema.column_privileges
       where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')`,
    )
    expect(tables).toEqual([])
    const functions = await business.rows<{ name: string }>(
      `select p.proname as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and has_function_privilege('anon', p.oid, 'execute') order by 1`,
    )
    expect(functions.map((row) => row.name)).toEqual([
      'appointment_time_frames',
      'available_time_frames',
      'begin_appointment_photo',
      'cancel_appointment',
      'change_appointment',
      'current_maintenance',
      'join_waiting_list',
      'leave_waiting_list',
      // Asked by the policy of the photos' bucket.
      'may_add_appointment_photo',
      'move_appointment',
      'read_appointment',
      'read_invitation',
      'remove_appointment_photo',
      'set_appointment_texts',
      'setup_state',
      'site_settings',
      'submit_quote',
      'waiting_entry',
    ])
  })

  test('nobody on the web reaches `private`, or makes anything in `public`', async () => {
    const reach = await business.rows(
      `select has_schema_privilege(r, 'private', 'usage') as private,
         has_schema_privilege(r, 'public', 'create') as public
       from unnest(array['anon', 'authenticated']) r`,
    )
    expect(reach).toEqual([
      { private: false, public: false },
      { private: false, public: false },
    ])
  })

  test('every function that runs with its owner’s rights has a fixed search path', async () => {
    const loose = await business.rows(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef
         and not coalesce('search_path=""' = any (p.proconfig), false)`,
    )
    expect(loose).toEqual([])
  })
})

describe('the tables of the public site and of accounts', () => {
  /** Rows each caller sees; 'refused' is SQLSTATE 42501. */
  const visibleRows = {
    profiles: { anon: 'refused', customer: 1, technician: 1, admin: 4, super_admin: 4 },
    presence: { anon: 'refused', customer: 1, technician: 1, admin: 4, super_admin: 4 },
    quotes: { anon: 'refused', customer: 1, technician: 1, admin: 5, super_admin: 5 },
    glass_types: 'refused',
    service_prices: 'refused',
    shops: 'refused',
    site_claims: 'refused',
    invitations: 'refused',
    service_positions: 'refused',
    time_frames: 'refused',
    business_hours: 'refused',
    booking_rules: 'refused',
  } as const

  const cases = Object.entries(visibleRows).flatMap(([table, rows]) =>
    callers.map((caller) => ({
      table,
      caller,
      rows: typeof rows === 'string' ? rows : rows[caller],
    })),
  )

  test.each(cases)('$caller reads $table: $rows', async ({ table, caller, rows }) => {
    expect(await count(caller, table).catch(nameOf)).toBe(rows)
  })

  test.each(callers)('%s writes none of them', async (caller) => {
    for (const table of Object.keys(visibleRows)) {
      const attempts = [
        `insert into public.${table} default values`,
        `delete from public.${table}`,
        `truncate public.${table}`,
        table === 'profiles'
          ? `update public.profiles set role = 'customer'`
          : `update public.${table} set ${await firstColumn(table)} = ${await firstColumn(table)}`,
      ]
      for (const attempt of attempts) {
        await expect(business.rowsAs(caller, attempt)).rejects.toMatchObject(refused)
      }
    }
  })

  async function firstColumn(table: string): Promise<string> {
    const [row] = await business.rows<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by ordinal_position limit 1`,
      [table],
    )
    return row?.name ?? ''
  }

  test.each(people)('%s renames themselves and nobody else', async (caller) => {
    const renamed = await business.rowsAs(
      caller,
      `update public.profiles set first_name = $1 returning id`,
      [`Renamed ${caller}`],
    )
    expect(renamed).toEqual([{ id: business.userId(caller) }])
  })

  test('a name has room for 100 characters', async () => {
    const rename = (name: string) =>
      business.rowsAs('customer', 'update public.profiles set last_name = $1', [name])
    await rename('é'.repeat(100))
    await expect(rename('é'.repeat(101))).rejects.toMatchObject({ code: '23514' })
  })
})

describe('the functions of accounts', () => {
  test.each([
    ['anon', 'refused'],
    ['customer', 'customer'],
    ['technician', 'technician'],
    ['admin', 'admin'],
    ['super_admin', 'super_admin'],
  ] as const)('%s is told the role %s', async (caller, role) => {
    const told = await business.call(caller, 'current_role_name').catch(nameOf)
    expect(told).toBe(role)
  })

  test.each(['anon', 'customer', 'technician', 'admin'] as const)(
    '%s cannot give somebody a role',
    async (caller) => {
      const refusal = await business.refusal(caller, 'change_role', {
        user_id: business.userId('super_admin'),
        role: 'customer',
      })
      expect(refusal.code).toBe('42501')
    },
  )

  test('a super administrator gives others a role that exists, and never themselves one', async () => {
    const person = business.userId('customer')
    await business.call('super_admin', 'change_role', { user_id: person, role: 'technician' })
    expect(await business.call('customer', 'current_role_name')).toBe('technician')
    await business.call('super_admin', 'change_role', { user_id: person, role: 'customer' })

    const refusalOf = (user_id: string, role: string) =>
      business.refusal('super_admin', 'change_role', { user_id, role })
    expect(await refusalOf(person, 'owner')).toMatchObject({ code: 'PT422', message: 'invalid' })
    expect(await refusalOf(crypto.randomUUID(), 'admin')).toMatchObject({ code: 'PT404' })
    expect(await refusalOf(business.userId('super_admin'), 'customer')).toMatchObject(refused)
  })

  test('a token whose session has ended opens nothing', async () => {
    const claims = JSON.stringify({
      sub: business.userId('admin'),
      role: 'authenticated',
      session_id: crypto.randomUUID(),
    })
    for (const sql of [
      'select id from public.quotes',
      'select id from public.profiles',
      'select public.is_admin()',
      'select public.current_role_name()',
    ]) {
      await expect(
        business.exec(`
          begin;
          select set_config('request.jwt.claims', '${claims}', true);
          set local role authenticated;
          ${sql};
          commit;
        `),
      ).rejects.toMatchObject({ code: 'PT401', message: 'session_ended' })
      await business.exec('rollback')
    }
  })
})
