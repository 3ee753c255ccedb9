import { describe, expect, it } from 'vitest'
import { sampleLink } from '@mocks/fixtures/appointments'
import { buildQuoteConfirmation, buildQuoteDraft } from '@mocks/fixtures/quotes'
import { sentDraft } from '@/domain/quoteChecks'
import { mergeQuoteSection, overlayDraft, readQuoteDraft } from '@/domain/quoteDraft'
import { createQuoteStorage } from '@/features/quote/state/quoteStorage'
import { memoryStorage } from './memoryStorage'

const textConsent = { given: true, words: 'Text me' }
const withConsent = mergeQuoteSection(buildQuoteDraft(), 'appointmentDetails', { textConsent })

describe('the consent to texts', () => {
  it('is not there before somebody has answered', () => {
    expect(buildQuoteDraft().appointmentDetails.textConsent).toBeUndefined()
  })

  it('survives being stored, and other answers', () => {
    const read = readQuoteDraft(JSON.parse(JSON.stringify(withConsent)))
    expect(read?.appointmentDetails.textConsent).toEqual(textConsent)
    const changed = mergeQuoteSection(withConsent, 'appointmentDetails', { date: '2026-06-19' })
    expect(changed.appointmentDetails.textConsent).toEqual(textConsent)
    expect(overlayDraft(withConsent, buildQuoteDraft()).appointmentDetails.textConsent).toEqual(
      textConsent,
    )
  })

  it.each([true, 'yes', { given: 'yes', words: '' }, { given: true }])(
    'is nothing that was damaged: %j',
    (damaged) => {
      const draft = JSON.parse(JSON.stringify(withConsent)) as typeof withConsent
      const details = { ...draft.appointmentDetails, textConsent: damaged }
      const read = readQuoteDraft({ ...draft, appointmentDetails: details })
      expect(read?.appointmentDetails.textConsent).toBeUndefined()
    },
  )

  it('is sent with a phone number only', () => {
    expect(sentDraft(withConsent).appointmentDetails.textConsent).toEqual(textConsent)
    const withoutPhone = mergeQuoteSection(withConsent, 'vehicleInfo', { phoneNumber: 'none' })
    const { appointmentDetails } = sentDraft(withoutPhone)
    expect('textConsent' in appointmentDetails).toBe(false)
    expect(appointmentDetails.customerInfo).toEqual(withConsent.appointmentDetails.customerInfo)
  })
})

describe('the link of a booking', () => {
  it('is in no storage of the browser', () => {
    const [local, session] = [memoryStorage(), memoryStorage()]
    const storage = createQuoteStorage({ local: () => local, session: () => session })
    const confirmation = buildQuoteConfirmation({ link: sampleLink, appointmentId: 'a9' })
    storage.writeConfirmation({ confirmation, vehicle: '', address: '', differs: false })
    const bookingKey = '1d000000-0000-4000-8000-0000000000aa'
    storage.writeBooked({ kind: 'booked', bookingKey, confirmation }, new Date())
    const { link: _secret, ...kept } = confirmation
    expect(storage.readConfirmation()?.confirmation).toEqual(kept)
    expect(storage.readBooked(new Date())?.confirmation).toEqual(kept)
    for (const held of [local, session]) {
      const texts = Array.from({ length: held.length }, (_, place) =>
        held.getItem(held.key(place) ?? ''),
      )
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.join()).not.toContain(sampleLink)
    }
  })
})
