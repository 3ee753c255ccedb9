import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase, type Caller } from './businessDatabase'

const callers: Caller[] = ['anon', 'customer', 'technician', 'admin', 'super_admin']

// What each may see of the sample: true is something, false is an empty list or a refusal.
const readersOf: Record<string, Partial<Record<string, boolean>>> = {
  customers: { customer: true, technician: true, admin: true, super_admin: true },
  jobs: { customer: true, technician: true, admin: true, super_admin: true },
  technicians: { technician: true, admin: true, super_admin: true },
  service_reports: { technician: true, admin: true, super_admin: true },
  job_issues: { admin: true, super_admin: true },
  orders: { admin: true, super_admin: true },
  order_items: { admin: true, super_admin: true },
  glass_items: { admin: true, super_admin: true },
  products: { admin: true, super_admin: true },
  stock_orders: { admin: true, super_admin: true },
  settings: { admin: true, super_admin: true },
  api_settings: { admin: true, super_admin: true },
  backups: { admin: true, super_admin: true },
  notifications: { admin: true, super_admin: true },
  audit_log: { admin: true, super_admin: true },
  job_photos: {},
  maintenance_windows: {},
  notification_reads: {},
  booking_rules: {},
}

// Functions that anybody signed in, or anybody at all, may call; every other one is for staff.
const forVisitors = [
  // With the link to an appointment.
  'appointment_time_frames',
  'available_time_frames',
  'begin_appointment_photo',
  'cancel_appointment',
  'change_appointment',
  'current_maintenance',
  'join_waiting_list',
  'leave_waiting_list',
  'move_appointment',
  'read_appointment',
  'read_invitation',
  'remove_appointment_photo',
  'set_appointment_texts',
  'setup_state',
  'site_settings',
  'submit_quote',
  'waiting_entry',
]
const forSignedIn = [
  'accept_invitation',
  'become_first_admin',
  'current_role_name',
  'is_admin',
  'is_super_admin',
  'my_access',
  'my_appointments',
  'signed_in_user',
  'update_last_seen',
]
const forTechnicians = ['complete_job', 'my_day', 'report_issue', 'service_report', 'take_step']

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: '2026-11-25T18:00:00Z', sample: true })
  await business.exec(`update public.products set price = price + 1 where id = 'PROD-001'`)
})
afterAll(() => business.close())

async function attempt(caller: Caller, sql: string): Promise<number | string> {
  try {
    return (await business.rowsAs(caller, sql)).length
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe.each(callers)('%s', (caller) => {
  test.each(Object.keys(readersOf))('reads of %s what the role may', async (table) => {
    const column = ['customers', 'jobs'].includes(table) ? 'id' : '*'
    const got = await attempt(caller, `select ${column} from public.${table} limit 5`)
    const nothing = got === 0 || got === '42501'
    expect({ got, nothing }).toEqual({ got, nothing: !readersOf[table]?.[String(caller)] })
  })

  test.each(Object.keys(readersOf))('writes nothing to %s directly', async (table) => {
    expect(await attempt(caller, `delete from public.${table}`)).toBe('42501')
    expect(await attempt(caller, `insert into public.${table} default values`)).toBe('42501')
    expect(await attempt(caller, `truncate public.${table}`)).toBe('42501')
  })
})

describe('columns', () => {
  test.each(['customer', 'technician', 'admin'] as const)(
    '%s reads no notes between colleagues',
    async (caller) => {
      for (const table of ['customers', 'jobs']) {
        expect(await attempt(caller, `select notes from public.${table}`)).toBe('42501')
      }
    },
  )

  test('nobody updates a column of a business table', async () => {
    const columns = await business.rows<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.role_column_grants
       where grantee in ('anon', 'authenticated') and privilege_type in ('UPDATE', 'INSERT')
         and table_schema in ('public', 'private') and table_name <> 'profiles'`,
    )
    expect(columns).toEqual([])
  })

  test('every table has row level security', async () => {
    const open = await business.rows(
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private') and c.relkind = 'r' and not c.relrowsecurity`,
    )
    expect(open).toEqual([])
  })
})

describe('functions', () => {
  async function executable(role: string) {
    const rows = await business.rows<{ name: string }>(
      `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and has_function_privilege($1, p.oid, 'execute') order by 1`,
      [role],
    )
    return rows.map((row) => row.name)
  }

  test('a visitor can book, and act on an appointment by its link', async () => {
    expect(await executable('anon')).toEqual(forVisitors)
  })

  test('every other one refuses a customer before it reads its arguments', async () => {
    const others = (await executable('authenticated')).filter(
      (name) => ![...forVisitors, ...forSignedIn, ...forTechnicians].includes(name),
    )
    expect(others.length).toBeGreaterThan(30)
    const admitted: string[] = []
    for (const name of others) {
      const [signature] = await business.rows<{ types: string }>(
        `select coalesce(string_agg('null::' || format_type(t, null), ', '), '') as types
         from pg_proc p, unnest(p.proargtypes) t where p.proname = $1
           and p.pronamespace = 'public'::regnamespace`,
        [name],
      )
      for (const caller of ['customer', 'technician'] as const) {
        const sql = `select public.${name}(${signature?.types ?? ''})`
        if ((await attempt(caller, sql)) !== '42501') admitted.push(`${caller}: ${name}`)
      }
    }
    expect(admitted).toEqual([])
  })

  test('all run with a fixed search path, and views with the rights of the caller', async () => {
    expect(
      await business.rows(
        `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private')
           and not coalesce(p.proconfig, '{}') @> array['search_path=""']`,
      ),
    ).toEqual([])
    expect(
      await business.rows(
        `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'private') and c.relkind = 'v'
           and not coalesce(c.reloptions, '{}') @> array['security_invoker=true']`,
      ),
    ).toEqual([])
  })

  test('what is private cannot be called by name', async () => {
    expect(await attempt('customer', `select private.finish_job(null, now())`)).toBe('42501')
    expect(await attempt('customer', `select private.read_list('quotes', '{}', 5)`)).toBe('42501')
    expect(await attempt('technician', `select * from private.customer_list`)).toBe('42501')
  })
})

test("a customer sees their own jobs and nobody else's", async () => {
  const jobs = await business.rowsAs<{ customer_id: string }>(
    'customer',
    'select customer_id from public.jobs',
  )
  expect(new Set(jobs.map((job) => job.customer_id))).toEqual(new Set(['C-001']))
})
