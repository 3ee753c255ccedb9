import { isEmail } from '@/domain/email'
import { paymentMethods } from '@/domain/appointments'
import { customerStatuses } from '@/domain/customers'
import { columnOf, type Fields } from '@/domain/fields'
import { jobPriorities } from '@/domain/jobs'
import { orderStatuses } from '@/domain/orders'
import { productCategories } from '@/domain/products'
import { quoteFields } from '@/domain/quoteFields'
import { apiSettingFields } from '@/domain/settings'
import { glassItemTypes } from '@/domain/stock'
import { issueKinds, longestCureMinutes } from '@/domain/technicianDay'
import { technicianStatuses } from '@/domain/technicians'

/** A column that somebody can fill in: its type, and what its check constraint lets through. */
export type Column = {
  type: 'text' | 'integer' | 'numeric' | 'date' | 'boolean' | 'texts'
  /** Whether a value that is not null may be stored. */
  fits: (value: unknown) => boolean
  /** Digits after and before the point of a numeric column. */
  digits?: readonly [whole: number, fraction: number]
  /** Stored when nothing is given. */
  fallback?: unknown
  isNullable?: true
  /** The table and column that it refers to. */
  refersTo?: 'jobs' | 'customers' | 'technicians'
}

export type Columns = Readonly<Record<string, Column>>

const text = (longest: number, fallback?: string): Column => ({
  type: 'text',
  fits: (value) => [...String(value)].length <= longest && (fallback === '' || value !== ''),
  fallback,
})
const optional = (longest: number) => text(longest, '')
const among = (values: readonly string[], fallback?: string): Column => ({
  type: 'text',
  fits: (value) => values.includes(String(value)),
  fallback,
})
const between = (min: number, max: number) => (value: unknown) =>
  Number(value) >= min && Number(value) <= max
const integer = (max: number, fallback?: number): Column => ({
  type: 'integer',
  fits: between(0, max),
  fallback,
})
const money: Column = { type: 'numeric', digits: [10, 2], fits: between(0, 100_000) }
const address = (column: Column, isNeeded: boolean): Column => ({
  ...column,
  fits: (value) =>
    value === '' ? !isNeeded : String(value).length <= 254 && isEmail(String(value)),
})
const reference = (refersTo: Column['refersTo']): Column => ({
  type: 'text',
  fits: () => true,
  isNullable: true,
  refersTo,
})
const anything: Column = { type: 'text', fits: () => true }
const day: Column = { type: 'date', fits: () => true }

const vehicle = {
  vehicle_year: optional(200),
  vehicle_make: optional(200),
  vehicle_model: optional(200),
}
const shelf = { in_stock: integer(100_000, 0) }

/** The columns of a table of fields; values that a choice does not offer are refused elsewhere. */
function columnsOfFields(fields: Fields): Columns {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { kind, required, maxLength = 0, options = [], initial } = field
      const column =
        kind === 'date'
          ? day
          : kind !== 'choice'
            ? text(maxLength, required ? undefined : '')
            : required
              ? anything
              : among(options, String(initial))
      return [columnOf(name, field), column]
    }),
  )
}

/** The columns that the office and technicians fill in, by table, in the order of the table. */
export const columnsOf: Readonly<Record<string, Columns>> = {
  customers: {
    name: text(200),
    email: address(optional(254), false),
    phone: optional(200),
    address: optional(500),
    status: among(customerStatuses, 'Active'),
    notes: optional(2000),
  },
  technicians: {
    name: text(200),
    email: address(text(254), true),
    phone: optional(200),
    location: optional(200),
    specialties: {
      type: 'texts',
      fits: (value) => Array.isArray(value) && value.length <= 20 && !value.includes(null),
      fallback: [],
    },
    duty_status: among(technicianStatuses, 'available'),
    rating: { type: 'numeric', digits: [1, 1], fits: between(0, 5), fallback: 5 },
  },
  glass_items: {
    type: among(glassItemTypes),
    vehicle: text(200),
    part_number: text(60),
    ...shelf,
    low_stock: integer(10_000, 4),
    price: money,
    supplier: optional(200),
    location: optional(60),
  },
  products: {
    name: text(200),
    category: among(productCategories),
    sku: text(60),
    price: money,
    cost: money,
    ...shelf,
    low_stock: integer(10_000, 5),
    supplier: optional(200),
    description: optional(1000),
  },
  quotes: {
    status: anything,
    ...columnsOfFields(quoteFields),
    price: { type: 'numeric', digits: [8, 2], fits: (value) => Number(value) >= 0 },
  },
  jobs: {
    customer_id: anything,
    technician_id: reference('technicians'),
    service_type: anything,
    position: anything,
    glass_type: anything,
    ...vehicle,
    plate: optional(20),
    location: text(500),
    scheduled_date: day,
    scheduled_time: anything,
    priority: among(jobPriorities, 'Medium'),
    amount: money,
    payment_method: among(paymentMethods, 'card'),
    notes: optional(2000),
  },
  orders: {
    customer_id: { ...anything, refersTo: 'customers' },
    job_id: reference('jobs'),
    technician_id: reference('technicians'),
    status: among(orderStatuses, 'pending'),
    delivery_date: { ...day, isNullable: true },
    notes: optional(2000),
  },
  order_items: {
    description: anything,
    quantity: integer(1000, 1),
    unit_price: money,
  },
  service_reports: {
    work_done: text(4000),
    part_number: optional(60),
    cure_minutes: integer(longestCureMinutes),
    signed_by: optional(200),
    signature: {
      type: 'text',
      fits: (value) =>
        value === '' ||
        (/^data:image\/(png|svg\+xml);base64,[A-Za-z0-9+/=]+$/.test(String(value)) &&
          String(value).length <= 300_000),
      fallback: '',
    },
  },
  job_issues: {
    kind: among(issueKinds),
    note: optional(2000),
    cannot_complete: { type: 'boolean', fits: () => true, fallback: false },
  },
  booking_rules: {
    seats_per_frame: integer(1_000_000),
    days_ahead: integer(365),
    limit_per_contact: { type: 'integer', fits: between(1, 2_147_483_647) },
    limit_per_address: { type: 'integer', fits: between(1, 2_147_483_647) },
    move_until: among(apiSettingFields.moveUntil.options),
    reminder_hour: { type: 'integer', fits: between(8, 20) },
    link_days: { type: 'integer', fits: between(1, 365) },
  },
  /** Columns of `booking_rules` too, which are set with what technicians can do. */
  capacity_rules: {
    seats_per_frame: integer(1_000_000),
    drive_mph: { type: 'integer', fits: between(5, 100) },
    visit_gap: integer(120),
  },
  api_settings: {
    directions_url: {
      type: 'text',
      fits: (value) =>
        /^https:\/\/[^\s/$.?#]\S*$/i.test(String(value)) &&
        String(value).includes('{address}') &&
        String(value).length <= 500,
    },
  },
}
