import fc from 'fast-check'
import { asQuery, bodyOf, brokenQuery, headersOf, type HostileRequest } from './requests'
import { nastyJson, nastyNumber, nastyText, toJson } from './values'

/** A table or view, with what its columns are called. */
export type Relation = { name: string; columns: string[] }

const operators =
  'eq,neq,gt,gte,lt,lte,like,ilike,match,imatch,in,is,isdistinct,fts,plfts,phfts,wfts,cs,cd,ov,sl,sr,nxr,nxl,adj,not.eq,not.in,not.not.eq,eq(any),like(all),fts(english),fts(nowhere),EQ,between,;,'.split(
    ',',
  )

/** Values that mean something to one operator or another. */
const operands = [
  'null',
  'true',
  'unknown',
  'not_null',
  '*',
  '%',
  '(1,2,3)',
  '("a","b\\"c")',
  '(',
  '()',
  '("',
  '{1,2}',
  '{"a":1}',
  '{',
  '[1,2)',
  '(,]',
  'a & b | !c',
  'a <-> ',
  '((a{1,90}){1,90}){1,90}',
  '(?=a)(',
  '(a+)+$',
  '[[:alpha:',
  '\\',
  '1; select pg_sleep(5)',
  "1' or '1'='1",
  "1') union select encrypted_password from auth.users --",
  '(select email from auth.users limit 1)',
  'auth.uid()',
]

const embedded =
  'customers,customers!inner,customers!jobs_customer_id_fkey,jobs!left,...technicians,profiles,quotes!nowhere,auth.users,users,sessions,pg_class,"customers;--"'.split(
    ',',
  )

const columnOf = (relation: Relation): fc.Arbitrary<string> => {
  const plain = fc.constantFrom(...relation.columns)
  return fc.oneof(
    { weight: 8, arbitrary: plain },
    { weight: 2, arbitrary: plain.map((name) => `${name}->a->>b`) },
    { weight: 1, arbitrary: plain.map((name) => `${name}->99999999999999999999`) },
    { weight: 1, arbitrary: plain.map((name) => `${name}->>'a'; drop table x; --`) },
    { weight: 1, arbitrary: plain.map((name) => `"${name}"`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('ctid', 'xmin', 'tableoid', 'oid', '*', '', 'or', 'select'),
    },
    { weight: 2, arbitrary: nastyText },
  )
}

const deep = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth)

/** Queries that a program could send, so that hostile parts next to them get far. */
const soundParameter = ({ columns }: Relation): fc.Arbitrary<[string, string]> => {
  const column = fc.constantFrom(...columns)
  return fc.oneof(
    fc
      .array(column, { minLength: 1, maxLength: 4 })
      .map((some): [string, string] => ['select', some.join(',')]),
    column.map((one): [string, string] => [one, 'not.is.null']),
    column.map((one): [string, string] => ['order', `${one}.desc.nullslast`]),
    fc.integer({ min: 1, max: 50 }).map((many): [string, string] => ['limit', String(many)]),
    column.map((one): [string, string] => ['or', `(${one}.is.null,${one}.not.is.null)`]),
  )
}

