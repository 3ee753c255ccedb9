import type { RecordKind } from '@/domain/history'
import type { Check } from '../check'
import type { Observation } from '../observe'
import { freshKey, type Target } from '../target'
import { ask, told, type Kept } from './asking'

const whole: Partial<Record<RecordKind, Record<string, unknown>>> = {
  customers: {
    name: '  Ines Moreau ',
    email: 'ines@example.com',
    phone: '(818) 555-0112',
    address: '248 Victory Boulevard, Van Nuys',
    status: 'VIP',
    notes: 'Call\tbefore nine\r\nor after five.',
  },
  technicians: {
    name: 'Ruth Abel',
    email: 'ruth@example.com',
    rating: 4.25,
    specialties: ['Chip Repair'],
  },
  glass_items: {
    type: 'Windshield',
    vehicle: 'Kia Soul 2020',
    part_number: 'FW-PARITY-1',
    price: '301.255',
  },
  products: {
    name: 'Parity Wax',
    category: 'Tools',
    sku: 'PAR-1',
    price: 10,
    cost: 4,
    in_stock: '7',
  },
}

type Bad = readonly [what: string, kind: RecordKind, fields: unknown]

const bad: readonly Bad[] = [
  ['nothing at all', 'customers', {}],
  ['fields that are no record', 'customers', ['name']],
  ['a column that is not offered', 'customers', { name: 'A', total_spent: 5, version: 9 }],
  ['an empty name', 'customers', { name: ' ' }],
  ['no name', 'customers', { name: null }],
  ['a name that is too long', 'customers', { name: 'a'.repeat(201) }],
  ['an e-mail address that is none', 'customers', { name: 'A', email: 'at nowhere' }],
  ['a link to an e-mail address', 'customers', { name: 'A', email: 'mailto:a@b.example' }],
  ['a name and an e-mail address', 'technicians', { name: 'A', email: 'A <a@b.example>' }],
  ['a status that is none', 'customers', { name: 'A', status: 'Gold' }],
  ['a rating above five', 'technicians', { name: 'A', email: 'a@b.example', rating: 5.2 }],
  [
    'a rating that is no number',
    'technicians',
    { name: 'A', email: 'a@b.example', rating: 'good' },
  ],
  [
    'the address of another technician',
    'technicians',
    { name: 'A', email: 'Sarah.Chen@example.com' },
  ],
  [
    'specialties that are no list',
    'technicians',
    { name: 'A', email: 'c@d.example', specialties: [null] },
  ],
  [
    'a part number that is taken',
    'glass_items',
    { ...whole.glass_items, part_number: 'fw04210gtn' },
  ],
  ['half a unit', 'glass_items', { ...whole.glass_items, in_stock: 1.5 }],
  ['a price below zero', 'glass_items', { ...whole.glass_items, price: -1 }],
  ['a price past all bounds', 'products', { ...whole.products, price: 100_001 }],
  ['a category that is none', 'products', { ...whole.products, category: 'Snacks' }],
  ['no price', 'products', { name: 'A', category: 'Tools', sku: 'PAR-2', cost: 1 }],
  ['an SKU that is taken', 'products', { ...whole.products, sku: 'TLS-101' }],
  ['no such list', 'orders', { notes: 'A' }],
]

const make = (kind: RecordKind, fields: unknown, more: Record<string, unknown> = {}) =>
  ['save_record', { kind, id: null, version: null, fields, ...more }] as const

async function made(target: Target, kind: RecordKind, fields: Record<string, unknown>) {
  return told<Kept>(target, make(kind, fields))
}

/** Fields of a new record that is like no other but one with the same tag. */
const tagged = (kind: RecordKind, tag: string): Record<string, unknown> => {
  if (kind === 'technicians') return { name: 'T', email: `${tag}@parity.example` }
  if (kind === 'glass_items') return { ...whole.glass_items, part_number: `PARITY-${tag}` }
  if (kind === 'products') return { ...whole.products, sku: `PARITY-${tag}` }
  return { name: 'Somebody' }
}

const kinds = Object.keys(whole) as RecordKind[]

