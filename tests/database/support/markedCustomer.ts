import { randomUUID } from 'node:crypto'
import type { BusinessDatabase } from '../businessDatabase'

/** One row about a customer: its table, and the condition that finds it. */
type MarkedRow = { table: string; where: string }

/** A customer in whose every text the test can recognise them. */
export type MarkedCustomer = {
  id: string
  account: string
  /** What is searched for: the text that stands in each field, by `table.column`. */
  marks: Map<string, string>
}

/** Texts that a value set, a reference or a format fixes, so that they cannot hold what a person typed. */
const fixed: Record<string, readonly string[]> = {
  'public.customers': ['id', 'status'],
  'public.quotes': [
    'id',
    'status',
    'service_type',
    'position',
    'glass_type',
    'time_frame',
    'payment_method',
  ],
  'public.jobs': [
    'id',
    'customer_id',
    'quote_id',
    'technician_id',
    'service_type',
    'position',
    'glass_type',
    'scheduled_time',
    'status',
    'priority',
    'payment_method',
  ],
  'public.orders': ['id', 'customer_id', 'job_id', 'technician_id', 'status', 'payment_status'],
  'public.order_items': ['order_id'],
  'public.service_reports': ['job_id', 'technician_id', 'glass_item_id'],
  'public.job_issues': ['job_id', 'technician_id', 'kind'],
  // A file's name holds nothing but the job's number and a key.
  'public.job_photos': ['job_id', 'technician_id', 'path'],
  // By the e-mail address it is known whose entry it is; the hashes are of it and of a network address.
  'public.waiting_list': ['service_type', 'email', 'email_hash', 'address_hash'],
  'public.notifications': ['kind', 'subject_id'],
  'public.audit_log': ['table_name', 'record_id', 'action'],
  'public.profiles': ['role'],
  'private.device_actions': ['action', 'job_id'],
  'private.quote_submissions': ['quote_id'],
  'auth.users': ['aud', 'role', 'raw_app_meta_data'],
  'auth.identities': ['provider', 'provider_id'],
}

/** Columns that hold something of the customer in some of the rows only. */
const onlyWhere: Record<string, string> = {
  cancel_reason: `status = 'Cancelled'`,
  // Of those who work here the name stays.
  actor_name: `actor is not null and actor_name is null`,
}

/** Computed from the others, so that their marks come into them by themselves. */
const computed = ['search_text', 'confirmed_at']

/** The value of a column with its mark in it, in the form that the column takes. */
function markedValue(table: string, column: string, type: string, mark: string): string {
  if (type.startsWith('json')) {
    const value = { from: mark, to: mark, first_name: mark, customer: mark }
    return JSON.stringify(table === 'public.audit_log' ? { vehicle_make: value } : value)
  }
  if (column === 'signature' || column === 'image') return `data:image/png;base64,${mark}`
  return column.includes('email') ? `${mark}@example.com` : mark
}

/**
 * Puts a customer into the business about whom there is everything: a job that became of a quote, with
 * report, issue, photos, order and what a device sent; a quote by account; an account; notifications; a
 * history. Then a mark is written into every text and JSON column of all of it, whatever columns there are.
 * @param name tells the marks of one customer from another's: letters only
 * @param jobDay when the work was done, YYYY-MM-DD
 */
