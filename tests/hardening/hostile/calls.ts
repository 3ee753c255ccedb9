import fc from 'fast-check'
import { draftWith } from '../../database/support/drafts'
import { endlessText, nastyJson, nastyNumber, nastyText } from './values'

/** A function of the database as its catalog tells of it. */
export type CalledFunction = { name: string; names: string[]; types: string[] }

/** What there is in the database, so that calls get past the first question. */
export type Known = { ids: string[]; days: string[]; frames: string[] }

/** One call: the function, and its arguments by name. */
export type Call = { name: string; args: Record<string, unknown> }

const kinds = ['quotes', 'jobs', 'customers', 'technicians', 'orders', 'glass_items', 'products']

const statuses =
  'New,Contacted,Confirmed,Guest,Scheduled,Assigned,In Progress,Completed,Cancelled,pending,processing,in-transit,completed,paid'.split(
    ',',
  )

/** Values that each field of a record can have; what is tried is these with some of them spoilt. */
const soundFields = {
  name: 'Dana Reed',
  first_name: 'Dana',
  last_name: 'Reed',
  email: 'dana.reed@example.com',
  phone: '(555) 010-0123',
  phone_number: '(555) 010-0123',
  address: '1200 K Street',
  location: 'Sacramento',
  status: 'active',
  duty_status: 'available',
  notes: 'Gate code 7',
  specialties: ['windshield'],
  rating: 4.5,
  type: 'Windshield',
  vehicle: 'Toyota Corolla 2019-2024',
  part_number: 'FW1',
  in_stock: 4,
  low_stock: 2,
  price: 299,
  cost: 100,
  supplier: 'Pilkington',
  category: 'Adhesives',
  sku: 'SKU-1',
  description: 'Primer',
  zip_code: '95814',
  vehicle_year: '2021',
  vehicle_make: 'Toyota',
  vehicle_model: 'Corolla',
  service_type: 'windshield',
  position: 'main',
  glass_type: 'oem',
  appointment_date: '2026-11-30',
  time_frame: '10:00 AM - 12:00 PM',
  payment_method: 'card',
  priority: 'normal',
  plate: '8ABC123',
  amount: 299,
  scheduled_date: '2026-11-30',
  scheduled_time: '10:00 AM - 12:00 PM',
  customer_id: 'C-001',
  technician_id: 'TECH-001',
  job_id: 'J-001',
  delivery_date: '2026-11-30',
  directions_url: 'https://maps.example.com/',
  seats_per_frame: 1000,
  days_ahead: 60,
  limit_per_contact: 1000,
  limit_per_address: 100_000,
}

const fieldsByKind: Record<string, string> = {
  customers: 'name,email,phone,address,status,notes',
  technicians: 'name,email,phone,location,specialties,duty_status,rating',
  glass_items: 'type,vehicle,part_number,in_stock,low_stock,price,supplier,location',
  products: 'name,category,sku,price,cost,in_stock,low_stock,supplier,description',
  save_quote:
    'first_name,last_name,email,phone_number,address,zip_code,vehicle_year,vehicle_make,vehicle_model,service_type,position,glass_type,price,appointment_date,time_frame,payment_method',
  save_job: 'location,plate,notes,priority,amount,vehicle_year,vehicle_make,vehicle_model',
  save_order: 'customer_id,job_id,technician_id,status,delivery_date,notes',
  save_api_settings:
    'directions_url,seats_per_frame,days_ahead,limit_per_contact,limit_per_address',
}

/** An object with up to three of its values made hostile, or none. */
function spoilt(sound: Record<string, unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(sound)), fc.oneof(nastyText, nastyJson), {
        maxKeys: 3,
      }),
      fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.object() }),
    )
    .map(([nasty, more]) => ({ ...sound, ...nasty, ...more }))
}

function fieldsOf(kind: string): fc.Arbitrary<unknown> {
  const names = (fieldsByKind[kind] ?? 'name').split(',')
  const sound = Object.fromEntries(
    Object.entries(soundFields).filter(([name]) => names.includes(name)),
  )
  return spoilt(sound)
}

