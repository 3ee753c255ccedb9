import type { BusinessDatabase, Caller } from '../businessDatabase'
import type { RelationRights, RightsMatrix } from './matrix'

export const callers = ['anon', 'customer', 'technician', 'admin', 'super_admin'] as const
export type RightsCaller = (typeof callers)[number]

export type Relation = { name: string; columns: string[]; rows: number }

/** Every table and view of `public` with its columns and how many rows it has. */
export async function relationsOf(business: BusinessDatabase): Promise<Relation[]> {
  const found = await business.rows<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
     group by 1 order by 1`,
  )
  return Promise.all(
    found.map(async ({ name, columns }) => {
      const [row] = await business.rows<{ n: number }>(
        `select count(*)::int as n from public."${name}"`,
      )
      return { name, columns, rows: row?.n ?? 0 }
    }),
  )
}

/** Every function of `public` with its arguments' names and types. */
export function functionsOf(business: BusinessDatabase) {
  return business.rows<{ name: string; names: string[]; types: string[] }>(
    `select p.proname as name, coalesce(p.proargnames[:p.pronargs], '{}')::text[] as names,
       array(select format_type(t, null) from unnest(p.proargtypes) t) as types
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
       and p.prorettype <> 'trigger'::regtype order by 1`,
  )
}

/** How many rows a statement gives somebody; null when their rights refuse it. Nothing stays changed. */
async function attempt(business: BusinessDatabase, caller: Caller, sql: string) {
  try {
    const rows = await business.rowsAs(caller, sql)
    return rows.length
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '42501') return null
    // Rights are asked before values are looked at: whatever else is wrong, the caller was let in.
    if (code) return -1
    throw error
  }
}

/** What the database lets everybody do with a table or view, in the shape of the matrix. */
export async function walkRelation(
  business: BusinessDatabase,
  { name, columns, rows }: Relation,
): Promise<{ rights: RelationRights; cells: number }> {
  const rights: RelationRights = {}
  let cells = 0
  for (const caller of callers) {
    const readable: string[] = []
    const writable: string[] = []
    let largest = 0
    for (const column of columns) {
      const count = await attempt(business, caller, `select "${column}" from public."${name}"`)
      if (count !== null) {
        readable.push(column)
        largest = Math.max(largest, count)
      }
      const updated = await attempt(
        business,
        caller,
        `update public."${name}" set "${column}" = default where false`,
      )
      if (updated !== null) writable.push(column)
      const inserted = await attempt(
        business,
        caller,
        `insert into public."${name}" ("${column}") values (default)`,
      )
      if (inserted !== null) rights.inserts = [...(rights.inserts ?? []), `${caller}: ${column}`]
      cells += 3
    }
    const deleted = await attempt(business, caller, `delete from public."${name}" where false`)
    if (deleted !== null) rights.deletes = [...(rights.deletes ?? []), caller]
    cells += 1
    if (readable.length > 0) {
      rights.sees ??= {}
      rights.sees[caller] = rows > 0 && largest === rows ? 'all' : largest > 0 ? 'some' : 'none'
      const hidden = columns.filter((column) => !readable.includes(column))
      if (hidden.length > 0) rights.hidden = { ...rights.hidden, [caller]: hidden }
    }
    if (writable.length > 0) rights.updates = { ...rights.updates, [caller]: writable }
  }
  return { rights, cells }
}

/** Who is let into each function, tried with nothing for every argument. */
export async function walkFunctions(business: BusinessDatabase) {
  const admitted: RightsMatrix['functions'] = {}
  let cells = 0
  for (const { name, types } of await functionsOf(business)) {
    const sql = `select public."${name}"(${types.map((type) => `null::${type}`).join(', ')})`
    for (const caller of callers) {
      cells += 1
      if ((await attempt(business, caller, sql)) !== null) (admitted[name] ??= []).push(caller)
    }
    admitted[name] ??= []
  }
  return { admitted, cells }
}