export async function makeMarkedCustomer(
  business: BusinessDatabase,
  name: string,
  jobDay: string,
): Promise<MarkedCustomer> {
  const account = randomUUID()
  const quoteColumns = `(status, user_id, first_name, address, service_type, position, glass_type, price,
    appointment_date, time_frame)`
  const rest = `'Main Street 1', 'windshield', 'main', 'oem', 299, '${jobDay}', '8:00 AM - 10:00 AM'`
  await business.rows(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
       created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2, now(), '{}', '{"first_name": "A"}', now(), now())`,
    [account, `${name}@example.com`],
  )
  await business.rows(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
     values (gen_random_uuid(), 'email', $1, $2, '{}', now(), now())`,
    [`${name}@example.com`, account],
  )
  const one = async (sql: string, values: unknown[] = []) =>
    String((await business.rows<{ id: string }>(`${sql} returning id`, values))[0]?.id)
  const id = await one(`insert into public.customers (name, user_id) values ('A', $1)`, [account])
  const converted = await one(
    `insert into public.quotes ${quoteColumns} values ('Scheduled', null, 'A', ${rest})`,
  )
  const open = await one(
    `insert into public.quotes ${quoteColumns} values ('New', $1, 'A', ${rest})`,
    [account],
  )
  const job = await one(
    `insert into public.jobs (customer_id, quote_id, technician_id, service_type, position, glass_type,
       location, scheduled_date, scheduled_time, status, amount, completed_at)
     values ($1, $2, 'TECH-001', 'windshield', 'main', 'oem', 'A', $3, '8:00 AM - 10:00 AM', 'Completed',
       299, $3::date + interval '20 hours')`,
    [id, converted, jobDay],
  )
  const cancelled = await one(
    `insert into public.jobs (customer_id, service_type, position, glass_type, location, scheduled_date,
       scheduled_time, status, amount, cancel_reason)
     values ($1, 'windshield', 'main', 'oem', 'A', $2, '8:00 AM - 10:00 AM', 'Cancelled', 299, 'A')`,
    [id, jobDay],
  )
  const order = await one(
    `insert into public.orders (customer_id, job_id, order_date) values ($1, $2, $3)`,
    [id, job, jobDay],
  )
  await business.exec(`
    insert into public.order_items (order_id, place, description, unit_price) values ('${order}', 1, 'A', 299);
    insert into public.service_reports (job_id, technician_id, work_done, cure_minutes, taken_at)
      values ('${job}', 'TECH-001', 'A', 60, now());
    insert into public.job_issues (job_id, technician_id, kind, note, taken_at)
      values ('${job}', 'TECH-001', 'other', 'A', now());
    insert into public.job_photos (job_id, technician_id, issue_id, image, taken_at)
      select '${job}', 'TECH-001', i.id, 'data:image/png;base64,AAAA', now()
      from public.job_issues i where i.job_id = '${job}';
    insert into private.device_actions (idempotency_key, user_id, action, job_id, answer, taken_at)
      values (gen_random_uuid(), '${business.userId('technician')}', 'complete', '${job}', '{}', now());
    insert into private.quote_submissions (idempotency_key, quote_id, created_at)
      values (gen_random_uuid(), '${converted}', now()), (gen_random_uuid(), '${open}', now());
    insert into public.waiting_list (idempotency_key, day, email, expires)
      values (gen_random_uuid(), '${jobDay}', '${name}@example.com', now());
    insert into public.notifications (kind, subject_id)
      values ('job-issue', '${job}'), ('new-quote', '${converted}');
    insert into public.audit_log (table_name, record_id, action, actor)
      values ('quotes', '${open}', 'insert', '${account}'),
        ('profiles', '${account}', 'update', '${account}'),
        -- Asked for with an account that is deleted by now.
        ('quotes', '${converted}', 'insert', gen_random_uuid());
  `)

  const quotes = `'${converted}', '${open}'`
  const jobs = `'${job}', '${cancelled}'`
  const rows: MarkedRow[] = [
    { table: 'auth.users', where: `id = '${account}'` },
    { table: 'auth.identities', where: `user_id = '${account}'` },
    { table: 'public.profiles', where: `id = '${account}'` },
    { table: 'public.customers', where: `id = '${id}'` },
    { table: 'public.quotes', where: `id in (${quotes})` },
    { table: 'public.jobs', where: `id in (${jobs})` },
    { table: 'public.orders', where: `id = '${order}'` },
    { table: 'public.order_items', where: `order_id = '${order}'` },
    { table: 'public.service_reports', where: `job_id = '${job}'` },
    { table: 'public.job_issues', where: `job_id = '${job}'` },
    { table: 'public.job_photos', where: `job_id = '${job}'` },
    { table: 'public.waiting_list', where: `email = '${name}@example.com'` },
    { table: 'public.notifications', where: `subject_id in (${quotes}, ${jobs})` },
    { table: 'private.device_actions', where: `job_id = '${job}'` },
    { table: 'private.quote_submissions', where: `quote_id in (${quotes})` },
    // Last: the marking of the others is in the history as well.
    {
      table: 'public.audit_log',
      where: `actor = '${account}' or record_id in ('${id}', ${quotes}, ${jobs}, '${order}')
        or table_name = 'job_issues'
          and record_id in (select i.id::text from public.job_issues i where i.job_id = '${job}')`,
    },
  ]
  const marks = new Map<string, string>()
  for (const row of rows) {
    for (const [field, mark] of await markRow(business, row, name)) marks.set(field, mark)
  }
  await business.rows(
    `update public.waiting_list w set email = c.email from public.customers c
     where c.id = $1 and w.email = $2`,
    [id, `${name}@example.com`],
  )
  return { id, account, marks }
}

async function markRow(business: BusinessDatabase, { table, where }: MarkedRow, name: string) {
  const columns = await business.rows<{ column: string; type: string; longest: number | null }>(
    `select a.attname as column, format_type(a.atttypid, null) as type,
       (select substring(pg_get_constraintdef(k.oid) from 'char_length\\(\\(?' || a.attname || '[^<]*<= (\\d+)')::int
        from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any (k.conkey) limit 1) as longest
     from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and format_type(a.atttypid, null) in ('text', 'character varying', 'json', 'jsonb')`,
    [table],
  )
  const marked = columns.filter(
    ({ column }) => !fixed[table]?.includes(column) && !computed.includes(column),
  )
  const marks = marked.map(({ column, type, longest }, index) => {
    // Short enough for a plate, and unlike any other.
    const mark = `mk${name}${Buffer.from(table).reduce((sum, code) => (sum * 31 + code) % 9973, 7)}x${index}`
    if (longest !== null && mark.length > longest) throw new Error(`${mark} is too long`)
    return {
      field: `${table}.${column}`,
      column,
      mark,
      value: markedValue(table, column, type, mark),
    }
  })
  const assigned = marks.map(({ column }, index) => {
    const only = onlyWhere[column]
    const value = `$${index + 1}`
    return `"${column}" = ${only ? `case when ${only} then ${value} else "${column}" end` : value}`
  })
  await business.rows(
    `update ${table} set ${assigned.join(', ')} where ${where}`,
    marks.map(({ value }) => value),
  )
  return marks.map(({ field, mark }) => [field, mark] as const)
}

/**
 * Searches every column of every table for marks.
 * @returns where one was found, as `table.column` of the place, sorted and each once
 */
export async function findMarks(
  business: BusinessDatabase,
  marks: Iterable<string>,
  schemas = ['public', 'private', 'auth'],
): Promise<string[]> {
  const tables = await business.rows<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm') order by 1`,
    [schemas],
  )
  const patterns = [...marks].map((mark) => `%${mark}%`)
  const found = await Promise.all(
    tables.map(({ name }) =>
      business.rows<{ place: string }>(
        `select distinct $2 || '.' || c.key as place
         from ${name} t, jsonb_each_text(to_jsonb(t)) c where c.value ilike any ($1)`,
        [patterns, name],
      ),
    ),
  )
  return found.flatMap((places) => places.map(({ place }) => place)).sort()
}
