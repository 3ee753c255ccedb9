import type { Database } from '@/platform/client/database.types'
import type { PaymentMethod, TimeFrame } from '@/domain/appointments'
import type { CustomerStatus } from '@/domain/customers'
import type { HistoryEntry, RecordKind } from '@/domain/history'
import type { JobPriority, JobStatus } from '@/domain/jobs'
import type { SentMessage } from '@/domain/messages'
import type { NotificationKind } from '@/domain/notifications'
import type { OrderStatus, PaymentStatus } from '@/domain/orders'
import type { GlassType } from '@/domain/prices'
import type { ProductCategory } from '@/domain/products'
import type { QuoteStatus } from '@/domain/quoteWorkflow'
import type { GlassPosition, ServiceType } from '@/domain/services'
import type { SettingGroup, SettingKind } from '@/domain/settings'
import type { GlassItemType, StockOrderStatus } from '@/domain/stock'
import type { Appointment, IssueKind } from '@/domain/technicianDay'
import type { TechnicianStatus } from '@/domain/technicians'
import type {
  ClaimsRow,
  InvitationMailRow,
  InvitationRow,
  PriceRow,
  PublishRow,
  SavedGroupRow,
  SetupCodeRow,
  ShopRow,
} from './ownerRows'
import type { WaitingRow } from './waiting'
import type { Wire } from './wire'

type Tables = Database['public']['Tables']

// The generated types know a value set as text only. The text that is searched is made when it is needed.
type Row<Table extends keyof Tables, Sets = unknown> = Omit<
  Tables[Table]['Row'],
  'search_text' | keyof Sets
> &
  Sets

type Glass = {
  service_type: ServiceType
  position: GlassPosition
  glass_type: GlassType
  payment_method: PaymentMethod
}

export type QuoteRow = Row<'quotes', Glass & { status: QuoteStatus; time_frame: TimeFrame }>
export type JobRow = Row<
  'jobs',
  Glass & { status: JobStatus; priority: JobPriority; scheduled_time: TimeFrame }
>
export type CustomerRow = Row<'customers', { status: CustomerStatus }>
export type TechnicianRow = Row<
  'technicians',
  {
    duty_status: TechnicianStatus
    /** Where the technician sets out in the morning; '' when it is not known. */
    home_zip: string
  }
>
export type OrderRow = Row<'orders', { status: OrderStatus; payment_status: PaymentStatus }>
type OrderItemRow = Row<'order_items'>
export type GlassRow = Row<'glass_items', { type: GlassItemType }>
export type ProductRow = Row<'products', { category: ProductCategory }>
export type StockOrderRow = Row<'stock_orders', { status: StockOrderStatus }>
type ReportRow = Row<'service_reports'>
export type IssueRow = Row<'job_issues', { kind: IssueKind }>
type PhotoRow = Row<'job_photos'>
export type SettingRow = Row<
  'settings',
  { group_name: SettingGroup; kind: SettingKind; least: number | null; most: number | null }
>
type NotificationRow = Row<'notifications', { kind: NotificationKind }>
export type AuditRow = Row<
  'audit_log',
  { action: HistoryEntry['action']; changes: HistoryEntry['changes'] }
>

/** What a device was answered when its action came the first time. */
type DeviceActionRow = {
  user_id: string
  action: string
  job_id: string
  answer: Wire<Appointment>
}

/** What a form of the office has made. */
export type OfficeCreationRow = {
  user_id: string
  kind: string
  record_id: string
  version: number
  sent: number
}

/** An appointment: what stays the same from the quote on to the job. */
export type AppointmentRow = {
  id: string
  quote_id: string | null
  job_id: string | null
  version: number
  texts_wanted: boolean
  /** False once STOP has ended texts to the number. */
  texts_possible: boolean
  access_note: string
  customer_note: string
  on_the_way_at: string | null
  on_the_way_minutes: number | null
  cancelled_at: string | null
  cancelled_by: 'customer' | 'office' | null
  cancel_reason: string
  created_at: string
}