function selectOf(relation: Relation, depth = 0): fc.Arbitrary<string> {
  const column = columnOf(relation)
  const item = fc.oneof(
    { weight: 6, arbitrary: column },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          column,
          fc.constantFrom(
            '::text',
            '::json',
            '::regclass',
            '::int4[]',
            '::',
            '::text;--',
            '.sum()',
            '.count()',
            '.max()::text',
            '.pg_sleep()',
          ),
        )
        .map(([name, cast]) => name + cast),
    },
    { weight: 1, arbitrary: column.map((name) => `x:${name}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'count()',
        'count',
        'sum()',
        '*,*',
        '*,',
        ',',
        '(',
        ')',
        'a(',
        'a)(',
        '!',
        '...',
        ':::',
      ),
    },
    ...(depth < 2
      ? [
          {
            weight: 4,
            arbitrary: fc
              .tuple(fc.constantFrom(...embedded), selectOf(relation, depth + 1))
              .map(([name, inner]) => `${name}(${inner})`),
          },
        ]
      : []),
  )
  return fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => items.join(','))
}

const value = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...operands) },
  { weight: 3, arbitrary: nastyText },
  { weight: 1, arbitrary: nastyNumber.map(toJson) },
)

const condition = (relation: Relation): fc.Arbitrary<[string, string]> =>
  fc
    .tuple(columnOf(relation), fc.constantFrom(...operators), value)
    .map(([column, operator, operand]) => [column, `${operator}.${operand}`])

const logic = (relation: Relation): fc.Arbitrary<[string, string]> =>
  fc
    .tuple(
      fc.constantFrom('and', 'or', 'not.and', 'not.or', 'customers.or', 'nowhere.and'),
      fc.array(
        condition(relation).map(([column, rest]) => `${column}.${rest}`),
        { maxLength: 3 },
      ),
      fc.constantFrom(
        (inner: string) => `(${inner})`,
        (inner: string) => `(not.and(${inner}),or(${inner}))`,
        (inner: string) => `(${inner}`,
        (inner: string) => inner,
        (inner: string) => deep('(and', `(${inner || 'id.eq.1'})`, ')', 60),
        () => deep('(and', '(id.eq.1)', ')', 3_000),
      ),
    )
    .map(([name, conditions, wrap]) => [name, wrap(conditions.join(','))])

const bounds = fc.oneof(
  fc.constantFrom('0', '1', '-1', '1.5', '1e3', '9223372036854775808', 'all', 'null', '1;--', ''),
  nastyNumber.map(toJson),
)

const hostileParameter = (relation: Relation): fc.Arbitrary<[string, string]> =>
  fc.oneof(
    { weight: 5, arbitrary: condition(relation) },
    { weight: 5, arbitrary: selectOf(relation).map((text): [string, string] => ['select', text]) },
    { weight: 2, arbitrary: logic(relation) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          columnOf(relation),
          fc.constantFrom(
            '',
            '.asc',
            '.desc.nullsfirst',
            '.up',
            '.desc;--',
            '.asc.desc',
            '.nullslast',
          ),
        )
        .map(([column, way]): [string, string] => ['order', column + way]),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(
        fc.constantFrom('limit', 'offset', 'customers.limit', 'x.y.offset'),
        bounds,
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('columns', 'on_conflict'), columnOf(relation)),
    },
    { weight: 1, arbitrary: fc.tuple(nastyText, nastyText) },
  )

const queryOf = (relation: Relation): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(soundParameter(relation), { maxLength: 3 }),
      fc.oneof(fc.constant([]), fc.array(hostileParameter(relation), { maxLength: 2 })),
      fc.integer({ min: 0, max: 9 }),
      brokenQuery,
    )
    .map(([sound, hostile, luck, broken]) =>
      [
        // One in ten comes as somebody types it.
        ...[...sound, ...hostile].map(
          ([name, text]) => `${asQuery(name, luck > 0)}=${asQuery(text, luck > 0)}`,
        ),
        broken,
      ]
        .filter(Boolean)
        .join('&'),
    )

const wishes = fc.constantFrom<Record<string, string>>(
  { Prefer: 'return=representation' },
  { Prefer: 'return=headers-only' },
  { Prefer: 'count=exact' },
  { Prefer: 'count=planned' },
  { Prefer: 'count=estimated,tx=commit' },
  { Prefer: 'tx=rollback, handling=strict, nonsense=1' },
  { Prefer: 'resolution=merge-duplicates,return=representation' },
  { Prefer: 'resolution=ignore-duplicates,missing=default' },
  { Prefer: 'handling=strict, max-affected=99999999999999999999' },
  { Prefer: "timezone=America'; drop table x" },
  { Prefer: 'params=single-object' },
  { Range: '0-0', 'Range-Unit': 'items' },
  { Range: '5-1' },
  { Range: '-5' },
  { Range: '99999999999999999999-' },
  { Range: 'bytes=0-1,5-9' },
  { Accept: 'application/vnd.pgrst.object+json' },
  { Accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose|buffers' },
  { Accept: 'application/vnd.pgrst.plan+text' },
  { Accept: 'application/openapi+json' },
  { Accept: 'application/geo+json' },
  { Accept: 'application/octet-stream' },
  { Accept: 'text/csv' },
  { Accept: 'text/xml' },
  { 'Accept-Profile': 'auth', 'Content-Profile': 'auth' },
  { 'Accept-Profile': 'private', 'Content-Profile': 'private' },
  { 'Accept-Profile': 'pg_catalog', 'Content-Profile': 'information_schema' },
  { 'Accept-Profile': 'public"; --', 'Content-Profile': 'PUBLIC' },
)

const methods = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('POST') },
  { weight: 3, arbitrary: fc.constant('PATCH') },
  { weight: 2, arbitrary: fc.constant('DELETE') },
  { weight: 2, arbitrary: fc.constantFrom('HEAD', 'PUT', 'OPTIONS', 'PROPFIND') },
)

/** Places that are no table of ours. */
const elsewhere = fc.oneof(
  fc.constantFrom(
    '',
    'auth.users',
    'users',
    'pg_class',
    'pg_user',
    'information_schema.tables',
    'schema_migrations',
    'clock',
    'private.clock',
    'quotes;drop table quotes',
    'quotes%00',
    'quotes/1',
    'quotes/../../auth/v1/user',
    '%2e%2e/auth/v1/user',
    '%2F%2Fevil.example',
    'rpc',
    'rpc/',
    'rpc/version',
    'rpc/pg_sleep',
    'rpc/set_config',
    'rpc/pg_read_file',
    'rpc/__proto__',
    '__proto__',
    'constructor',
    'toString',
  ),
  nastyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 5_000)),
)

/** Rows to write: of the table's own columns, with hostile values. */
const rowsOf = (relation: Relation): fc.Arbitrary<unknown> => {
  const row = fc.dictionary(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...relation.columns) },
      { weight: 1, arbitrary: nastyText },
    ),
    fc.oneof(nastyText, nastyJson),
    { minKeys: 1, maxKeys: 4 },
  )
  return fc.oneof(
    { weight: 4, arbitrary: row },
    { weight: 1, arbitrary: fc.array(row, { maxLength: 4 }) },
  )
}

/** What a profile lets its owner write, with values that a profile should refuse or that get far. */
const ownProfile = fc.record(
  {
    first_name: fc.oneof(nastyText, nastyJson),
    last_name: fc.oneof(nastyText, fc.constant('Quinn')),
    updated_at: fc.oneof(nastyText, fc.constantFrom('now', '2026-11-27T00:00:00Z')),
  },
  { requiredKeys: [] },
)

/**
 * Reads and writes of a table by REST: their grammar abused, mostly with parts in it that are sound, so that
 * they get past the first question.
 */
export function requestsOf(relations: readonly Relation[]): fc.Arbitrary<HostileRequest> {
  return fc.constantFrom(...relations).chain((relation) =>
    fc
      .record({
        method: methods,
        place: fc.oneof(
          { weight: 12, arbitrary: fc.constant(relation.name) },
          { weight: 1, arbitrary: elsewhere },
        ),
        query: queryOf(relation),
        headers: headersOf,
        wish: fc.option(wishes, { freq: 1, nil: {} }),
        body: bodyOf(
          relation.name === 'profiles' ? fc.oneof(ownProfile, rowsOf(relation)) : rowsOf(relation),
        ),
      })
      .map(({ method, place, query, headers, wish, body }) => ({
        method,
        path: `/rest/v1/${place}${query && `?${query}`}`,
        headers: { ...headers, ...wish },
        body,
      })),
  )
}
