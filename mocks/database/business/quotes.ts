import { hasFrameBegun, type TimeFrame } from '@/domain/appointments'
import { isEmail } from '@/domain/email'
import { columnOf } from '@/domain/fields'
import { phoneDigits } from '@/domain/phone'
import { quoteFields } from '@/domain/quoteFields'
import { isQuoteExpired, nextQuoteStatuses, type QuoteStatus } from '@/domain/quoteWorkflow'
import { searchForm } from '@/domain/text'
import { visitOfQuote } from './capacity/visits'
import { isStaffed } from './capacity/windows'
import { checkedFields, withoutOverbook } from './checkedFields'
import { nowOf, nowText, todayOf, type Context } from './context'
import { saveOnce } from './forms'
import { forAdmins, type DatabaseFunctions } from './functions'
import { priceOf } from './prices'
import { refuse, refuseField, refuseMissing, refuseStale } from './refusal'
import { insertRow, present, updateRow } from './rows'
import { checkAppointment, checkPosition, takeSeat } from './seats'
import { nextPublicId, type QuoteRow } from './tables'
import { recordOf } from './views'
import { writeRecord } from './writeRecord'

const offered = Object.entries(quoteFields).map(([name, field]) => columnOf(name, field))

/** A quote that is still open, in the version that the caller saw. */
function openQuote({ tables }: Context, id: string | null, version: number | null): QuoteRow {
  const quote = tables.quotes.get(id ?? '')
  if (!quote || quote.deleted_at !== null) refuseMissing('This quote is gone.')
  if (quote.status === 'Scheduled') {
    const job = [...tables.jobs.values()].find(({ quote_id }) => quote_id === id)
    refuse(
      'PT409',
      'already_converted',
      { job_id: job?.id ?? null },
      'This quote has already become a job.',
    )
  }
  if (quote.version !== version) refuseStale(quote.version, 'this quote')
  return quote
}

function saveQuote(context: Context, id: string | null, version: number | null, fields: unknown) {
  const stored = id === null ? null : openQuote(context, id, version)
  const { rest, overbook } = withoutOverbook(fields)
  const given = checkedFields('quotes', rest, offered)
  if ((given.price ?? null) === null) delete given.price
  const wanted: Partial<QuoteRow> = { ...stored, ...given }
  const isOtherWork =
    wanted.glass_type !== stored?.glass_type || wanted.service_type !== stored?.service_type
  if (isOtherWork) {
    const price = priceOf(context.tables, wanted.service_type, wanted.glass_type)
    if (price === undefined) refuseField('glass_type', 'not_offered')
    if (!('price' in given)) given.price = price
  }
  checkPosition(wanted.service_type, wanted.position)
  const hasEmail = isEmail(wanted.email ?? '')
  if (phoneDigits(wanted.phone_number ?? '') === null && !hasEmail) {
    refuseField('phone_number', 'required')
  }
  const { appointment_date: day, time_frame: frame } = wanted
  const isMoved = day !== stored?.appointment_date || frame !== stored?.time_frame
  if (isMoved) checkAppointment(context, day, frame, ['appointment_date', 'time_frame'])
  // Another service takes longer or asks for another skill, another ZIP is farther away.
  const isOther =
    wanted.service_type !== stored?.service_type || wanted.zip_code !== stored?.zip_code
  const isToCome = String(day) >= todayOf(context)
  if (isMoved || (isOther && isToCome && isStaffed(context.tables))) {
    const visit = visitOfQuote(context.tables, wanted, day ?? '', frame as TimeFrame)
    takeSeat(context, visit, id, overbook)
  }
  if (id === null) given.status = 'New'
  const written = writeRecord(context, 'quotes', id, version, given, [...offered, 'status'])
  return recordOf(context, 'quotes', written)
}

