import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnOf, fieldNames, isNumberKind, type Field, type Fields } from '@/domain/fields'
import { customerFields } from '@/domain/customers'
import { jobFields } from '@/domain/jobs'
import { orderFields, orderItemFields } from '@/domain/orders'
import { productFields } from '@/domain/products'
import { apiSettingFields, settingDescriptions, settingGroups } from '@/domain/settings'
import { glassFields } from '@/domain/stock'
import { technicianFields } from '@/domain/technicians'
import { quoteAnswers } from '@/domain/quoteDraft'
import {
  quoteDraftFields,
  quoteFieldNames,
  quoteFields,
  type QuoteField,
} from '@/domain/quoteFields'
import { snakeKey } from '@/platform/client/keyCase'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { book, clearBookings } from './support/bookings'
import { draftWith, testNow } from './support/drafts'

// The tables of fields in src/domain against the database's own copy: each test is one field in one
// place, so that a failure names the line that is missing.

type Row = Record<string, unknown>

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: testNow })
})
afterAll(() => business.close())

/** The length that the check constraint of a column allows; null without one. */
async function storedLimit(table: string, column: string): Promise<number | null> {
  const [found] = await business.rows<{ limit: number | null }>(
    `select max(m[1]::integer) as limit
     from pg_constraint c,
       regexp_matches(
         pg_get_constraintdef(c.oid),
         'char_length\\(' || $2 || '\\) (?:<= |>= 1\\)\\) AND \\(char_length\\(' || $2 || '\\) <= )(\\d+)'
       ) m
     where c.conrelid = $1::regclass and c.contype = 'c'`,
    [table, column],
  )
  return found?.limit ?? null
}

describe('what the wizard asks', () => {
  const draftFields: Record<QuoteField, Field & { section: string }> = quoteDraftFields
  const texts = quoteFieldNames.filter((name) => draftFields[name].maxLength !== undefined)
  const mark = (name: QuoteField) => (name === 'email' ? 'mark-email@example.com' : `mark-${name}`)
  const personal = texts.filter((name) => draftFields[name].personal)
  const marks: Partial<Record<QuoteField, string>> = Object.fromEntries(
    texts.map((name) => [name, mark(name)]),
  )
  let quote: Row
  beforeAll(async () => {
    const { reference } = await book(business, draftWith(marks))
    quote = await business.call<Row>('admin', 'get_record', { kind: 'quotes', id: reference })
  })

  test('private.quote_fields has the same fields in the same order', async () => {
    const rows = await business.rows<{ name: string }>(
      'select name from private.quote_fields order by place',
    )
    expect(rows.map(({ name }) => name)).toEqual(quoteFieldNames)
  })

  test.each(quoteFieldNames)('%s has its row in private.quote_fields', async (name) => {
    const field = draftFields[name]
    const [row] = await business.rows(
      `select path, column_name, longest, needed, usual, searchable, personal
       from private.quote_fields f where name = $1`,
      [name],
    )
    expect(row, `insert ${name} into private.quote_fields`).toEqual({
      path: [
        ...(field.section === 'customerInfo' ? ['appointmentDetails'] : []),
        field.section,
        name,
      ],
      column_name: columnOf(name, field),
      longest: field.maxLength ?? null,
      needed: field.required ?? false,
      usual: field.initial ?? '',
      searchable: field.searchable ?? false,
      personal: field.personal ?? false,
    })
  })

  test.each(texts)('the column of %s holds as much as the field', async (name) => {
    expect(await storedLimit('public.quotes', columnOf(name, draftFields[name]))).toBe(
      draftFields[name].maxLength,
    )
  })

  test.each(texts)('%s is stored as it was given', async (name) => {
    const column = columnOf(name, draftFields[name])
    const [stored] = await business.rows<Row>('select * from public.quotes where id = $1', [
      quote.id,
    ])
    expect(stored?.[column]).toBe(quoteAnswers(draftWith(marks))[name])
  })

  test.each(texts)('a search finds a quote by %s exactly when it should', async (name) => {
    const page = await business.call<{ total: number }>('admin', 'list_records', {
      kind: 'quotes',
      query: { search: mark(name) },
    })
    expect(page.total > 0).toBe(draftFields[name].searchable ?? false)
  })

  test.each(texts)(
    'the history keeps a change of %s exactly when it is not personal',
    async (name) => {
      const column = columnOf(name, draftFields[name])
      await business.exec(
        `update public.quotes set ${column} = 'changed@example.com' where id = '${String(quote.id)}'`,
      )
      const [entry] = await business.rows<{ changes: Row }>(
        `select changes from public.audit_log where table_name = 'quotes' and record_id = $1
       order by id desc limit 1`,
        [quote.id],
      )
      expect(entry?.changes[column] === null).toBe(draftFields[name].personal ?? false)
    },
  )

  test('a customer is handed out every field', async () => {
    const told = await business.rows<{ facts: Row }>(
      `select private.quote_facts(q, 'email') as facts from public.quotes q where q.id = $1`,
      [quote.id],
    )
    const rows = await business.rows<{ told_as: string }>(
      'select told_as from private.quote_fields',
    )
    expect(Object.keys(told[0]?.facts ?? {})).toEqual(
      expect.arrayContaining(rows.map(({ told_as }) => told_as)),
    )
  })

  test('an erasure leaves nothing of the personal fields', async () => {
    const { reference } = await book(business, draftWith(marks))
    await business.rows('select private.erase_quotes(array[$1])', [reference])
    const [left] = await business.rows<Row>('select * from public.quotes where id = $1', [
      reference,
    ])
    const kept = personal.filter((name) =>
      String(left?.[columnOf(name, draftFields[name])]).includes('mark-'),
    )
    expect(kept).toEqual([])
  })
})

