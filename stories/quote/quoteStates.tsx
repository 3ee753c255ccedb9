import type { Decorator } from '@storybook/react-vite'
import {
  buildDayAvailability,
  buildEmptyDraft,
  buildFrameAvailability,
  buildQuoteConfirmation,
  buildQuoteDraft,
  type QuoteDraftOverrides,
} from '@mocks/fixtures/quotes'
import { groupByDay, timeFrames } from '@/domain/appointments'
import { addDays } from '@/domain/businessTime'
import type { AvailabilityView } from '@/features/quote/state/quoteAvailability'
import type { QuoteView } from '@/features/quote/state/quoteDraft'
import type { BookedQuote } from '@/features/quote/state/quoteState'
import '../patience'
import { expectLoading } from '../stateWords'

/** The Wednesday after the day on which every story plays. */
export const wednesday = '2026-06-17'

/** A draft that can be confirmed in a story, with parts of it changed. */
function fullDraft(overrides: QuoteDraftOverrides = {}) {
  return buildQuoteDraft({
    ...overrides,
    appointmentDetails: { date: wednesday, ...overrides.appointmentDetails },
  })
}

/** The view of a step with the whole draft, or with parts of it changed. */
export function answered(overrides: QuoteDraftOverrides = {}): QuoteView {
  return { status: 'ready', draft: fullDraft(overrides) }
}

/** The view of a step with nothing answered but the overrides. */
export function unanswered(overrides: QuoteDraftOverrides = {}): QuoteView {
  return { status: 'ready', draft: buildEmptyDraft(overrides) }
}

export const loading: QuoteView = { status: 'loading' }

/** Expects what is said while the answers given so far are being fetched. */
export const expectQuoteLoading = () => expectLoading('Loading your quote')

/** Two weeks of free times: mostly all five, one day with a last seat, one with a single time. */
export const freeTimes = {
  status: 'ready',
  taken: null,
  days: groupByDay(
    Array.from({ length: 14 }, (_, index) => addDays('2026-06-15', index + 1)).flatMap((date) => {
      if (date === '2026-06-18') return [buildFrameAvailability({ date, timeFrame: timeFrames[2] })]
      return buildDayAvailability(date, date === '2026-06-19' ? 1 : 3)
    }),
  ),
} satisfies AvailabilityView

/** A confirmed quote as the confirmation shows it. */
export function booked(overrides: Partial<BookedQuote> = {}): BookedQuote {
  return {
    confirmation: buildQuoteConfirmation({ date: wednesday, validUntil: '2026-07-15' }),
    vehicle: '2021 Honda Civic',
    address: '120 Palm Street, Los Angeles, CA 90012',
    differs: false,
    ...overrides,
  }
}

/** The page's main landmark, which the site's frame brings in the app. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
)
