import type { Backend } from '@local/backend'

type Column = { table: string; column: string; type: string }

/**
 * Texts that nobody types: ids and names that the database makes, what it was installed with, and what it copies
 * of columns that have limits.
 */
const made =
  /\.(id|search_text)$|^(audit_log|service_positions|time_frames)\.|^notifications\.|^settings\.(key|label|unit)$|^stock_orders\.supplier$/

/** The longest text that any screen offers room for, and the longest picture; in characters. */
const longestText = 5_000
const longestPicture = 1_000_000
const pictures = ['job_photos.image', 'service_reports.signature']

async function columnsOf(backend: Backend): Promise<Column[]> {
  return backend.sql<Column>(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, 2`,
  )
}

/** Columns in which something stands that is longer, larger or later than anything that a person means. */
export async function tooMuch(backend: Backend): Promise<string[]> {
  const found: string[] = []
  for (const { table, column, type } of await columnsOf(backend)) {
    const name = `${table}.${column}`
    const value = `"${column}"`
    const longest = pictures.includes(name) ? longestPicture : longestText
    const wrong = {
      text: `char_length(${value}) > ${longest} or (${value} ~ '[\\u0001-\\u0009\\u000b-\\u001f\\u007f]')`,
      'text[]': `char_length(${value}::text) > ${longest}`,
      jsonb: `char_length(${value}::text) > ${longest * 4}`,
      numeric: `${value} = 'NaN' or abs(${value}) > 1e9`,
      date: `${value} not between '2000-01-01' and '2100-01-01'`,
      'timestamp with time zone': `${value} not between '2000-01-01' and '2100-01-01'`,
    }[type]
    if (!wrong || made.test(name)) continue
    const [row] = await backend.sql<{ n: number }>(
      `select count(*)::int as n from public."${table}" where ${wrong}`,
    )
    if (row?.n) found.push(`${name}: ${row.n}`)
  }
  return found
}

/** Text columns of tables that no constraint limits: neither a check, nor a key that leads elsewhere. */
export async function openEnds(backend: Backend): Promise<string[]> {
  const rows = await backend.sql<{ name: string }>(
    `select c.relname || '.' || a.attname as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
       and not exists (
         select 1 from pg_constraint k
         where k.conrelid = c.oid and k.contype in ('c', 'f') and a.attnum = any (k.conkey)
       )
     order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !made.test(name))
}
