import { atom } from 'jotai'
import { priceOf, type StoredGlassType } from '@/domain/prices'
import {
  isEmptyDraft,
  mergeQuoteSection,
  overlayDraft,
  withTodaysPrice,
  type QuoteDraft,
  type QuotePatch,
  type QuoteSection,
} from '@/domain/quoteDraft'
import type { QuoteStep } from '@/domain/quoteFields'
import type { GlassPosition, ServiceType } from '@/domain/services'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { bookedQuoteOf } from './bookedQuote'
import { priceChangeAtom } from './quotePrices'
import type { BookedRecord } from './quoteStorage'
import {
  changeQuote,
  pastDraft,
  quoteStateAtom,
  quoteStorageAtom,
  type BookedQuote,
  type QuoteState,
} from './quoteState'

/** What the steps show: nothing yet, or the draft as far as it has been answered. */
export type QuoteView = { status: 'loading' } | { status: 'ready'; draft: QuoteDraft }

/** The steps' view. Setting it pins it: stories and tests start from a draft without any memory. */
export const quoteViewAtom = atom(
  (get): QuoteView => {
    const { isLoaded, isDrawnEmpty, draft } = get(quoteStateAtom)
    return isLoaded || isDrawnEmpty ? { status: 'ready', draft } : { status: 'loading' }
  },
  (get, set, view: QuoteView) => {
    const state = get(quoteStateAtom)
    set(
      quoteStateAtom,
      view.status === 'ready'
        ? { ...state, draft: view.draft, isLoaded: true }
        : { ...state, isLoaded: false, isDrawnEmpty: false },
    )
  },
)

/** The draft as it stands; empty before the memory has been read. */
export const quoteDraftAtom = atom((get) => get(quoteStateAtom).draft)

/** The confirmed quote, also after a reload; null while there is none. Setting it pins it. */
export const bookedQuoteAtom = atom(
  (get) => get(quoteStateAtom).booked,
  (get, set, booked: BookedQuote | null) =>
    set(quoteStateAtom, { ...get(quoteStateAtom), isLoaded: true, booked }),
)

/** The step that says that the draft was begun earlier, or in another tab (see `QuoteState`). Setting it pins it. */
export const resumedOnAtom = atom(
  (get) => get(quoteStateAtom).resumedOn,
  (get, set, resumedOn: QuoteState['resumedOn']) =>
    set(quoteStateAtom, { ...get(quoteStateAtom), resumedOn }),
)

/** Lets the steps show an empty draft before the memory is read, as a page does that is drawn beforehand. */
export const expectNoDraftAtom = atom(null, (get, set) => {
  set(quoteStateAtom, { ...get(quoteStateAtom), isDrawnEmpty: true })
})

/** True while the page on screen is the one that was drawn beforehand for a visitor without a draft. */
export const isDrawnEmptyAtom = atom((get) => get(quoteStateAtom).isDrawnEmpty)

/**
 * Reads the browser's memory, once; not before a page that was drawn beforehand is hydrated.
 */
export const loadQuoteAtom = atom(null, (get, set) => {
  const state = get(quoteStateAtom)
  if (state.isLoaded) return
  const storage = get(quoteStorageAtom)
  const now = new Date()
  const record = storage.readDraft(now)
  const loaded: Partial<QuoteState> = record
    ? {
        draft: overlayDraft(record.draft, state.draft),
        bookingKey: record.bookingKey,
        resumedOn: record.isResumed ? 'any' : null,
        isDrawnEmpty: false,
      }
    : {}
  // Looking at a draft does not renew it; what was typed meanwhile has to be kept.
  if (isEmptyDraft(state.draft)) {
    const booked = storage.readConfirmation()
    const isDrawnEmpty = state.isDrawnEmpty && booked === null
    set(quoteStateAtom, { ...state, isDrawnEmpty, ...loaded, isLoaded: true, booked })
    const elsewhere = record && storage.readBooked(now)
    if (elsewhere) set(followBookingAtom, elsewhere)
  } else {
    storage.writeConfirmation(null)
    changeQuote(get, set, { ...loaded, isLoaded: true })
  }
})

/**
 * Takes over the booking that another tab made under this draft's key, which both had sent without an
 * answer. Nothing else that another tab does changes this one; where the latest draft of the browser has gone
 * with it, this tab's takes its place.
 */
export const followBookingAtom = atom(null, (get, set, record: BookedRecord | null) => {
  const state = get(quoteStateAtom)
  const storage = get(quoteStorageAtom)
  if (!state.isLoaded) return
  if (!record || record.bookingKey !== state.bookingKey) return storage.shareDraft(new Date())
  const booked = bookedQuoteOf(state.draft, record.confirmation)
  storage.writeConfirmation(booked)
  storage.emptyDraft(new Date())
  set(quoteStateAtom, { ...state, ...pastDraft, booked })
})

/** Merges part of a section into the draft, as it is typed or chosen. A confirmed quote is then past. */
export const mergeQuoteAtom = atom(
  null,
  <Section extends QuoteSection>(
    get: Parameters<typeof changeQuote>[0],
    set: Parameters<typeof changeQuote>[1],
    section: Section,
    patch: QuotePatch<Section>,
  ) => {
    const { draft, booked } = get(quoteStateAtom)
    if (booked) get(quoteStorageAtom).writeConfirmation(null)
    const merged = mergeQuoteSection(draft, section, patch)
    // What is chosen is chosen at today's price; anything else that is typed changes no price.
    const isChoice = section === 'serviceSelection' || section === 'glassSelection'
    const { prices } = get(siteSettingsAtom)
    const next = isChoice ? withTodaysPrice(merged, prices) : merged
    if (isChoice) set(priceChangeAtom, null)
    changeQuote(get, set, { draft: next, booked: null })
  },
)

/** Step 2: stores the service. */
export const chooseServiceAtom = atom(null, (_get, set, serviceType: ServiceType) =>
  set(mergeQuoteAtom, 'serviceSelection', { serviceType }),
)

/** Step 3: stores the position. */
export const choosePositionAtom = atom(null, (_get, set, position: GlassPosition) =>
  set(mergeQuoteAtom, 'glassPosition', { position }),
)

/** Step 4: stores the glass type and its price; before a service is chosen, the price that every service has. */
export const chooseGlassAtom = atom(null, (get, set, glassType: StoredGlassType) =>
  set(mergeQuoteAtom, 'glassSelection', {
    glassType,
    price: priceOf(get(siteSettingsAtom).prices, 'windshield', glassType) ?? 0,
  }),
)

/** Sets the step that is open. */
export const setQuoteStepAtom = atom(null, (get, set, currentStep: QuoteStep) => {
  const state = get(quoteStateAtom)
  const isSaidHere = state.resumedOn === 'any' || state.resumedOn === currentStep
  const resumedOn = isSaidHere ? currentStep : null
  if (state.draft.currentStep === currentStep) set(quoteStateAtom, { ...state, resumedOn })
  else changeQuote(get, set, { draft: { ...state.draft, currentStep }, resumedOn })
})

/** Back to the empty state with step 1, with nothing kept: the next answer begins another quote. */
export const resetQuoteAtom = atom(null, (get, set) => {
  const state = get(quoteStateAtom)
  get(quoteStorageAtom).clear(new Date())
  get(quoteStorageAtom).writeConfirmation(null)
  set(quoteStateAtom, { ...state, ...pastDraft, booked: null })
})