const draftFields =
  'zipCode phoneNumber year make model serviceType position glassType price date timeFrame firstName lastName email address paymentMethod'.split(
    ' ',
  )

const draft = fc
  .dictionary(fc.constantFrom(...draftFields), fc.oneof(nastyText, nastyJson), { maxKeys: 3 })
  .map((fields) => draftWith(fields))

const query = spoilt({
  search: 'a',
  tab: 'all',
  filters: { status: ['New'], price_from: '1', created_at_to: '2026-11-30' },
  sort: 'name',
  descending: true,
  page: 1,
  page_size: 10,
})

const sampleJson: Record<string, fc.Arbitrary<unknown>> = {
  draft,
  query,
  items: fc.array(
    spoilt({ description: 'Windshield', quantity: 1, unit_price: 299, product_id: 'PROD-001' }),
    { maxLength: 3 },
  ),
  changes: fc.array(spoilt({ key: 'business_name', value: 'Sunline', version: 1 }), {
    maxLength: 3,
  }),
  completion: spoilt({
    work_done: 'Windshield replaced',
    part_number: '',
    cure_minutes: 60,
    photos: ['J-001/1d000000-0000-4000-8000-000000000001-1.jpg'],
    signature: 'data:image/png;base64,AAAA',
    signed_by: 'Dana',
  }),
  issue: spoilt({ kind: 'weather', note: 'Rain', photo: '', cannot_complete: false }),
  backup: spoilt({ format: 'sunline-backup', version: '1', tables: {} }),
}

function soundArgument(called: string, name: string, type: string, known: Known) {
  if (type === 'uuid') return fc.uuid()
  if (type === 'boolean') return fc.boolean()
  if (type === 'date') return fc.constantFrom(...known.days)
  if (type.startsWith('timestamp')) {
    return fc.constantFrom('2026-11-27T18:30:00Z', '2026-11-29T08:00:00Z', '2026-11-29T09:00:00Z')
  }
  if (/^(integer|bigint|numeric)/.test(type)) return fc.integer({ min: 1, max: 3 })
  if (type === 'jsonb') return sampleJson[name] ?? fieldsOf(called)
  if (type.endsWith('[]')) return fc.array(fc.integer({ min: 1, max: 9 }))
  if (name === 'kind') return fc.constantFrom(...kinds)
  if (name === 'step') return fc.constantFrom('confirm', 'start')
  if (name.includes('status')) return fc.constantFrom(...statuses)
  if (/time|frame/.test(name)) return fc.constantFrom(...known.frames)
  if (name.endsWith('id')) {
    return fc.oneof(fc.constantFrom(...known.ids), fc.constant(null))
  }
  return fc.constantFrom('', 'a', 'Rain')
}

function hostileArgument(type: string): fc.Arbitrary<unknown> {
  if (type === 'jsonb') return nastyJson
  return fc.oneof(
    { weight: 50, arbitrary: nastyText },
    { weight: 30, arbitrary: nastyNumber },
    { weight: 20, arbitrary: nastyJson },
    { weight: 1, arbitrary: endlessText },
  )
}

/** Calls of a function: mostly sound arguments with hostile ones among them, so that they get far. */
export function callsOf({ name, names, types }: CalledFunction, known: Known): fc.Arbitrary<Call> {
  const kindOf = names.includes('kind') ? fc.constantFrom(...kinds) : fc.constant(name)
  return kindOf.chain((kind) =>
    fc
      .record(
        Object.fromEntries(
          names.map((argument, index) => {
            const type = types[index] ?? ''
            const sound =
              argument === 'kind' ? fc.constant(kind) : soundArgument(kind, argument, type, known)
            return [
              argument,
              fc.oneof(
                { weight: 6, arbitrary: sound },
                { weight: 3, arbitrary: hostileArgument(type) },
                { weight: 1, arbitrary: fc.constant(null) },
              ),
            ]
          }),
        ),
        { noNullPrototype: true },
      )
      .map((args) => ({ name, args })),
  )
}
