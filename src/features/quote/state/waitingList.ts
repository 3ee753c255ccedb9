import { atom, type Getter, type Setter } from 'jotai'
import { isEmail } from '@/domain/email'
import { newIdempotencyKey } from '@/domain/idempotencyKey'
import { businessToday } from '@/domain/businessTime'
import type { QuoteFailure, QuoteFieldError } from '@/domain/quoteSubmission'
import { waitingGatewayAtom } from '../waitingGateway'
import { quoteStateAtom } from './quoteState'
import { readWaitedDays, writeWaitedDays, type WaitedDay } from './waitingStorage'

/**
 * How far joining the waiting list is. `failed` counts the failures so far, so that each one can be announced.
 */
export type WaitingView =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'joined'; day: string; email: string }
  | { status: 'failed'; failure: QuoteFailure; count: number }

const viewAtom = atom<WaitingView>({ status: 'idle' })
const countAtom = atom(0)

/** The progress of joining. Setting it pins it. */
export const waitingViewAtom = atom(
  (get) => get(viewAtom),
  (_get, set, view: WaitingView) => set(viewAtom, view),
)

const knownDaysAtom = atom<WaitedDay[] | null>(null)

/** The days for which this browser waits. Setting it pins it. */
export const waitedDaysAtom = atom(
  (get) => get(knownDaysAtom) ?? readWaitedDays(businessToday(new Date())),
  (_get, set, days: WaitedDay[]) => set(knownDaysAtom, days),
)

/** The key of a wish: what is wished for, and the key that it is sent under until there is an answer. */
const wishAtom = atom({ wish: '', key: '' })

/**
 * Puts the draft's e-mail address in line for a day. While it is being sent another call does nothing.
 * @param day YYYY-MM-DD; empty when none is chosen
 * @param honeypot what stands in the field that no person sees
 */
export const joinWaitingListAtom = atom(null, async (get, set, day: string, honeypot: string) => {
  if (get(viewAtom).status === 'sending') return
  const { draft } = get(quoteStateAtom)
  const { serviceType } = draft.serviceSelection
  const email = draft.appointmentDetails.customerInfo.email.trim()
  const errors = problemsOf(day, email)
  if (errors.length > 0) return fail(get, set, { kind: 'invalid', errors })

  set(viewAtom, { status: 'sending' })
  const wish = JSON.stringify([day, serviceType, email])
  if (get(wishAtom).wish !== wish) set(wishAtom, { wish, key: newIdempotencyKey() })
  const outcome = await get(waitingGatewayAtom).join({
    draft,
    day,
    idempotencyKey: get(wishAtom).key,
    honeypot,
  })
  if (!outcome.ok) return fail(get, set, outcome.failure)
  set(wishAtom, { wish: '', key: '' })
  const others = get(waitedDaysAtom).filter((one) => !isWait(one, day, serviceType))
  const waited = [...others, { day, serviceType }]
  set(knownDaysAtom, waited)
  writeWaitedDays(waited)
  set(viewAtom, { status: 'joined', day, email })
})

/** True when this browser waits for that day with that service. */
export function isWait(waited: WaitedDay, day: string, serviceType: string): boolean {
  return waited.day === day && waited.serviceType === serviceType
}

/** Forgets that this browser waits for a day: the list was left, or the wait has come to its end. */
export const forgetWaitAtom = atom(null, (get, set, day: string) => {
  const left = get(waitedDaysAtom).filter((one) => one.day !== day)
  set(knownDaysAtom, left)
  writeWaitedDays(left)
  set(viewAtom, { status: 'idle' })
})

function problemsOf(day: string, email: string): QuoteFieldError[] {
  const errors: QuoteFieldError[] = []
  if (day === '') errors.push({ field: 'date', problem: 'required' })
  if (email === '') errors.push({ field: 'email', problem: 'required' })
  else if (!isEmail(email)) errors.push({ field: 'email', problem: 'invalid' })
  return errors
}

function fail(get: Getter, set: Setter, failure: QuoteFailure) {
  const count = get(countAtom) + 1
  set(countAtom, count)
  set(viewAtom, { status: 'failed', failure, count })
}
