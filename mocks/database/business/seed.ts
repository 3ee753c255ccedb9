import { openingHours } from '@/domain/businessHours'
import { addOneMonth, businessToday } from '@/domain/businessTime'
import { locations } from '@/domain/locations'
import { glassPrices, glassTypes } from '@/domain/prices'
import { serviceTypes } from '@/domain/services'
import { demoPeople } from '../../fixtures/people'
import { settingRows } from '../../fixtures/business/office'
import { buildSampleBusiness } from '../../fixtures/sampleBusiness/buildSampleBusiness'
import type {
  SampleBusiness,
  SampleRow,
  SampleTable,
  SampleValue,
} from '../../fixtures/sampleBusiness/sampleRows'
import { dayOf, instantOf, yearlyDay } from '../../fixtures/sampleBusiness/sampleTime'
import type { MockSettings } from '../mockDatabase'
import { seedAppointments } from './appointmentRows'
import { instantText } from './context'
import { columnsOf } from './columns'
import { hoursKey, timeOf } from './capacity/windows'
import { serviceLabel } from './jobProgress'
import { priceRow } from './prices'
import { seedInvitations } from './seedPeople'
import { seedWaiting } from './waiting'
import { copyTables, emptyTables, type BusinessTables } from './tables'
import { inZoneOf } from './zone'

/** The rules that a database begins with, and nothing else in it. */
export function seedRules(settings: MockSettings): BusinessTables {
  const tables = emptyTables()
  const updated_at = instantText(settings.now())
  tables.booking_rules.set('true', {
    id: true,
    seats_per_frame: settings.seatsPerFrame,
    days_ahead: settings.bookingDays,
    limit_per_contact: settings.quoteLimit.count,
    limit_per_address: 20,
    limit_window: '01:00:00',
    reminder_hour: 18,
    reminder_lead: '24:00:00',
    move_until: 'on_the_way',
    text_from: '08:00:00',
    text_until: '21:00:00',
    link_days: 30,
    limit_wrong_links: 20,
    drive_mph: 30,
    visit_gap: 20,
  })
  openingHours.forEach(({ open, close }, weekday) => {
    const opens = timeOf(open * 60)
    tables.business_hours.set(weekday, { weekday, opens, closes: timeOf(close * 60) })
  })
  for (const service_type of serviceTypes) {
    const minutes = service_type === 'chip-repair' ? 30 : 90
    const specialty = serviceLabel(service_type)
    tables.service_rules.set(service_type, { service_type, minutes, specialty })
    for (const glass of glassTypes) {
      const row = priceRow(service_type, glass, glassPrices[glass])
      tables.service_prices.set(row.id, row)
    }
  }
  tables.api_settings.set('true', {
    id: true,
    directions_url: 'https://www.google.com/maps/dir/?api=1&destination={address}',
    version: 1,
    updated_at,
  })
  seedPublicFacts(tables, updated_at)
  for (const row of settingRows) {
    const value = row.key === 'time_zone' ? settings.timeZone : row.value
    tables.settings.set(row.key, { ...row, value, version: 1, updated_at })
  }
  return tables
}

function seedPublicFacts(tables: BusinessTables, changed_at: string): void {
  locations.forEach(({ zipCode, phoneHref: _href, ...shop }, index) => {
    tables.shops.set(shop.id, { ...shop, place: index + 1, zip_code: zipCode })
  })
  tables.site_claims.set('true', { rating: 4.9, reviews: 1000, customers: 10_000, years: 20 })
  tables.saved_groups.set('public_facts', { version: 1, changed_at })
  tables.saved_groups.set('prices', { version: 1, changed_at })
  tables.saved_groups.set('opening_hours', { version: 1, changed_at })
}

// The account of a person of the sample is a demo person's.
function accountOf(email: string): string | null {
  return Object.values(demoPeople).find((person) => person.email === email)?.id ?? null
}

function storedValue(value: SampleValue, now: Date): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('anchor' in value) return dayOf(value, businessToday(now))
  if ('yearly' in value) return yearlyDay(value, businessToday(now))
  if ('account' in value) return accountOf(value.account)
  if ('day' in value) return instantText(Date.parse(instantOf(value, now)))
  return value
}

// What the database itself puts into columns that a sample row leaves out.
const usual: Partial<Record<SampleTable, Record<string, unknown>>> = {
  customers: { user_id: null },
  technicians: { home_zip: '' },
  orders: { notes: '' },
  stock_orders: { ordered_by: null },
  job_issues: { resolved_at: null, resolved_by: null },
  backups: { made_by: null },
}

const isRecord = (table: SampleTable) =>
  ['customers', 'technicians', 'quotes', 'jobs', 'orders', 'glass_items', 'products'].includes(
    table,
  )

function rowOf(table: SampleTable, sample: SampleRow, now: Date): Record<string, unknown> {
  const row: Record<string, unknown> = { ...usual[table] }
  for (const [name, { fallback }] of Object.entries(columnsOf[table] ?? {})) {
    if (fallback !== undefined) row[name] = fallback
  }
  for (const [name, value] of Object.entries(sample)) row[name] = storedValue(value, now)
  if (table === 'quotes') row.valid_until = addOneMonth(String(row.quoted_on))
  if (isRecord(table)) {
    Object.assign(row, { version: 1, updated_at: instantText(now.getTime()), deleted_at: null })
  }
  if (table === 'service_reports') {
    Object.assign(row, { glass_item_id: null, updated_at: instantText(now.getTime()) })
  }
  return row
}

// Making it takes longer than a story does to draw, and the story before usually began at the same time.
let last: { key: string; tables: BusinessTables } | null = null

/**
 * The tables with the sample business in them, as of the minute of the settings' clock. A seed is no
 * event: it has no history, and nobody is told of it.
 */
export function seedSample(settings: MockSettings): BusinessTables {
  const minute = Math.floor(settings.now() / 60_000)
  const key = JSON.stringify([minute, settings])
  if (last?.key !== key) last = { key, tables: makeSample(settings) }
  return copyTables(last.tables)
}

function makeSample(settings: MockSettings): BusinessTables {
  const tables = seedRules(settings)
  return inZoneOf(tables, () => withSample(tables, settings))
}

function withSample(tables: BusinessTables, settings: MockSettings): BusinessTables {
  const now = new Date(settings.now())
  const { technician, customer } = demoPeople
  const sample: SampleBusiness = buildSampleBusiness({ technician, customer })
  for (const [name, rows] of Object.entries(sample) as [SampleTable, SampleRow[]][]) {
    const table = tables[name] as Map<unknown, unknown>
    rows.forEach((entry, place) => {
      const row = rowOf(name, entry, now)
      const number = place + 1
      if (name === 'service_reports') table.set(row.job_id, row)
      else if (name === 'closed_days') table.set(row.day, row)
      else if (name === 'technician_hours') {
        table.set(hoursKey(String(row.technician_id), Number(row.weekday)), row)
      } else if (typeof row.id === 'string') table.set(row.id, row)
      else table.set(number, { ...row, id: number })
    })
    tables.numbers.set(name, rows.length)
  }
  seedAppointments(tables)
  seedWaiting(tables, now)
  seedInvitations(tables, now)
  return tables
}
