import { beforeEach, describe, expect, it } from 'vitest'
import ws from 'ws'
import { sampleLink } from '@mocks/fixtures/appointments'
import { buildQuoteSubmission } from '@mocks/fixtures/quotes'
import { createMockServer } from '@mocks/node'
import { addDays } from '@/domain/businessTime'
import type { MyAppointment } from '@/domain/myAppointment'
import { createAppointmentGateway } from '@/features/appointment/gateway'
import { createQuoteGateway } from '@/features/quote/gateway'
import { connect } from '@/platform/client/client'
import { callsOver } from '@/platform/client/gatewayAtom'
import { createTokenStorage } from '@/platform/client/tokenStorage'

const connection = connect({
  url: 'http://backend.example',
  key: 'sb_publishable_test',
  storage: createTokenStorage(() => undefined),
  realtime: { transport: ws as never },
})
const client = async () => (await connection).client
const gateway = createAppointmentGateway(callsOver(client))
const quotes = createQuoteGateway(client)
const backend = createMockServer()
const access = { link: sampleLink }

beforeEach(() => {
  backend.database.reset({ seatsPerFrame: 3 })
  backend.server.listen({ onUnhandledRequest: 'error' })
  return () => backend.server.close()
})

async function read(): Promise<MyAppointment> {
  const answer = await gateway.read(access)
  if (!answer.ok || !answer.value) throw new Error('The sample has a link to an appointment')
  return answer.value
}

/** Seats for one more like the appointment. */
const seatsOn = async (day: string, timeFrame: string) => {
  const { serviceType, address } = await read()
  const { data } = await (
    await client()
  ).rpc('available_time_frames', {
    date: day,
    days: 1,
    service_type: serviceType,
    zip_code: address.slice(-5),
  })
  if (!data) throw new Error('The pretend backend has free time frames.')
  return data.find((frame) => frame.time_frame === timeFrame)?.seats_left ?? 0
}

describe('an appointment by its link', () => {
  it('is read as its customer sees it, with no more of the phone number than two digits', async () => {
    const appointment = await read()
    expect(appointment).toMatchObject({ state: 'confirmed', mayMove: true, photosLeft: 6 })
    expect(appointment.phone).toMatch(/^••••\d\d$/)
  })

  it.each([
    ['an unknown link', { link: 'nobody-knows-this-link-at-all' }],
    ['an id without a session', { appointment: 'a9000000-0000-4000-8000-000000000001' }],
  ])('is nothing to %s', async (_, wrong) => {
    expect(await gateway.read(wrong)).toEqual({ ok: true, value: null })
    expect(await gateway.cancel(wrong, 1, '')).toEqual({ ok: true, value: null })
    expect(await gateway.addPhoto(wrong, 'data:image/jpeg;base64,AA==')).toEqual({
      ok: true,
      value: null,
    })
  })

  it('moves, and its old seat is free at once', async () => {
    const before = await read()
    const to = { date: addDays(before.date, 7), timeFrame: before.timeFrame }
    const free = await seatsOn(before.date, before.timeFrame)
    const answer = await gateway.move(access, before.version, to)
    expect(answer).toMatchObject({ ok: true, value: { ...to, version: before.version + 1 } })
    expect(await seatsOn(before.date, before.timeFrame)).toBe(free + 1)
  })

  it('counts its own seat as free', async () => {
    const { date, timeFrame } = await read()
    const answer = await gateway.timeFrames(access, date, 1)
    const own = answer.ok && answer.value?.find((frame) => frame.timeFrame === timeFrame)
    expect(own).toMatchObject({ seatsLeft: (await seatsOn(date, timeFrame)) + 1 })
  })

  it('is moved by one of two at once; the other is told', async () => {
    const { version, date, timeFrame } = await read()
    const answers = await Promise.all(
      [7, 8].map((days) => gateway.move(access, version, { date: addDays(date, days), timeFrame })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      failure: { kind: 'stale', version: version + 1, keys: [] },
    })
  })

  it('is cancelled once, however often it is asked for, and frees its seat', async () => {
    const { version, date, timeFrame } = await read()
    const free = await seatsOn(date, timeFrame)
    await gateway.cancel(access, version, 'Sold the car')
    const again = await gateway.cancel(access, version, 'Once more')
    expect(again).toMatchObject({
      ok: true,
      value: {
        state: 'cancelled',
        cancelledBy: 'customer',
        cancelReason: 'Sold the car',
        version: version + 1,
      },
    })
    expect(await seatsOn(date, timeFrame)).toBe(free + 1)
    expect(await gateway.move(access, version + 1, { date, timeFrame })).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', reason: 'wrong_state', facts: { state: 'cancelled' } },
    })
  })

  it('takes notes, a photo and the answer about texts with its words', async () => {
    await gateway.change(access, { accessNote: ' Code 4410 ', customerNote: '' })
    const path = await gateway.addPhoto(access, 'data:image/jpeg;base64,AAAA')
    const answer = await gateway.setTexts(access, true, 'Text me')
    expect(answer).toMatchObject({
      ok: true,
      value: { accessNote: 'Code 4410', textsWanted: true, photosLeft: 5 },
    })
    expect(path).toMatchObject({ ok: true, value: expect.stringMatching(/^appointments\//) })
    expect([...backend.database.business.text_consents.values()]).toMatchObject([
      { given: true, words: 'Text me', source: 'appointment page' },
    ])
  })
})

describe('a booking', () => {
  it('answers with the link to its appointment, and keeps the consent that was given', async () => {
    const submission = buildQuoteSubmission()
    submission.draft.appointmentDetails.textConsent = { given: true, words: 'Text me' }
    const booked = await quotes.submit(submission)
    if (!booked.ok) throw new Error('The pretend backend books')
    const { link = '', appointmentId } = booked.value
    expect(await gateway.read({ link })).toMatchObject({
      value: { id: appointmentId, reference: booked.value.reference, textsWanted: true },
    })
    expect([...backend.database.business.text_consents.values()]).toMatchObject([
      { given: true, words: 'Text me', source: 'wizard' },
    ])
  })
})
