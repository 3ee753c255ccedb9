import { atom, type Getter, type Setter } from 'jotai'
import type { DataFailure } from '@/domain/failures'
import { isEmptyDraft, quoteAnswers, type QuoteDraft } from '@/domain/quoteDraft'
import { quoteFieldNames } from '@/domain/quoteFields'
import type { WaitingEntry } from '@/domain/waitingList'
import { waitingGatewayAtom } from '../waitingGateway'
import { refreshAvailabilityAtom } from './quoteAvailability'
import { changeQuote, quoteStateAtom, quoteStorageAtom } from './quoteState'
import { forgetWaitAtom } from './waitingList'

/**
 * What became of the link of a mail to somebody who waited. `asks`: another draft is in this browser. `left` also when
 * the list had been left before; `leaving` and `leave_failed` keep what was restored.
 */
export type WaitingLinkView =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'asks'; day: string }
  | { status: 'restored' | 'leaving' | 'leave_failed' | 'kept' | 'left'; day: string }
  | { status: 'ended' }
  | { status: 'failed'; failure: DataFailure }

const viewAtom = atom<WaitingLinkView>({ status: 'none' })
/** The token of the link; in memory alone. */
const linkAtom = atom('')
const entryAtom = atom<WaitingEntry | null>(null)

/** The link's view. Setting it pins it. */
export const waitingLinkViewAtom = atom(
  (get) => get(viewAtom),
  (_get, set, view: WaitingLinkView) => set(viewAtom, view),
)

/** Reads what a link brings back, and puts it into the wizard unless another draft is there. */
export const openWaitingLinkAtom = atom(null, async (get, set, link?: string) => {
  if (link !== undefined) set(linkAtom, link)
  const asked = get(linkAtom)
  set(viewAtom, { status: 'loading' })
  const outcome = await get(waitingGatewayAtom).entry(asked)
  // Another link may have been opened meanwhile.
  if (get(linkAtom) !== asked) return
  if (!outcome.ok) return set(viewAtom, { status: 'failed', failure: outcome.failure })
  const entry = outcome.value
  if (!entry) return set(viewAtom, { status: 'ended' })
  set(entryAtom, entry)
  const { draft, bookingKey } = get(quoteStateAtom)
  const isOther = bookingKey !== null || !(isEmptyDraft(draft) || isSame(draft, entry.draft))
  if (isOther) set(viewAtom, { status: 'asks', day: entry.day })
  else restore(get, set, entry)
})

/** Puts what the link brings back in place of the draft that is there. */
export const takeWaitingDraftAtom = atom(null, (get, set) => {
  const entry = get(entryAtom)
  if (entry) restore(get, set, entry)
})

/** Leaves the draft as it is; the day is shown all the same. */
export const keepOwnDraftAtom = atom(null, (get, set) => {
  const entry = get(entryAtom)
  if (!entry) return
  showDay(get, set, get(quoteStateAtom).draft, entry.day)
  set(viewAtom, { status: 'kept', day: entry.day })
})

/** Leaves the waiting list. */
export const leaveWaitingListAtom = atom(null, async (get, set) => {
  const view = get(viewAtom)
  if (!('day' in view) || view.status === 'leaving') return
  const { day } = view
  set(viewAtom, { status: 'leaving', day })
  const outcome = await get(waitingGatewayAtom).leave(get(linkAtom))
  if (outcome.ok) set(forgetWaitAtom, day)
  set(viewAtom, { status: outcome.ok ? 'left' : 'leave_failed', day })
})

function restore(get: Getter, set: Setter, { draft, day }: WaitingEntry) {
  get(quoteStorageAtom).writeConfirmation(null)
  changeQuote(get, set, { bookingKey: null, resumedOn: null, booked: null })
  showDay(get, set, draft, day)
  set(viewAtom, { status: 'restored', day })
}

function showDay(get: Getter, set: Setter, draft: QuoteDraft, day: string) {
  changeQuote(get, set, {
    draft: {
      ...draft,
      currentStep: 5,
      appointmentDetails: { ...draft.appointmentDetails, date: day, timeFrame: '' },
    },
  })
  set(refreshAvailabilityAtom)
}

/** True when two drafts have the same answers but for day and time. */
function isSame(one: QuoteDraft, other: QuoteDraft): boolean {
  const [a, b] = [quoteAnswers(one), quoteAnswers(other)]
  return quoteFieldNames.every(
    (field) => field === 'date' || field === 'timeFrame' || a[field] === b[field],
  )
}