async function life(target: Target, kind: RecordKind): Promise<Observation> {
  const record = await made(target, kind, tagged(kind, 'life'))
  const { id, version } = record
  const seen = (more: object = {}) => ({ kind, id, version, ...more })
  const change = kind === 'customers' ? { notes: 'Changed', phone: '555' } : { name: 'Changed' }
  const fields = kind === 'glass_items' ? { location: 'Z9', price: 12 } : change
  const save = ['save_record', seen({ fields })] as const
  return {
    saved: await ask(target, 'admin', save),
    stale: await ask(target, 'admin', save),
    'not stale with the new version': await ask(target, 'admin', [
      'save_record',
      { ...seen({ fields: {} }), version: version + 1 },
    ]),
    'deleted when stale': await ask(target, 'admin', ['delete_record', seen()]),
    deleted: await ask(target, 'admin', ['delete_record', { ...seen(), version: version + 1 }]),
    gone: await ask(target, 'admin', ['get_record', { kind, id }]),
    'deleted again': await ask(target, 'admin', ['delete_record', seen()]),
    'saved when gone': await ask(target, 'admin', save),
    restored: await ask(target, 'admin', ['restore_record', { kind, id }]),
    'restored again': await ask(target, 'admin', ['restore_record', { kind, id }]),
    history: withoutNumbers(await ask(target, 'admin', ['record_history', { kind, id }])),
  }
}

// Entries of all records share one sequence.
function withoutNumbers(history: Observation): Observation {
  return JSON.parse(JSON.stringify(history, (key, value) => (key === 'id' ? 'a number' : value)))
}

/** Records saved, refused, deleted and brought back. */
export const savingChecks: Check[] = [
  ...kinds.map((kind): Check => ({
    name: `save: a new one of ${kind}`,
    expected: { status: 200 },
    onSample: true,
    run: (target) => ask(target, 'admin', make(kind, whole[kind])),
  })),
  ...bad.map(([what, kind, fields]): Check => ({
    name: `save: ${kind} with ${what}`,
    expected: {},
    onSample: true,
    run: (target) => ask(target, 'admin', make(kind, fields)),
  })),
  ...kinds.map((kind): Check => ({
    name: `save: the life of one of ${kind}`,
    expected: {},
    onSample: true,
    run: (target) => life(target, kind),
  })),
  {
    name: 'save: a record that was never there',
    expected: { status: 404, code: 'PT404' },
    onSample: true,
    run: (target) =>
      ask(target, 'admin', [
        'save_record',
        { kind: 'customers', id: 'C-99999', version: 1, fields: { name: 'A' } },
      ]),
  },
  {
    name: 'save: a form that is sent again, late and by somebody else',
    expected: {},
    onSample: true,
    run: async (target) => {
      const key = freshKey()
      const send = (version: number, name: string) =>
        make('customers', { name }, { version, idempotency_key: key })
      return {
        first: await ask(target, 'admin', send(1, 'First')),
        again: await ask(target, 'admin', send(2, 'Second')),
        late: await ask(target, 'admin', send(1, 'First')),
        another: await ask(target, 'super_admin', send(3, 'Third')),
        elsewhere: await ask(
          target,
          'admin',
          make('products', whole.products, { version: 1, idempotency_key: key }),
        ),
        'a key that is none': await ask(
          target,
          'admin',
          make('customers', { name: 'A' }, { idempotency_key: 'one' }),
        ),
      }
    },
  },
  {
    name: 'delete: what other work needs',
    expected: {},
    onSample: true,
    run: async (target) => {
      const remove = async (kind: RecordKind, id: string) => {
        const { version } = await told<Kept>(target, ['get_record', { kind, id }])
        return ask(target, 'admin', ['delete_record', { kind, id, version }])
      }
      return {
        technician: await remove('technicians', 'TECH-002'),
        glass: await remove('glass_items', 'GLASS-004'),
      }
    },
  },
  {
    name: 'restore: where another has taken the place',
    expected: {},
    onSample: true,
    run: async (target) => {
      const fields = tagged('products', 'place')
      const { id, version } = await made(target, 'products', fields)
      await told(target, ['delete_record', { kind: 'products', id, version }])
      await made(target, 'products', fields)
      return ask(target, 'admin', ['restore_record', { kind: 'products', id }])
    },
  },
]