/** The link to an appointment, by its token. The database keeps a hash only. */
type AppointmentLinkRow = { appointment_id: string; revoked_at: string | null }

/** A message as the office sees it, with what it belongs to. */
export type MessageRow = Wire<Omit<SentMessage, 'createdByName'>> & {
  appointment_id: string | null
  about: string
  version: number
  repeat: number
  created_by: string | null
}

/** What somebody was told when they said yes or no to texts. */
type TextConsentRow = {
  appointment_id: string
  given: boolean
  words: string
  at: string
  source: 'wizard' | 'appointment page' | 'office' | 'STOP' | 'account'
}

/** A photo of the damage that a customer adds. */
type AppointmentPhotoRow = { appointment_id: string; path: string; created_at: string }

/** When a technician works on a weekday (0: Sunday), HH:MM. */
type TechnicianHoursRow = {
  technician_id: string
  weekday: number
  starts: string
  ends: string
}

/** When a technician is away on a day, HH:MM; the whole day is 00:00 to 24:00. */
type AbsenceRow = {
  id: number
  technician_id: string
  day: string
  starts: string
  ends: string
}

/** Who is kept free for a quote or a job as it is, and its place among the visits of its time frame. */
type PlannedRow = { facts: string; place: number; holder: string | null }

/** How a quote came in. */
type SubmissionRow = { quote_id: string; contacts: string[]; created_at: string }

/** A part of a backup's text that is being restored. */
type RestorePartRow = { restore: string; part: number; body: string; sent_by: string }

/** Who has been erased. */
type ErasureRow = {
  customer_made_at: string
  erased_at: string
  quotes: string[]
  account: string | null
}

/**
 * The tables of the business, by their key. Rows are never changed in place: a change puts another row
 * there, so that a copy of the maps is a copy of everything.
 */
export type BusinessTables = {
  quotes: Map<string, QuoteRow>
  jobs: Map<string, JobRow>
  customers: Map<string, CustomerRow>
  technicians: Map<string, TechnicianRow>
  orders: Map<string, OrderRow>
  order_items: Map<number, OrderItemRow>
  glass_items: Map<string, GlassRow>
  products: Map<string, ProductRow>
  stock_orders: Map<number, StockOrderRow>
  /** By the job's id. */
  service_reports: Map<string, ReportRow>
  job_issues: Map<number, IssueRow>
  job_photos: Map<number, PhotoRow>
  /** By the path of the file. */
  photo_removals: Map<string, true>
  settings: Map<string, SettingRow>
  /** One row, under 'true'. */
  api_settings: Map<string, Row<'api_settings'>>
  /** One row, under 'true'. */
  booking_rules: Map<string, Row<'booking_rules', { drive_mph: number; visit_gap: number }>>
  /** By the weekday, 0: Sunday. A day that opens when it closes is closed. */
  business_hours: Map<number, { weekday: number; opens: string; closes: string }>
  /** By the day. */
  closed_days: Map<string, { day: string; name: string }>
  service_rules: Map<string, { service_type: ServiceType; minutes: number; specialty: string }>
  /** By the technician and the weekday. */
  technician_hours: Map<string, TechnicianHoursRow>
  technician_absences: Map<number, AbsenceRow>
  /** By the id of the quote or the job. */
  planned_visits: Map<string, PlannedRow>
  maintenance_windows: Map<number, Row<'maintenance_windows'>>
  backups: Map<number, Row<'backups'>>
  notifications: Map<number, NotificationRow>
  /** By notification and user. */
  notification_reads: Map<string, true>
  audit_log: Map<number, AuditRow>
  /** By idempotency key, like the two that follow. */
  quote_submissions: Map<string, SubmissionRow>
  device_actions: Map<string, DeviceActionRow>
  office_creations: Map<string, OfficeCreationRow>
  /** By the restore and the part. */
  restore_parts: Map<string, RestorePartRow>
  /** By the customer's id. */
  erasures: Map<string, ErasureRow>
  appointments: Map<string, AppointmentRow>
  /** By token. */
  appointment_links: Map<string, AppointmentLinkRow>
  messages: Map<string, MessageRow>
  text_consents: Map<number, TextConsentRow>
  /** By the path of the file. */
  appointment_photos: Map<string, AppointmentPhotoRow>
  /** By idempotency key. */
  waiting_list: Map<string, WaitingRow>
  service_prices: Map<string, PriceRow>
  saved_groups: Map<'public_facts' | 'prices' | 'opening_hours', SavedGroupRow>
  shops: Map<string, ShopRow>
  /** One row, under 'true'. */
  site_claims: Map<string, ClaimsRow>
  /** One row, under 'true', or none. */
  build_hook: Map<string, { url: string }>
  publish_requests: Map<number, PublishRow>
  invitations: Map<string, InvitationRow>
  /** By invitation. */
  invitation_mails: Map<string, InvitationMailRow>
  /** By account: wrong passwords since the last right one, and until when none is tried. */
  lockouts: Map<string, { wrong: number; locked_until: string | null }>
  /** One row, under 'true'. */
  setup_codes: Map<string, SetupCodeRow>
  /** Table → the last number given out. */
  numbers: Map<string, number>
}

