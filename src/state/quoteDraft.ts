import { atom } from 'jotai'
import { glassPrices, type GlassType } from '@/domain/prices'
import {
  emptyQuoteDraft,
  isEmptyDraft,
  mergeQuoteSection,
  overlayDraft,
  type QuoteDraft,
  type QuotePatch,
  type QuoteSection,
  type QuoteStep,
} from '@/domain/quoteDraft'
import { vehicleName } from '@/domain/quoteProgress'
import type { GlassPosition, ServiceType } from '@/domain/services'
import {
  changeQuote,
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
    const { isLoaded, draft } = get(quoteStateAtom)
    return isLoaded ? { status: 'ready', draft } : { status: 'loading' }
  },
  (get, set, view: QuoteView) => {
    const state = get(quoteStateAtom)
    set(
      quoteStateAtom,
      view.status === 'ready'
        ? { ...state, draft: view.draft, isLoaded: true }
        : { ...state, isLoaded: false },
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

/** Goes up whenever the draft is replaced as a whole. */
export const quoteRevisionAtom = atom((get) => get(quoteStateAtom).revision)

/**
 * Reads the browser's memory, once. Call it after the first render, so that a page that arrives
 * ready-made is taken over without a mismatch.
 */
export const loadQuoteAtom = atom(null, (get, set) => {
  const state = get(quoteStateAtom)
  if (state.isLoaded) return
  const storage = get(quoteStorageAtom)
  const record = storage.read(new Date())
  const loaded: Partial<QuoteState> =
    record?.kind === 'draft'
      ? {
          draft: overlayDraft(record.draft, state.draft),
          bookingKey: record.bookingKey,
          isSent: record.isSent,
          revision: state.revision + 1,
        }
      : {}
  // Looking at a draft does not renew it; what was typed meanwhile has to be kept.
  if (isEmptyDraft(state.draft)) {
    set(quoteStateAtom, { ...state, ...loaded, isLoaded: true, booked: storage.readConfirmation() })
  } else {
    storage.writeConfirmation(null)
    changeQuote(get, set, { ...loaded, isLoaded: true })
  }
})

/**
 * Takes over what another tab did to the draft they share: its answers, or the booking it made of them.
 * A draft cleared elsewhere leaves this one as it is.
 */
export const followOtherTabsAtom = atom(null, (get, set) => {
  const state = get(quoteStateAtom)
  const record = get(quoteStorageAtom).read(new Date())
  if (!state.isLoaded || !record) return
  const revision = state.revision + 1
  if (record.kind === 'draft') {
    const { draft, bookingKey, isSent } = record
    set(quoteStateAtom, { ...state, draft, bookingKey, isSent, revision })
  } else if (record.bookingKey === state.bookingKey) {
    const booked = {
      confirmation: record.confirmation,
      vehicle: vehicleName(state.draft.vehicleInfo),
      address: state.draft.appointmentDetails.customerInfo.address,
      differs: false,
    }
    get(quoteStorageAtom).writeConfirmation(booked)
    const draft = emptyQuoteDraft
    set(quoteStateAtom, { ...state, draft, bookingKey: null, isSent: false, revision, booked })
  }
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
    changeQuote(get, set, { draft: mergeQuoteSection(draft, section, patch), booked: null })
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

/** Step 4: stores the glass type and its price (specification, section 9). */
export const chooseGlassAtom = atom(null, (_get, set, glassType: GlassType) =>
  set(mergeQuoteAtom, 'glassSelection', { glassType, price: glassPrices[glassType] }),
)

/** Sets the step that is open. */
export const setQuoteStepAtom = atom(null, (get, set, currentStep: QuoteStep) => {
  const { draft } = get(quoteStateAtom)
  if (draft.currentStep === currentStep) return
  changeQuote(get, set, { draft: { ...draft, currentStep } })
})

/** Back to the empty state with step 1, with nothing kept: the next answer begins another quote. */
export const resetQuoteAtom = atom(null, (get, set) => {
  const state = get(quoteStateAtom)
  get(quoteStorageAtom).clear()
  get(quoteStorageAtom).writeConfirmation(null)
  set(quoteStateAtom, {
    draft: emptyQuoteDraft,
    bookingKey: null,
    isSent: false,
    isLoaded: state.isLoaded,
    revision: state.revision + 1,
    booked: null,
  })
})
