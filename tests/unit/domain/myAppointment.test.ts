import { describe, expect, it } from 'vitest'
import { buildMyAppointment, sampleLink } from '@mocks/fixtures/appointments'
import {
  appointmentHref,
  calendarSequence,
  isMyAppointment,
  linkTokenIn,
} from '@/domain/myAppointment'

describe('the token of a link', () => {
  it('is read from the fragment that the link has', () => {
    const { hash, pathname, search } = new URL(appointmentHref(sampleLink), 'https://s.example')
    expect(linkTokenIn(hash)).toBe(sampleLink)
    // What a server is asked for says nothing of it.
    expect(pathname + search).toBe('/appointment')
  })

  it.each([
    '',
    '#',
    '#content',
    `#${sampleLink}=`,
    `#${sampleLink}&x`,
    `#access_token=${sampleLink}`,
    '#%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `#${'a'.repeat(201)}`,
    sampleLink,
  ])('is not %s', (hash) => {
    expect(linkTokenIn(hash)).toBeNull()
  })
})

describe('the calendar entry', () => {
  it('counts up as the appointment changes', () => {
    const booked = buildMyAppointment()
    const moved = buildMyAppointment({ version: 3, date: '2026-06-19' })
    expect([booked, moved].map(calendarSequence)).toEqual([0, 2])
  })
})

describe('an answer', () => {
  it.each(['booked', 'on_the_way', 'done', 'cancelled'] as const)('that is %s is read', (state) => {
    expect(isMyAppointment(buildMyAppointment({ state }))).toBe(true)
  })

  it.each([
    null,
    'confirmed',
    {},
    { ...buildMyAppointment(), state: 'lost' },
    { ...buildMyAppointment(), date: '2026-02-30' },
    { ...buildMyAppointment(), timeFrame: 'noon' },
    { ...buildMyAppointment(), position: 'main' },
    { ...buildMyAppointment(), price: Number.POSITIVE_INFINITY },
    { ...buildMyAppointment(), steps: null },
  ])('that cannot be shown is refused: %#', (answer) => {
    expect(isMyAppointment(answer)).toBe(false)
  })
})