export type TableName = keyof BusinessTables
export type RowOf<Table extends TableName> =
  BusinessTables[Table] extends Map<string | number, infer Kept> ? Kept : never

const prefixes: Record<RecordKind, string> = {
  quotes: 'Q',
  jobs: 'J',
  customers: 'C',
  technicians: 'TECH',
  orders: 'ORD',
  glass_items: 'GLASS',
  products: 'PROD',
}

/** Tables with nothing in them. */
export function emptyTables(): BusinessTables {
  return {
    quotes: new Map(),
    jobs: new Map(),
    customers: new Map(),
    technicians: new Map(),
    orders: new Map(),
    order_items: new Map(),
    glass_items: new Map(),
    products: new Map(),
    stock_orders: new Map(),
    service_reports: new Map(),
    job_issues: new Map(),
    job_photos: new Map(),
    photo_removals: new Map(),
    settings: new Map(),
    api_settings: new Map(),
    booking_rules: new Map(),
    business_hours: new Map(),
    closed_days: new Map(),
    service_rules: new Map(),
    technician_hours: new Map(),
    technician_absences: new Map(),
    planned_visits: new Map(),
    maintenance_windows: new Map(),
    backups: new Map(),
    notifications: new Map(),
    notification_reads: new Map(),
    audit_log: new Map(),
    quote_submissions: new Map(),
    device_actions: new Map(),
    office_creations: new Map(),
    restore_parts: new Map(),
    erasures: new Map(),
    appointments: new Map(),
    appointment_links: new Map(),
    messages: new Map(),
    text_consents: new Map(),
    appointment_photos: new Map(),
    waiting_list: new Map(),
    service_prices: new Map(),
    saved_groups: new Map(),
    shops: new Map(),
    site_claims: new Map(),
    build_hook: new Map(),
    publish_requests: new Map(),
    invitations: new Map(),
    invitation_mails: new Map(),
    lockouts: new Map(),
    setup_codes: new Map(),
    numbers: new Map(),
  }
}

/** A copy that changes to the first do not reach. */
export function copyTables(tables: BusinessTables): BusinessTables {
  const copy = emptyTables()
  for (const name of Object.keys(tables) as TableName[]) {
    for (const [key, row] of tables[name] as Map<never, never>) {
      ;(copy[name] as Map<unknown, unknown>).set(key, row)
    }
  }
  return copy
}

/** The next number of a table whose ids are numbers. */
export function nextNumber(tables: BusinessTables, table: string): number {
  const next = (tables.numbers.get(table) ?? 0) + 1
  tables.numbers.set(table, next)
  return next
}

/** The next public id of a kind of record: J-001. It keeps growing past three digits. */
export function nextPublicId(tables: BusinessTables, kind: RecordKind): string {
  return `${prefixes[kind]}-${String(nextNumber(tables, kind)).padStart(3, '0')}`
}
