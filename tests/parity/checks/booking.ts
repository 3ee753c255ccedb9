import { addDays } from '@/domain/businessTime'
import { buildQuoteDraft, nextOpenDay, type QuoteDraftOverrides } from '@mocks/fixtures/quotes'
import { observeResponse, observeRest, type Observation } from '../observe'
import { callRest, clientOf, freshKey, type Target } from '../target'

/** The function that books. */
export const path = '/rpc/submit_quote'

let caller = 0

/** A phone, a mailbox and a network address of one's own, for the limits. */
export function contact() {
  caller += 1
  const number = String(caller).padStart(4, '0')
  return {
    phoneNumber: `(555) 010-${number}`,
    email: `caller-${number}@example.com`,
    address: `198.51.100.${caller % 250}`,
  }
}

/** A draft that can be booked, from a contact. */
export function draftOf(from: ReturnType<typeof contact>, overrides: QuoteDraftOverrides = {}) {
  const { vehicleInfo, appointmentDetails, ...rest } = overrides
  return buildQuoteDraft({
    ...rest,
    vehicleInfo: { phoneNumber: from.phoneNumber, ...vehicleInfo },
    appointmentDetails: {
      ...appointmentDetails,
      customerInfo: { email: from.email, ...appointmentDetails?.customerInfo },
    },
  })
}

/** Books, and says what came of it. */
export async function submit(
  target: Target,
  overrides: QuoteDraftOverrides = {},
  honeypot = '',
): Promise<Observation> {
  const from = contact()
  const body = { draft: draftOf(from, overrides), idempotency_key: freshKey(), honeypot }
  return observeResponse(await callRest(target, path, { body, address: from.address }))
}

/** What was wrong with the draft, in the order that the server says it. */
export async function problems(target: Target, draft: unknown): Promise<Observation> {
  const client = clientOf(target, contact().address)
  const result = await client.rpc('submit_quote', {
    draft,
    idempotency_key: freshKey(),
    honeypot: '',
  })
  return { ...observeRest(result), problems: problemsIn(result.error?.details) }
}

function problemsIn(details: unknown): string {
  if (typeof details !== 'string' || !details.startsWith('[')) return 'none'
  const listed = JSON.parse(details) as { field: string; problem: string }[]
  return listed.map(({ field, problem }) => `${field} ${problem}`).join(', ')
}

/** What a call that works must give. */
export const booked = { status: 200 }
/** What a draft with mistakes must give. */
export const invalid = { status: 422, code: 'PT422' }

/** A Wednesday some weeks out, at most four, on which all frames are open. */
export const day = (weeks: number) => addDays(nextOpenDay(), weeks * 7)
