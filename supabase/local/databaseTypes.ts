import { format, resolveConfig } from 'prettier'

/** Runs a query and answers its rows. */
export type Query = <Row>(sql: string) => Promise<Row[]>

type Column = {
  relation: string
  kind: 'table' | 'view' | 'composite'
  name: string
  type: string
  nullable: boolean
  optional: boolean
  generated: boolean
}
type ForeignKey = {
  relation: string
  name: string
  columns: string[]
  target: string
  target_columns: string[]
  one_to_one: boolean
}
type Argument = { name: string | null; type: string; mode: string; optional: boolean }
type Routine = { name: string; args: Argument[]; returns: string; is_set: boolean }

const columnsSql = `
  select c.relname as relation,
    case when c.relkind in ('r', 'p') then 'table' when c.relkind = 'c' then 'composite' else 'view' end as kind,
    a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' or not a.attnotnull as optional,
    a.attgenerated <> '' or a.attidentity = 'a' as generated
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'c')
  order by c.relname, a.attname`

const foreignKeysSql = `
  select c.relname as relation, k.conname as name, t.relname as target,
    array(select attname from unnest(k.conkey) with ordinality u (n, place)
      join pg_attribute on attrelid = k.conrelid and attnum = u.n order by place)::text[] as columns,
    array(select attname from unnest(k.confkey) with ordinality u (n, place)
      join pg_attribute on attrelid = k.confrelid and attnum = u.n order by place)::text[] as target_columns,
    exists (select 1 from pg_constraint o
      where o.conrelid = k.conrelid and o.contype in ('p', 'u') and o.conkey = k.conkey) as one_to_one
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
  join pg_class t on t.oid = k.confrelid and t.relnamespace = 'public'::regnamespace
  where k.contype = 'f'
  order by c.relname, k.conname`

const routinesSql = `
  select p.proname as name, p.proretset as is_set, format_type(p.prorettype, null) as returns,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', p.proargnames[a.place], 'type', format_type(a.type, null),
        'mode', coalesce(p.proargmodes[a.place]::text, 'i'),
        'optional', a.place > p.pronargs - p.pronargdefaults
      ) order by a.place)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a (type, place)
    ), '[]') as args
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype
  order by p.proname, p.oid::regprocedure::text`

const plainTypes: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
}

const none = '{ [_ in never]: never }'

function objectType(members: string[]): string {
  return members.length > 0 ? `{ ${members.join('; ')} }` : none
}

function groupBy<Item>(items: Item[], key: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups]
}

/** Writes the types of one catalog's columns; it knows which names are rows of tables or composites. */
function typeWriter(columns: Column[]) {
  const kinds = new Map(columns.map((column) => [column.relation, column.kind]))
  const typeOf = (type: string): string => {
    if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`
    const kind = kinds.get(type)
    if (kind === 'composite') return `Database['public']['CompositeTypes']['${type}']`
    if (kind === 'table') return `Database['public']['Tables']['${type}']['Row']`
    if (kind === 'view') return `Database['public']['Views']['${type}']['Row']`
    return plainTypes[type] ?? 'string'
  }
  return typeOf
}

function relationship(key: ForeignKey): string {
  return `{ foreignKeyName: '${key.name}'; columns: ${JSON.stringify(key.columns)};
    isOneToOne: ${key.one_to_one}; referencedRelation: '${key.target}';
    referencedColumns: ${JSON.stringify(key.target_columns)} }`
}

/**
 * The types of the schema `public`, in the form that the Supabase CLI's `gen types` writes them.
 * @param query runs SQL on a database with the migrations applied
 */
export async function writeDatabaseTypes(query: Query): Promise<string> {
  const columns = await query<Column>(columnsSql)
  const keys = await query<ForeignKey>(foreignKeysSql)
  const routines = await query<Routine>(routinesSql)
  const typeOf = typeWriter(columns)

  const typeOfColumn = ({ type, nullable }: Column) => `${typeOf(type)}${nullable ? ' | null' : ''}`
  const row = (group: Column[]) =>
    objectType(group.map((column) => `${column.name}: ${typeOfColumn(column)}`))
  const written = (group: Column[], isOptional: (column: Column) => boolean) =>
    objectType(
      group.map((column) =>
        column.generated
          ? `${column.name}?: never`
          : `${column.name}${isOptional(column) ? '?' : ''}: ${typeOfColumn(column)}`,
      ),
    )
  const of = (kind: Column['kind']) =>
    groupBy(
      columns.filter((column) => column.kind === kind),
      (column) => column.relation,
    )
  const relationshipsOf = (name: string) =>
    keys
      .filter((key) => key.relation === name)
      .map(relationship)
      .join(', ')

  const tables = of('table').map(
    ([name, group]) => `${name}: {
      Row: ${row(group)}
      Insert: ${written(group, (column) => column.optional)}
      Update: ${written(group, () => true)}
      Relationships: [${relationshipsOf(name)}]
    }`,
  )
  const views = of('view').map(
    ([name, group]) => `${name}: { Row: ${row(group)}; Relationships: [${relationshipsOf(name)}] }`,
  )
  const composites = of('composite').map(
    ([name, group]) =>
      `${name}: ${objectType(group.map((column) => `${column.name}: ${typeOf(column.type)} | null`))}`,
  )
  const functions = groupBy(routines, (routine) => routine.name).map(([name, overloads]) => {
    const forms = overloads.map(({ args, returns, is_set: isSet }) => {
      const given = args.filter((argument) => 'iv'.includes(argument.mode))
      const answered = args.filter((argument) => argument.mode === 't')
      const one = answered.length
        ? objectType(answered.map((argument) => `${argument.name}: ${typeOf(argument.type)}`))
        : typeOf(returns)
      const named = given.map(
        (argument) => `${argument.name}${argument.optional ? '?' : ''}: ${typeOf(argument.type)}`,
      )
      return `{ Args: ${named.length > 0 ? objectType(named) : 'never'}; Returns: ${one}${isSet ? '[]' : ''} }`
    })
    return `${name}: ${forms.join(' | ')}`
  })

  const source = `// Written by \`npx tsx supabase/local/writeTypes.ts\` from the migrations; a test compares.

    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

    export type Database = {
      public: {
        Tables: ${objectType(tables)}
        Views: ${objectType(views)}
        Functions: ${objectType(functions)}
        Enums: ${none}
        CompositeTypes: ${objectType(composites)}
      }
    }`
  const filepath = 'src/platform/client/database.types.ts'
  return format(source, { ...(await resolveConfig(filepath)), filepath })
}
