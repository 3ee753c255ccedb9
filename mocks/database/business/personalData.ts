import { phoneDigits } from '@/domain/phone'
import type { AccountFate, ErasurePlan, QuoteMatch } from '@/domain/personalData'
import { businessToday } from '@/domain/businessTime'
import { todayOf, type Context } from './context'
import { customerOfQuote } from './quotes'
import { openJobsOf } from './records'
import type { CustomerRow, QuoteRow } from './tables'
import type { Wire } from './wire'

/** How long the record of a repair has to be kept (16 CCR 3358), years. */
const repairRecordYears = 3

/** The account of a customer: the one they are tied to, else the one with their confirmed address. */
export function accountOf({ database, tables }: Context, customer: CustomerRow): string | null {
  if (customer.user_id) return customer.user_id
  const email = customer.email.toLowerCase()
  const tied = new Set([...tables.customers.values()].map(({ user_id }) => user_id))
  const account = [...database.users.values()].find(
    ({ user }) =>
      email !== '' &&
      user.email?.toLowerCase() === email &&
      user.email_confirmed_at &&
      !tied.has(user.id),
  )
  return account?.user.id ?? null
}

/** What erasing does to an account: one with which somebody works here stays. */
export function fateOf({ database, tables }: Context, account: string | null): AccountFate {
  if (account === null) return 'none'
  const isCustomers = database.profiles.get(account)?.role === 'customer'
  const isStaff = [...tables.technicians.values()].some(({ user_id }) => user_id === account)
  return isCustomers && !isStaff ? 'deleted' : 'unlinked'
}

type Match = QuoteMatch | 'job' | 'unsure'

function matchOf(
  context: Context,
  customer: CustomerRow,
  account: string | null,
  quote: QuoteRow,
): Match | null {
  const job = [...context.tables.jobs.values()].find(({ quote_id }) => quote_id === quote.id)
  if (job) return job.customer_id === customer.id ? 'job' : null
  const email = quote.email.toLowerCase()
  const isAccounts = account !== null && quote.user_id === account
  const hasEmail = email !== '' && email === customer.email.toLowerCase()
  const phone = phoneDigits(customer.phone)
  const hasPhone = phone !== null && phoneDigits(quote.phone_number) === phone
  if (!isAccounts && !hasEmail && !hasPhone) return null
  if ((customerOfQuote(context, quote) ?? customer.id) !== customer.id) return null
  if (isAccounts) return 'account'
  if (hasEmail) return 'email'
  const name = `${quote.first_name} ${quote.last_name}`.trim().toLowerCase()
  const isLikely = email === '' || customer.email === '' || name === customer.name.toLowerCase()
  return isLikely ? 'phone' : 'unsure'
}

/** The quotes of a customer, and by what they are theirs. */
export function quotesOf(
  context: Context,
  customer: CustomerRow,
): { quote: QuoteRow; by: Match }[] {
  const account = accountOf(context, customer)
  return [...context.tables.quotes.values()].flatMap((quote) => {
    const by = matchOf(context, customer, account, quote)
    return by ? [{ quote, by }] : []
  })
}

/** The jobs and orders of a customer, each with the day until which it has to be kept. */
export function keptRecords({ tables }: Context, customerId: string) {
  const latest = (...days: (string | null | undefined)[]) =>
    days.filter(Boolean).sort().at(-1) ?? ''
  const dayOfInstant = (at: string | null) => (at === null ? null : businessToday(new Date(at)))
  const invoices = [...tables.orders.values()].map((order) => ({
    order,
    day: latest(order.order_date, dayOfInstant(order.paid_at)),
  }))
  const work = new Map(
    [...tables.jobs.values()]
      .filter(({ customer_id }) => customer_id === customerId)
      .map((job) => [
        job.id,
        latest(
          dayOfInstant(job.completed_at) ?? job.scheduled_date,
          ...invoices.filter(({ order }) => order.job_id === job.id).map(({ day }) => day),
        ),
      ]),
  )
  return [
    ...[...work].map(([id, day]) => ({ kind: 'jobs', id, until: yearsLater(day) })),
    ...invoices
      .filter(({ order }) => order.customer_id === customerId)
      .map(({ order, day }) => ({
        kind: 'orders',
        id: order.id,
        until: yearsLater(work.get(order.job_id ?? '') ?? day),
      })),
  ].sort(
    (one, other) =>
      one.kind.localeCompare(other.kind) ||
      one.until.localeCompare(other.until) ||
      (one.id < other.id ? -1 : 1),
  )
}

function yearsLater(day: string): string {
  const year = Number(day.slice(0, 4)) + repairRecordYears
  const isLeapDay = day.endsWith('-02-29')
  return `${year}${isLeapDay ? '-02-28' : day.slice(4)}`
}

/** What erasing a customer would do. */
export function erasurePlan(context: Context, customer: CustomerRow): Wire<ErasurePlan> {
  const { tables } = context
  const today = todayOf(context)
  const records = keptRecords(context, customer.id)
  const quotes = quotesOf(context, customer).sort((one, other) =>
    one.quote.id < other.quote.id ? -1 : 1,
  )
  const jobs = new Set(records.filter(({ kind }) => kind === 'jobs').map(({ id }) => id))
  const over = records.filter(({ until }) => until <= today)
  const backups = [...tables.backups.values()].map(({ made_at }) => made_at)
  return {
    kept_years: repairRecordYears,
    erased_at: tables.erasures.get(customer.id)?.erased_at ?? null,
    open_jobs: openJobsOf(context, customer.id),
    kept: records.filter(({ until }) => until > today).map(({ id, until }) => ({ id, until })),
    over: over
      .toSorted((one, other) => one.kind.localeCompare(other.kind) || (one.id < other.id ? -1 : 1))
      .map(({ id }) => id),
    quotes: quotes.flatMap(({ quote, by }) =>
      by === 'job' || by === 'unsure' ? [] : [{ id: quote.id, matched_by: by }],
    ),
    unsure: quotes.filter(({ by }) => by === 'unsure').map(({ quote }) => quote.id),
    photos: [...tables.job_photos.values()].filter(({ job_id }) => jobs.has(job_id)).length,
    account: fateOf(context, accountOf(context, customer)),
    last_backup_at:
      backups.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null,
  }
}