// The same last name, and one first name begins as the other does ("M." and "Maria").
function isNameOf(name: string, { first_name, last_name }: QuoteRow): boolean {
  const whole = searchForm(name).trim()
  const last = searchForm(last_name).trim()
  if (last !== '' && !` ${whole}`.endsWith(` ${last}`)) return false
  const rest = whole.slice(0, whole.length - last.length).replace(/[ .]+$/, '')
  const first = searchForm(first_name).trim().replace(/\.+$/, '')
  return rest.startsWith(first) || first.startsWith(rest)
}

/** Customers with the phone or the e-mail address of a quote; `isSure` when the name fits too. */
function customersLike({ tables }: Context, quote: QuoteRow) {
  const phone = phoneDigits(quote.phone_number)
  const email = quote.email.toLowerCase()
  return present(tables.customers)
    .filter(
      (customer) =>
        (phone !== null && phoneDigits(customer.phone) === phone) ||
        (email !== '' && customer.email.toLowerCase() === email),
    )
    .sort(
      (one, other) =>
        one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id),
    )
    .map((customer) => ({ customer, isSure: isNameOf(customer.name, quote) }))
}

/**
 * The customer of a quote that becomes a job: the account's, else the one that was chosen, else the only one whose
 * name fits; `new` when nobody is like them, null when only a person can tell.
 */
function settledCustomer(context: Context, quote: QuoteRow, chosen: string | null): string | null {
  const own = present(context.tables.customers).find(
    ({ user_id }) => user_id !== null && user_id === quote.user_id,
  )
  if (own) return own.id
  const like = customersLike(context, quote)
  if (chosen !== null) {
    const isOffered = chosen === 'new' || like.some(({ customer }) => customer.id === chosen)
    return isOffered ? chosen : refuseField('customer', 'not_offered')
  }
  const sure = like.filter(({ isSure }) => isSure)
  if (sure.length === 1) return sure[0]?.customer.id ?? null
  return like.length === 0 ? 'new' : null
}

/**
 * The customer a quote belongs to: the account's, else the one with this e-mail, else the one with this phone and
 * this name. People of one household share a phone.
 */
export function customerOfQuote({ tables }: Context, quote: QuoteRow): string | null {
  const phone = phoneDigits(quote.phone_number)
  const email = quote.email.toLowerCase()
  const hasEmail = (customer: { email: string }) =>
    email !== '' && customer.email.toLowerCase() === email
  const isOwn = (customer: { user_id: string | null }) =>
    quote.user_id !== null && customer.user_id === quote.user_id
  const [first] = present(tables.customers)
    .filter(
      (customer) =>
        isOwn(customer) ||
        (phone !== null &&
          phoneDigits(customer.phone) === phone &&
          isNameOf(customer.name, quote)) ||
        hasEmail(customer),
    )
    .sort(
      (one, other) =>
        Number(isOwn(other)) - Number(isOwn(one)) ||
        Number(hasEmail(other)) - Number(hasEmail(one)) ||
        one.created_at.localeCompare(other.created_at),
    )
  return first?.id ?? null
}

function makeCustomer(context: Context, quote: QuoteRow): string {
  const id = nextPublicId(context.tables, 'customers')
  const now = nowText(context)
  insertRow(context, 'customers', id, {
    id,
    user_id: quote.user_id,
    name: `${quote.first_name} ${quote.last_name}`.trim(),
    email: quote.email,
    phone: quote.phone_number,
    address: quote.address,
    status: 'Active',
    join_date: todayOf(context),
    notes: '',
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  })
  return id
}

// An account is tied to a known customer by its confirmed address only: a phone number proves nothing.
function tieAccount(context: Context, customerId: string, quote: QuoteRow): void {
  const customer = context.tables.customers.get(customerId)
  const user = context.database.users.get(quote.user_id ?? '')?.user
  if (
    customer?.user_id === null &&
    user?.email_confirmed_at &&
    user.email?.toLowerCase() === customer.email.toLowerCase()
  ) {
    updateRow(context, 'customers', customerId, { user_id: user.id })
  }
}

