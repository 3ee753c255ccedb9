import type { Check } from '../check'
import { observeResponse, observeRest, shapeOf } from '../observe'
import { callRest, clientOf, freshKey, type Target } from '../target'
import { booked, contact, day, draftOf, path, submit } from './booking'

type Answer = { link?: unknown }

async function fillFrame(target: Target, date: string): Promise<void> {
  for (let seat = 0; seat < 3; seat += 1) {
    await submit(target, { appointmentDetails: { date, timeFrame: '2:00 PM - 4:00 PM' } })
  }
}

/** Booking a quote. */
export const quoteChecks: Check[] = [
  { name: 'quote: booked', expected: booked, run: (target) => submit(target) },
  {
    name: 'quote: the client books',
    expected: booked,
    async run(target) {
      const from = contact()
      return observeRest(
        await clientOf(target, from.address).rpc('submit_quote', {
          draft: draftOf(from, { appointmentDetails: { date: day(1) } }),
          idempotency_key: freshKey(),
          honeypot: '',
        }),
      )
    },
  },
  {
    name: 'quote: without the honeypot argument',
    expected: booked,
    async run(target) {
      const from = contact()
      const draft = draftOf(from, { appointmentDetails: { date: day(1) } })
      const body = { draft, idempotency_key: freshKey() }
      return observeResponse(await callRest(target, path, { body, address: from.address }))
    },
  },
  {
    name: 'quote: priced by the server',
    expected: booked,
    run: (target) =>
      submit(target, {
        glassSelection: { glassType: 'aftermarket', price: 0 },
        appointmentDetails: { date: day(2) },
      }),
  },
  {
    name: 'quote: the same key gets the same answer and takes no second seat',
    expected: {},
    async run(target) {
      const from = contact()
      const date = day(3)
      const call = {
        body: {
          draft: draftOf(from, { appointmentDetails: { date } }),
          idempotency_key: freshKey(),
          honeypot: '',
        },
        address: from.address,
      }
      // Each answer has a link of its own to the one appointment.
      const answer = async () => {
        const { link, ...booked } = (await (await callRest(target, path, call)).json()) as Answer
        return { hasLink: typeof link === 'string', ...booked }
      }
      const first = JSON.stringify(await answer())
      const second = JSON.stringify(await answer())
      const { data } = await clientOf(target).rpc('available_time_frames', { date, days: 1 })
      return { isSame: first === second, frames: shapeOf((data as unknown[])[1]) }
    },
  },
  {
    name: 'quote: sent again with another car, it tells the car that was booked',
    expected: {},
    async run(target) {
      const from = contact()
      const key = freshKey()
      const send = async (model: string) => {
        const draft = draftOf(from, {
          vehicleInfo: { model },
          appointmentDetails: { date: day(3) },
        })
        const body = { draft, idempotency_key: key, honeypot: '' }
        const answer = await callRest(target, path, { body, address: from.address })
        return ((await answer.json()) as { vehicle: string }).vehicle
      }
      return { first: await send('Civic'), again: await send('Accord') }
    },
  },
  {
    name: 'quote: time frame just taken',
    expected: { status: 409, code: 'PT409' },
    async run(target) {
      await fillFrame(target, day(1))
      return submit(target, {
        appointmentDetails: { date: day(1), timeFrame: '2:00 PM - 4:00 PM' },
      })
    },
  },
  {
    name: 'quote: the client gets the taken frame as an error',
    expected: { status: 409, code: 'PT409' },
    async run(target) {
      await fillFrame(target, day(2))
      const from = contact()
      return observeRest(
        await clientOf(target, from.address).rpc('submit_quote', {
          draft: draftOf(from, {
            appointmentDetails: { date: day(2), timeFrame: '2:00 PM - 4:00 PM' },
          }),
          idempotency_key: freshKey(),
          honeypot: '',
        }),
      )
    },
  },
  {
    name: 'quote: too many from one contact',
    expected: { status: 429, code: 'PT429' },
    async run(target) {
      const from = contact()
      const book = (weeks: number, timeFrame: '8:00 AM - 10:00 AM' | '4:00 PM - 6:00 PM') =>
        callRest(target, path, {
          body: {
            draft: draftOf(from, { appointmentDetails: { date: day(weeks), timeFrame } }),
            idempotency_key: freshKey(),
            honeypot: '',
          },
          address: from.address,
        })
      for (const weeks of [0, 1]) {
        await book(weeks, '8:00 AM - 10:00 AM')
        await book(weeks, '4:00 PM - 6:00 PM')
      }
      await book(2, '8:00 AM - 10:00 AM')
      return observeResponse(await book(3, '8:00 AM - 10:00 AM'))
    },
  },
  {
    name: 'quote: emoji, markup, right-to-left text and a phone with an extension',
    expected: booked,
    run: (target) =>
      submit(target, {
        vehicleInfo: { phoneNumber: '555.010.7123 ext 4', make: '🚗', zipCode: '90012-1234' },
        appointmentDetails: {
          date: day(3),
          timeFrame: '12:00 PM - 2:00 PM',
          customerInfo: { firstName: '<script>alert(1)</script>', lastName: 'مريم' },
        },
      }),
  },
]
