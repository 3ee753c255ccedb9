import { addDays, businessToday } from '@/domain/businessTime'
import { nextOpenDay } from '@mocks/fixtures/quotes'
import type { Check } from '../check'
import { observeResponse } from '../observe'
import { callRest } from '../target'
import { contact, draftOf, invalid, path, problems, submit } from './booking'

/** Quotes that are not booked, and why. */
export const quoteRefusalChecks: Check[] = [
  {
    name: 'quote: honeypot filled in',
    expected: { status: 403, code: 'PT403' },
    run: (target) => submit(target, {}, 'https://spam.example'),
  },
  {
    name: 'quote: nothing filled in',
    expected: invalid,
    run: (target) => problems(target, {}),
  },
  {
    name: 'quote: a draft that is no object',
    expected: invalid,
    run: (target) => problems(target, 'a draft'),
  },
  {
    name: 'quote: values of the wrong kind',
    expected: invalid,
    run: (target) =>
      problems(target, {
        ...draftOf(contact()),
        vehicleInfo: { zipCode: 90012, phoneNumber: ['555'] },
        serviceSelection: { serviceType: 7 },
        glassSelection: { glassType: true },
      }),
  },
  {
    name: 'quote: texts that are too long',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          vehicleInfo: { make: 'x'.repeat(201) },
          appointmentDetails: {
            customerInfo: { firstName: 'x'.repeat(10_000), address: 'x'.repeat(501) },
          },
        }),
      ),
  },
  {
    name: 'quote: a position of another service',
    expected: invalid,
    run: (target) => problems(target, draftOf(contact(), { glassPosition: { position: 'main' } })),
  },
  {
    name: 'quote: choices that are not offered',
    expected: invalid,
    run: (target) =>
      problems(target, {
        ...draftOf(contact()),
        serviceSelection: { serviceType: 'sunroof' },
        glassSelection: { glassType: 'gold', price: 1 },
      }),
  },
  {
    name: 'quote: a date in the past',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          appointmentDetails: { date: addDays(businessToday(new Date()), -1) },
        }),
      ),
  },
  {
    name: 'quote: a date too far ahead',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          appointmentDetails: { date: addDays(businessToday(new Date()), 31) },
        }),
      ),
  },
  {
    name: 'quote: a day that does not exist',
    expected: invalid,
    run: (target) =>
      problems(target, draftOf(contact(), { appointmentDetails: { date: '2027-02-30' } })),
  },
  {
    name: 'quote: a frame outside the opening hours',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          // The Sunday after: it closes at 5 PM.
          appointmentDetails: { date: addDays(nextOpenDay(), 4), timeFrame: '4:00 PM - 6:00 PM' },
        }),
      ),
  },
  {
    name: 'quote: neither phone nor e-mail',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          vehicleInfo: { phoneNumber: 'call me' },
          appointmentDetails: { customerInfo: { email: '' } },
        }),
      ),
  },
  {
    name: 'quote: an e-mail that is none, and blanks for a name',
    expected: invalid,
    run: (target) =>
      problems(
        target,
        draftOf(contact(), {
          appointmentDetails: { customerInfo: { email: 'maria', firstName: '\u200b ' } },
        }),
      ),
  },
  {
    name: 'quote: no key',
    expected: { status: 404, code: 'PGRST202' },
    run: async (target) =>
      observeResponse(await callRest(target, path, { body: { draft: {}, honeypot: '' } })),
  },
  {
    name: 'quote: a key that is no UUID',
    expected: { status: 400, code: '22P02' },
    run: async (target) =>
      observeResponse(
        await callRest(target, path, { body: { draft: {}, idempotency_key: 'once' } }),
      ),
  },
  {
    name: 'quote: malformed JSON',
    expected: { status: 400, code: 'PGRST102' },
    run: async (target) => observeResponse(await callRest(target, path, { text: '{"draft": ' })),
  },
]