function convert(context: Context, quote: QuoteRow, chosen: string | null) {
  if (!nextQuoteStatuses(quote.status).includes('Scheduled')) {
    refuse(
      'PT409',
      'wrong_state',
      { status: quote.status },
      'Confirm the quote with the customer first.',
    )
  }
  if (isQuoteExpired(quote.valid_until, todayOf(context))) {
    refuse(
      'PT409',
      'quote_expired',
      { valid_until: quote.valid_until },
      'The price of this quote no longer holds. Renew the quote first.',
    )
  }
  const { appointment_date } = quote
  if (hasFrameBegun(appointment_date, quote.time_frame, new Date(nowOf(context)))) {
    refuse(
      'PT409',
      'appointment_passed',
      { appointment_date },
      'The appointment has passed. Choose another one first.',
    )
  }
  const settled = settledCustomer(context, quote, chosen)
  if (settled === null) {
    const customers = customersLike(context, quote).map(
      ({ customer: { id, name, phone, email } }) => ({ id, name, phone, email }),
    )
    refuse(
      'PT409',
      'customer_unsure',
      { customers },
      'Somebody else has this phone or e-mail address. Say which customer this is.',
    )
  }
  const known = settled === 'new' ? null : settled
  const customer_id = known ?? makeCustomer(context, quote)
  if (known) tieAccount(context, known, quote)
  const id = nextPublicId(context.tables, 'jobs')
  const now = nowText(context)
  insertRow(context, 'jobs', id, {
    id,
    customer_id,
    quote_id: quote.id,
    technician_id: null,
    service_type: quote.service_type,
    position: quote.position,
    glass_type: quote.glass_type,
    vehicle_year: quote.vehicle_year,
    vehicle_make: quote.vehicle_make,
    vehicle_model: quote.vehicle_model,
    plate: '',
    location: quote.address,
    scheduled_date: quote.appointment_date,
    scheduled_time: quote.time_frame,
    status: 'Scheduled',
    priority: 'Medium',
    amount: quote.price,
    payment_method: quote.payment_method,
    notes: '',
    cancel_reason: null,
    confirmed_at: null,
    started_at: null,
    completed_at: null,
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  })
  updateRow(context, 'quotes', quote.id, { status: 'Scheduled' })
  return { job: recordOf(context, 'jobs', id), customer_id, customer_created: known === null }
}

const versioned = { id: 'text', version: 'integer' } as const

/** The workflow of quotes: New or Guest → Contacted → Confirmed → Scheduled. */
export const quoteFunctions: DatabaseFunctions = {
  save_quote: forAdmins(
    { ...versioned, fields: 'jsonb', idempotency_key: 'uuid?' },
    (context, { fields, ...sent }) =>
      saveOnce(
        context,
        'quotes',
        sent,
        (id, version) => saveQuote(context, id, version, fields),
        (id) => recordOf(context, 'quotes', id),
      ),
  ),
  set_quote_status: forAdmins(
    { ...versioned, status: 'text' },
    (context, { id, version, status }) => {
      const quote = openQuote(context, id, version)
      const isNext = nextQuoteStatuses(quote.status).includes(status as QuoteStatus)
      // A quote is scheduled by converting it.
      if (!isNext || status === 'Scheduled') {
        refuse(
          'PT409',
          'wrong_state',
          { status: quote.status },
          'A quote goes from New or Guest to Contacted, to Confirmed, to Scheduled.',
        )
      }
      updateRow(context, 'quotes', quote.id, { status: status as QuoteStatus })
      return recordOf(context, 'quotes', quote.id)
    },
  ),
  renew_quote: forAdmins(versioned, (context, { id, version }) => {
    const quote = openQuote(context, id, version)
    updateRow(context, 'quotes', quote.id, { quoted_on: todayOf(context) })
    return recordOf(context, 'quotes', quote.id)
  }),
  convert_quote: forAdmins(
    { ...versioned, customer: 'text?' },
    (context, { id, version, customer }) =>
      convert(context, openQuote(context, id, version), customer),
  ),
}