describe('what the office has', () => {
  const fields: Record<string, Field> = quoteFields
  let id: string
  beforeAll(async () => {
    await clearBookings(business)
    id = (await book(business, draftWith({}))).reference
  })

  test.each(fieldNames(quoteFields))(
    '%s has a column and is in the list and the export',
    async (name) => {
      const columns = await business.rows<{ column_name: string }>(
        `select column_name from information_schema.columns
       where table_schema = 'public' and table_name = 'quotes'`,
      )
      expect(columns.map(({ column_name }) => column_name)).toContain(
        columnOf(name, fields[name] ?? { kind: 'text' }),
      )
      const [row] = await business.call<Row[]>('admin', 'export_records', {
        kind: 'quotes',
        query: {},
      })
      expect(Object.keys(row ?? {})).toContain(snakeKey(name))
    },
  )

  test.each(fieldNames(quoteFields))('%s can be saved by the office', async (name) => {
    const column = columnOf(name, fields[name] ?? { kind: 'text' })
    const quote = await business.call<Row>('admin', 'get_record', { kind: 'quotes', id })
    const saved = await business.call<Row>('admin', 'save_quote', {
      id,
      version: quote.version,
      fields: { [column]: quote[snakeKey(name)] },
    })
    expect(saved[snakeKey(name)]).toEqual(quote[snakeKey(name)])
  })
})

/** The bounds that the database has to have for a field: of its length, or of its number. */
function boundsOf({ maxLength, min = 0, max }: Field) {
  return maxLength ? { max: maxLength } : { min, max: max ?? null }
}

/** The smallest and the largest number, or length, that the check constraints of a column allow. */
async function storedBounds(table: string, column: string) {
  const [found] = await business.rows<{ min: number | null; max: number | null }>(
    `select max(least[2]::integer + (least[1] = '>')::integer) as min, max(largest[1]::integer) as max
     from pg_constraint c
     left join regexp_matches(pg_get_constraintdef(c.oid), $2 || '\\)? (>=|>) \\(?(\\d+)') least on true
     left join regexp_matches(pg_get_constraintdef(c.oid), $2 || '\\)? <= \\(?(\\d+)') largest on true
     where c.conrelid = $1::regclass and c.contype = 'c'`,
    [table, column],
  )
  return found
}

