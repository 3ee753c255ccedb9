import type { QuoteConfirmation, QuoteFieldError } from '@/domain/quoteSubmission'
import type { BusinessDatabase, Caller } from '../businessDatabase'

type BookingOptions = { caller?: Caller; key?: string; honeypot?: string }

function argumentsOf(draft: unknown, options: BookingOptions) {
  return {
    draft: JSON.stringify(draft),
    idempotency_key: options.key ?? crypto.randomUUID(),
    honeypot: options.honeypot ?? '',
  }
}

/** Books a draft, as a visitor unless told otherwise. Throws what PostgreSQL raised. */
export function book(
  business: BusinessDatabase,
  draft: unknown,
  options: BookingOptions = {},
): Promise<QuoteConfirmation> {
  return business.call(options.caller ?? 'anon', 'submit_quote', argumentsOf(draft, options))
}

/** What a booking is refused with. Throws when it is not refused. */
export function bookingRefusal(
  business: BusinessDatabase,
  draft: unknown,
  options: BookingOptions = {},
) {
  return business.refusal(options.caller ?? 'anon', 'submit_quote', argumentsOf(draft, options))
}

/** The fields a draft is refused for. Throws when it is booked, or refused for another reason. */
export async function problemsOf(
  business: BusinessDatabase,
  draft: unknown,
): Promise<QuoteFieldError[]> {
  const refusal = await bookingRefusal(business, draft)
  if (refusal.code !== 'PT422') throw new Error(`Refused with ${refusal.code} ${refusal.message}`)
  return JSON.parse(refusal.detail ?? '') as QuoteFieldError[]
}

/** Takes away every booking, so that a test starts with free seats and no limits used up. */
export async function clearBookings(business: BusinessDatabase): Promise<void> {
  await business.exec('delete from public.quotes')
}
