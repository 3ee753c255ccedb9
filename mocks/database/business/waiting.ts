import { addDays } from '@/domain/businessTime'
import { checkQuote } from '@/domain/quoteChecks'
import { quoteAnswers, readQuoteDraft, type QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteFieldError } from '@/domain/quoteSubmission'
import { isServiceType } from '@/domain/services'
import { isBlank } from '@/domain/text'
import { buildWaitingEntry, sampleWaitingLink } from '../../fixtures/waiting'
import { bookingRules } from './bookingRules'
import { nowOf, nowText, todayOf, type Context } from './context'
import { forPeople, type DatabaseFunctions } from './functions'
import { Refusal, refuse } from './refusal'
import type { BusinessTables } from './tables'

/** Somebody who waits for a time on a full day. */
export type WaitingRow = {
  day: string
  service_type: string
  zip_code: string
  email: string
  draft: QuoteDraft
  /** The database keeps a hash only; null before they were told. */
  link: string | null
  created_at: string
  told_at: string | null
  ended_at: string | null
}

type Join = {
  draft: unknown
  day: string | null
  idempotency_key: string | null
  honeypot: string | null
}

/** Who books a day waits for it no longer. */
export function endWaiting(context: Context, email: string, day: string): void {
  const address = email.toLowerCase()
  for (const [key, row] of context.tables.waiting_list) {
    if (address === '' || row.email.toLowerCase() !== address) continue
    if (row.day !== day || row.ended_at !== null) continue
    context.tables.waiting_list.set(key, { ...row, ended_at: nowText(context) })
  }
}

function problemsOf(context: Context, draft: unknown, day: string | null): QuoteFieldError[] {
  const ahead = bookingRules(context.tables).days_ahead
  const problems = checkQuote(draft, new Date(nowOf(context)), ahead).filter(
    ({ field, problem }) =>
      (problem === 'invalid' || problem === 'too_long') &&
      field !== 'date' &&
      field !== 'timeFrame',
  )
  const { email } = quoteAnswers(draft)
  if (email !== null && isBlank(email)) problems.push({ field: 'email', problem: 'required' })
  const today = todayOf(context)
  if (day === null) problems.push({ field: 'date', problem: 'required' })
  else if (day < today) problems.push({ field: 'date', problem: 'in_the_past' })
  else if (day > addDays(today, ahead)) problems.push({ field: 'date', problem: 'too_far_ahead' })
  return problems
}

function join(context: Context, { draft, day, idempotency_key, honeypot }: Join) {
  const { tables, database } = context
  if (honeypot?.trim()) {
    throw new Refusal({
      status: 403,
      code: 'PT403',
      message: 'refused',
      hint: 'This request was not accepted.',
    })
  }
  const problems = problemsOf(context, draft, day)
  if (problems.length > 0 || day === null || idempotency_key === null) {
    refuse('PT422', 'invalid', problems, 'Some details are missing or cannot be right.')
  }
  const { email, serviceType, zipCode } = quoteAnswers(draft)
  const service = isServiceType(serviceType) ? serviceType : ''
  const address = (email ?? '').toLowerCase()
  const rows = [...tables.waiting_list.values()]
  const known = rows.some(
    (row) =>
      row.email.toLowerCase() === address &&
      row.day === day &&
      row.service_type === service &&
      row.told_at === null &&
      row.ended_at === null,
  )
  if (known || tables.waiting_list.has(idempotency_key)) return { day }
  const since = nowOf(context) - database.settings.quoteLimit.perMs
  const recent = rows.filter(
    (row) => row.email.toLowerCase() === address && Date.parse(row.created_at) > since,
  )
  if (recent.length >= bookingRules(tables).limit_per_contact) {
    refuse(
      'PT429',
      'rate_limited',
      null,
      'Too many requests in a short time. Please try again in an hour, or call us.',
    )
  }
  const kept = readQuoteDraft(draft)
  if (!kept) throw new Error('A draft without problems is one.')
  tables.waiting_list.set(idempotency_key, {
    day,
    service_type: service,
    zip_code: zipCode ?? '',
    email: email ?? '',
    draft: kept,
    link: null,
    created_at: nowText(context),
    told_at: null,
    ended_at: null,
  })
  return { day }
}

/** The entry that a link leads to, with its key. */
function behind({ tables }: Context, link: string | null) {
  return [...tables.waiting_list].find(([, row]) => row.link !== null && row.link === link)
}

function entry(context: Context, { link }: { link: string | null }) {
  const row = behind(context, link)?.[1]
  if (!row || row.ended_at !== null || row.day < todayOf(context)) return null
  return { day: row.day, draft: row.draft }
}

function leave(context: Context, { link }: { link: string | null }) {
  const found = behind(context, link)
  if (!found) return null
  const [key, row] = found
  const ended_at = row.ended_at ?? nowText(context)
  context.tables.waiting_list.set(key, { ...row, ended_at })
  return { day: row.day }
}

/** Somebody of the sample business who has been told. */
export function seedWaiting(tables: BusinessTables, now: Date): void {
  const { day, draft } = buildWaitingEntry()
  tables.waiting_list.set('b0000000-0000-4000-8000-000000000001', {
    day,
    draft,
    service_type: draft.serviceSelection.serviceType,
    zip_code: draft.vehicleInfo.zipCode,
    email: draft.appointmentDetails.customerInfo.email,
    link: sampleWaitingLink,
    created_at: now.toISOString(),
    told_at: now.toISOString(),
    ended_at: null,
  })
}

/** The entries with one of these e-mail addresses: those of a customer. */
export function waitingOf(tables: BusinessTables, ...given: (string | string[])[]): WaitingRow[] {
  const addresses = given.flat().map((email) => email.toLowerCase())
  return [...tables.waiting_list.values()].filter(({ email }) =>
    addresses.includes(email.toLowerCase()),
  )
}

/** The functions of the waiting list, open to everybody. */
export const waitingFunctions = {
  join_waiting_list: forPeople(
    { draft: 'jsonb', day: 'date', idempotency_key: 'uuid', honeypot: 'text?' },
    join,
  ),
  waiting_entry: forPeople({ link: 'text' }, entry),
  leave_waiting_list: forPeople({ link: 'text' }, leave),
} satisfies DatabaseFunctions