/** The values that the check constraint of a column allows. */
async function storedOptions(table: string, column: string): Promise<(string | undefined)[]> {
  const [found] = await business.rows<{ rule: string | null }>(
    `select string_agg(pg_get_constraintdef(oid), ' ') as rule from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like $2`,
    [table, `%(${column} = ANY%`],
  )
  return [...(found?.rule ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1])
}

type OfficeRecord = {
  kind: string
  table: Fields
  save: string
  /** What a new one needs. */
  needed: Row
  /** The lines of a new one. */
  items?: Row[]
  /** Choices that are computed, or whose values are rows of another table. */
  withoutCheck: string[]
}

const neededOfJobs = {
  service_type: 'windshield',
  position: 'main',
  glass_type: 'oem',
  scheduled_date: '2026-12-04',
  scheduled_time: '10:00 AM - 12:00 PM',
}

/** The records that the office fills in. */
const records: OfficeRecord[] = [
  { kind: 'customers', table: customerFields, save: 'save_record', needed: {}, withoutCheck: [] },
  {
    kind: 'technicians',
    table: technicianFields,
    save: 'save_record',
    needed: {},
    withoutCheck: ['status'],
  },
  {
    kind: 'orders',
    table: orderFields,
    save: 'save_order',
    needed: {},
    items: [{ description: 'mark-description', quantity: 2, unit_price: 12.5 }],
    withoutCheck: [],
  },
  {
    kind: 'glass_items',
    table: glassFields,
    save: 'save_record',
    needed: { type: 'Windshield', price: 299 },
    withoutCheck: ['level'],
  },
  {
    kind: 'products',
    table: productFields,
    save: 'save_record',
    needed: { category: 'Tools', price: 9, cost: 4 },
    withoutCheck: ['level'],
  },
  {
    kind: 'jobs',
    table: jobFields,
    save: 'save_job',
    withoutCheck: ['serviceType', 'position', 'glassType', 'scheduledTime'],
    needed: neededOfJobs,
  },
]

