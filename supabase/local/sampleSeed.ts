import { buildSampleBusiness } from '@mocks/fixtures/sampleBusiness/buildSampleBusiness'
import {
  sampleTables,
  type SampleRow,
  type SampleValue,
} from '@mocks/fixtures/sampleBusiness/sampleRows'
import type { SampleDay } from '@mocks/fixtures/sampleBusiness/sampleTime'
import { demoAccounts } from './demoAccounts'

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

function daySql({ anchor, ago, plus }: SampleDay): string {
  return `pg_temp.day('${anchor}', ${ago}, ${plus})`
}

function valueSql(value: SampleValue): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if ('anchor' in value) return daySql(value)
  if ('yearly' in value) return `pg_temp.yearly(${text(value.yearly)})`
  if ('account' in value) return `pg_temp.account(${text(value.account)})`
  if ('day' in value) return `pg_temp.instant(${daySql(value.day)}, '${value.time}')`
  return `array[${value.map(text).join(', ')}]::text[]`
}

function insertSql(table: string, rows: readonly SampleRow[]): string {
  const first = rows[0]
  if (!first) return ''
  const columns = Object.keys(first)
  const lines = rows.map(
    (row) => `  (${columns.map((column) => valueSql(row[column] ?? null)).join(', ')})`,
  )
  return `insert into public.${table} (${columns.join(', ')})\nvalues\n${lines.join(',\n')};\n`
}

const head = `-- The sample business: written by supabase/local/writeSeed.ts from mocks/fixtures/sampleBusiness; a test
-- keeps the two in step. Days are relative to the business's today, so that on whatever day this
-- runs, the figures computed from it are those of docs/product.md.

-- A seed is no event: nobody is notified of it and it has no history.
set session_replication_role = replica;

create function pg_temp.day(anchor text, ago integer, plus integer) returns date
language sql
as $$
  select case anchor
    when 'before-month' then date_trunc('month', t.today::timestamp)::date - ago
    when 'within-month' then greatest(date_trunc('month', t.today::timestamp)::date, t.today - ago)
    else t.today - ago
  end + plus
  from (select public.business_today() as today) t
$$;

create function pg_temp.yearly(month_and_day text) returns date
language sql
as $$
  select min(d.day)
  from (
    select make_date(
      extract(year from public.business_today())::integer + n,
      split_part(month_and_day, '-', 1)::integer,
      split_part(month_and_day, '-', 2)::integer
    ) as day
    from generate_series(0, 2) n
  ) d
  where d.day > public.business_today() + 8
$$;

create function pg_temp.instant(day date, at time) returns timestamptz
language sql
as $$
  select least((day + at) at time zone private.business_zone(), public.business_now())
$$;

create function pg_temp.account(address text) returns uuid
language sql
as $$
  select u.id from auth.users u where u.email = address
$$;

`

const numbered: Record<string, string> = {
  customer_numbers: 'customers',
  technician_numbers: 'technicians',
  quote_numbers: 'quotes',
  job_numbers: 'jobs',
  order_numbers: 'orders',
  glass_numbers: 'glass_items',
  product_numbers: 'products',
}

const tail = [
  ...Object.entries(numbered).map(
    ([sequence, table]) =>
      `select setval('private.${sequence}', (select count(*) from public.${table}));`,
  ),
  '',
  'drop function pg_temp.day(text, integer, integer);',
  'drop function pg_temp.yearly(text);',
  'drop function pg_temp.instant(date, time);',
  'drop function pg_temp.account(text);',
  'select private.make_missing_appointments();',
  'set session_replication_role = origin;',
  '',
].join('\n')

function person(role: 'technician' | 'customer') {
  const account = demoAccounts.find((candidate) => candidate.role === role)
  if (!account) throw new Error(`There is no demo account of a ${role}`)
  return account
}

/** The sample business as SQL for an empty database with the migrations and the demo accounts in it. */
export function sampleSeedSql(): string {
  const business = buildSampleBusiness({
    technician: person('technician'),
    customer: person('customer'),
  })
  return (
    head + sampleTables.map((table) => insertSql(table, business[table])).join('\n') + '\n' + tail
  )
}