describe.each(records)('$kind', ({ kind, table, save, needed, items, withoutCheck }) => {
  const names = fieldNames(table)
  const entered = fieldNames(table, ({ computed }) => !computed)
  const field = (name: string): Field => table[name] ?? { kind: 'text' }
  const column = (name: string) => columnOf(name, field(name))
  const texts = entered.filter((name) =>
    ['text', 'long', 'email', 'phone'].includes(field(name).kind),
  )
  const marked = texts.filter((name) => !name.endsWith('Id'))
  const mark = (name: string) =>
    field(name).kind === 'email' ? 'mark-email@example.com' : `mark-${name}`.slice(0, 20)
  const saved = (arguments_: Row) =>
    business.call<Row>('admin', save, save === 'save_record' ? { kind, ...arguments_ } : arguments_)

  let record: Row
  beforeAll(async () => {
    await clearBookings(business)
    const customer = await business.call<Row>('admin', 'save_record', {
      kind: 'customers',
      id: null,
      version: null,
      fields: { name: 'Somebody Else' },
    })
    const marks = marked.map((name): [string, string] => [column(name), mark(name)])
    record = await saved({
      id: null,
      version: null,
      fields: {
        ...Object.fromEntries(marks),
        ...needed,
        ...('customerId' in table ? { customer_id: customer.id } : {}),
      },
      ...(items ? { items } : {}),
    })
  })

  test.each(names)('%s is in the list and the export', async (name) => {
    const [row] = await business.call<Row[]>('admin', 'export_records', { kind, query: {} })
    expect(Object.keys(row ?? {})).toContain(snakeKey(name))
  })

  test.each(texts.filter((name) => field(name).maxLength))(
    'the column of %s holds as much as the field',
    async (name) => {
      expect(await storedLimit(`public.${kind}`, column(name))).toBe(field(name).maxLength)
    },
  )

  test.each(entered.filter((name) => field(name).max || field(name).kind === 'list'))(
    '%s has its bound in the database',
    async (name) => {
      const bounds = await storedBounds(`public.${kind}`, column(name))
      expect(bounds?.max).toBe(
        field(name).kind === 'list' ? field(name).maxLength : field(name).max,
      )
    },
  )

  test.each(names.filter((name) => field(name).options && !withoutCheck.includes(name)))(
    'the database lets through what %s offers',
    async (name) => {
      expect(await storedOptions(`public.${kind}`, column(name))).toEqual(field(name).options)
    },
  )

  test.each(
    entered.filter(
      (name) => !['customerId', 'scheduledDate', 'scheduledTime', 'items'].includes(name),
    ),
  )('%s can be saved by the office', async (name) => {
    const stored = await business.call<Row>('admin', 'get_record', { kind, id: record.id })
    const again = await saved({
      id: record.id,
      version: stored.version,
      fields: { [column(name)]: stored[snakeKey(name)] },
    })
    expect(again[snakeKey(name)]).toEqual(stored[snakeKey(name)])
  })

  test.each(marked)('a search finds it by %s exactly when it should', async (name) => {
    const page = await business.call<{ total: number }>('admin', 'list_records', {
      kind,
      query: { search: mark(name) },
    })
    expect(page.total > 0).toBe(field(name).searchable ?? false)
  })

  test.each(marked)(
    'the history keeps a change of %s exactly when it is not personal',
    async (name) => {
      await business.exec(
        `update public.${kind} set ${column(name)} = 'new@example.com' where id = '${String(record.id)}'`,
      )
      const [entry] = await business.rows<{ changes: Row }>(
        `select changes from public.audit_log where table_name = $1 and record_id = $2
         order by id desc limit 1`,
        [kind, record.id],
      )
      expect(entry?.changes[column(name)] === null).toBe(field(name).personal ?? false)
    },
  )

  test.each(entered.filter((name) => field(name).initial !== undefined))(
    '%s begins as the database has it',
    async (name) => {
      const [found] = await business.rows<{ usual: string | null }>(
        `select pg_get_expr(d.adbin, d.adrelid) as usual
         from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
         where d.adrelid = $1::regclass and a.attname = $2`,
        [`public.${kind}`, column(name)],
      )
      const usual = found?.usual?.replace(/::.*$/, '').replaceAll("'", '')
      // What is chosen by a form alone has no usual value in the database.
      const isGiven = column(name) in needed
      expect(isNumberKind(field(name).kind) ? Number(usual) : usual).toBe(
        isGiven ? undefined : field(name).initial,
      )
    },
  )
})

describe('the lines of an order', () => {
  const fields: Fields = orderItemFields
  const names = fieldNames(orderItemFields)

  test.each(names)('%s has its limits in the database', async (name) => {
    const field = fields[name] ?? { kind: 'text' }
    const stored = await storedBounds('public.order_items', columnOf(name, field))
    expect(stored).toMatchObject(boundsOf(field))
  })

  test('an order is found by them, and has no more of them than its table says', async () => {
    const customer = await business.call<Row>('admin', 'save_record', {
      kind: 'customers',
      id: null,
      version: null,
      fields: { name: 'With Lines' },
    })
    const withLines = (lines: number) =>
      business.call<Row>('admin', 'save_order', {
        id: null,
        version: null,
        fields: { customer_id: customer.id },
        items: Array.from({ length: lines }, () => ({ description: 'Wanted line', unit_price: 1 })),
      })
    const { maxLength } = orderFields.items
    const order = await withLines(maxLength)
    await expect(withLines(maxLength + 1)).rejects.toMatchObject({
      code: 'PT422',
    })
    const page = await business.call<{ rows: Row[] }>('admin', 'list_records', {
      kind: 'orders',
      query: { search: 'wanted line' },
    })
    expect(page.rows.map(({ id }) => id)).toEqual([order.id])
    expect(Object.keys((order.items as Row[])[0] ?? {}).sort()).toEqual(names.map(snakeKey).sort())
  })
})

describe('the settings', () => {
  test('of a new system are those of the table, in its order', async () => {
    const rows = await business.rows(
      `select key, group_name as group, kind, value as initial, options, unit, least, most from public.settings
       order by array_position($1::text[], group_name), position`,
      [settingGroups],
    )
    expect(rows).toEqual(
      settingDescriptions.map(([key, { options = [], unit = '', ...description }]) => ({
        least: null,
        most: null,
        key,
        ...description,
        options,
        unit,
      })),
    )
  })

  async function storedOptions(table: string, column: string) {
    const [check] = await business.rows<{ text: string }>(
      `select pg_get_constraintdef(oid) as text from pg_constraint
       where conrelid = $1::regclass and conname like '%' || $2 || '_check'`,
      [table, column],
    )
    return [...(check?.text ?? '').matchAll(/'([^']+)'::text/g)].map(([, value]) => value)
  }

  const api: Fields = apiSettingFields
  test.each(fieldNames(apiSettingFields))('%s has its limits and can be saved', async (name) => {
    const field = api[name] ?? { kind: 'text' }
    const column = columnOf(name, field)
    const table = name === 'directionsUrl' ? 'public.api_settings' : 'public.booking_rules'
    const limits = field.options
      ? { options: await storedOptions(table, column) }
      : await storedBounds(table, column)
    expect(limits).toMatchObject(field.options ? { options: field.options } : boundsOf(field))
    const stored = await business.call<Row>('admin', 'get_api_settings', {})
    const saved = await business.call<Row>('admin', 'save_api_settings', {
      version: stored.version,
      fields: { [column]: stored[column] },
    })
    expect(saved[column]).toEqual(stored[column])
  })
})

// The record of a repair is kept with its vehicle (16 CCR 3358).
const keptWithTheJob = ['plate']

test('an erased customer leaves nothing personal in their record and their jobs', async () => {
  await clearBookings(business)
  const personal = (table: Fields) => fieldNames(table, (field) => field.personal === true)
  const marks = (table: Fields) =>
    Object.fromEntries(
      personal(table).map((name) => [
        columnOf(name, table[name] ?? { kind: 'text' }),
        table[name]?.kind === 'email' ? 'mark@example.com' : `mark-${name}`,
      ]),
    )
  const customer = await business.call<Row>('admin', 'save_record', {
    kind: 'customers',
    id: null,
    version: null,
    fields: marks(customerFields),
  })
  const job = await business.call<Row>('admin', 'save_job', {
    id: null,
    version: null,
    fields: { ...neededOfJobs, ...marks(jobFields), customer_id: customer.id },
  })
  const order = await business.call<Row>('admin', 'save_order', {
    id: null,
    version: null,
    fields: { ...marks(orderFields), customer_id: customer.id },
    items: [{ description: 'Chip Repair', unit_price: 10 }],
  })
  await business.call('admin', 'cancel_job', { id: job.id, version: job.version, reason: 'mark' })
  await business.call('admin', 'erase_customer', { customer_id: customer.id })
  const [left] = await business.rows<Row>('select * from public.customers where id = $1', [
    customer.id,
  ])
  const [sale] = await business.rows<Row>('select * from public.orders where id = $1', [order.id])
  const [work] = await business.rows<Row>('select * from public.jobs where id = $1', [job.id])
  expect(left).toBeDefined()
  const stays = (row: Row | undefined, table: Fields) =>
    personal(table).filter((name) =>
      String(row?.[columnOf(name, table[name] ?? { kind: 'text' })]).includes('mark'),
    )
  expect(stays(left, customerFields)).toEqual([])
  expect(sale).toBeDefined()
  expect(stays(sale, orderFields)).toEqual([])
  expect(stays(work, jobFields)).toEqual(keptWithTheJob)
})
