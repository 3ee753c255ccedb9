import { buildQuoteDraft } from '@mocks/fixtures/quotes'
import type { Check } from '../check'
import { observeExactly, type Observation } from '../observe'
import { clientOf, freshKey, type Target } from '../target'
import { ask, told, wednesday, type Kept } from './asking'

type Booked = { reference: string; link: string; appointmentId: string }

const frame = '12:00 PM - 2:00 PM'
const other = '2:00 PM - 4:00 PM'
/** Books as a visitor on a day of its own, so that no check takes another's seats. */
async function book(target: Target, place: number, ahead: number, texts = false): Promise<Booked> {
  const number = String(place).padStart(2, '0')
  const draft = buildQuoteDraft({
    vehicleInfo: { phoneNumber: `(323) 555-01${number}` },
    appointmentDetails: {
      date: wednesday(ahead),
      timeFrame: frame,
      customerInfo: { firstName: `Visitor${number}`, email: `visitor-${number}@example.com` },
      ...(texts && { textConsent: { given: true, words: 'Text me.' } }),
    },
  })
  const client = clientOf(target, `203.0.113.${place}`)
  const { data, error } = await client.rpc('submit_quote', { draft, idempotency_key: freshKey() })
  if (error) throw new Error(`${target.name}: ${error.message} ${error.details}`)
  return data as Booked
}

/** What a visitor with a link is answered. */
const by = (target: Target, link: string) => async (name: string, args: object) => {
  // An address of its own: wrong links are counted.
  const client = clientOf(target, '203.0.113.200')
  return observeExactly(await client.rpc(name, { link, appointment: null, ...args }))
}

async function jobOf(target: Target, { reference }: Booked): Promise<Kept> {
  let quote = await told<Kept>(target, ['get_record', { kind: 'quotes', id: reference }])
  for (const status of ['Contacted', 'Confirmed']) {
    quote = await told<Kept>(target, [
      'set_quote_status',
      { id: reference, version: quote.version, status },
    ])
  }
  const { job } = await told<{ job: Kept }>(target, [
    'convert_quote',
    { id: reference, version: quote.version },
  ])
  return job
}

/** What was told at once: whether it has been sent yet depends on the sender. */
async function toldAtOnce(target: Target, about: string): Promise<Observation> {
  const log = await told<{ kind: string; channel: string; audience: string }[]>(target, [
    'appointment_messages',
    { about },
  ])
  const kinds = log
    .filter(({ kind, audience }) => kind !== 'reminder' && audience === 'customer')
    .map(({ kind, channel }) => `${kind} ${channel}`)
  return { told: kinds.sort().join(', ') }
}

export const appointmentChecks: Check[] = [
  {
    name: 'appointment: read, moved and called off by its link',
    expected: {},
    onSample: true,
    run: async (target): Promise<Observation> => {
      const one = await book(target, 1, 7)
      const call = by(target, one.link)
      const to = (date: string, time_frame: string, version: number) =>
        call('move_appointment', { version, date, time_frame })
      return {
        read: await call('read_appointment', {}),
        frames: await call('appointment_time_frames', { date: wednesday(7), days: 1 }),
        'a past day': await to('2020-01-01', frame, 1),
        'a far day': await to(wednesday(200), frame, 1),
        'a frame that is none': await to(wednesday(14), 'noon', 1),
        moved: await to(wednesday(14), other, 1),
        'the same again': await to(wednesday(14), other, 1),
        'by an older page': await to(wednesday(7), frame, 1),
        'called off by an older page': await call('cancel_appointment', { version: 1, reason: '' }),
        'called off': await call('cancel_appointment', { version: 2, reason: ' Sold it ' }),
        'called off again': await call('cancel_appointment', { version: 2, reason: '' }),
        'moved when it is off': await to(wednesday(7), frame, 3),
        'a note when it is off': await call('change_appointment', { fields: { access_note: 'x' } }),
        'a photo when it is off': await call('begin_appointment_photo', {}),
      }
    },
  },
  {
    name: 'appointment: a job is moved, and called off with its reason',
    expected: {},
    onSample: true,
    run: async (target): Promise<Observation> => {
      const one = await book(target, 2, 7)
      const call = by(target, one.link)
      const job = await jobOf(target, one)
      await ask(target, 'admin', ['assign_job', { ...job, technician_id: 'TECH-008' }])
      return {
        assigned: await call('read_appointment', {}),
        moved: await call('move_appointment', {
          version: 1,
          date: wednesday(21),
          time_frame: other,
        }),
        'called off': await call('cancel_appointment', { version: 2, reason: 'Sold it' }),
        job: await ask(target, 'admin', ['get_record', { kind: 'jobs', id: job.id }]),
      }
    },
  },
  {
    name: 'appointment: links that lead nowhere',
    expected: {},
    onSample: true,
    run: async (target): Promise<Observation> => {
      const one = await book(target, 3, 28)
      const nowhere = by(target, 'no-such-link-at-all-00')
      const answers: Observation = {}
      for (const [name, args] of [
        ['read_appointment', {}],
        ['appointment_time_frames', { date: wednesday(28), days: 1 }],
        ['move_appointment', { version: 1, date: wednesday(28), time_frame: other }],
        ['cancel_appointment', { version: 1, reason: '' }],
        ['change_appointment', { fields: {} }],
        ['set_appointment_texts', { wanted: true, words: '' }],
        ['begin_appointment_photo', {}],
        ['remove_appointment_photo', { path: 'x' }],
      ] as const) {
        answers[name] = await nowhere(name, args)
      }
      const by_id = { link: null, appointment: one.appointmentId }
      return {
        ...answers,
        'by its id without an account': await ask(target, null, ['read_appointment', by_id]),
        'by its id from another account': await ask(target, 'customer', [
          'read_appointment',
          by_id,
        ]),
        'by its id from the office': await ask(target, 'admin', ['read_appointment', by_id]),
        revoked: await ask(target, 'admin', ['revoke_appointment_links', { about: one.reference }]),
        'a revoked one': await by(target, one.link)('read_appointment', {}),
        'none for a visitor': await ask(target, null, ['my_appointments', {}]),
      }
    },
  },
  {
    name: 'appointment: notes, texts and photos',
    expected: {},
    onSample: true,
    run: async (target): Promise<Observation> => {
      const one = await book(target, 4, 28, true)
      const call = by(target, one.link)
      const texts = (wanted: boolean) =>
        call('set_appointment_texts', { wanted, words: 'Text me.' })
      return {
        notes: await call('change_appointment', {
          fields: { access_note: ' Gate 4711 ', customer_note: 'Dog' },
        }),
        'one of them': await call('change_appointment', { fields: { customer_note: '' } }),
        'too long': await call('change_appointment', { fields: { access_note: 'x'.repeat(501) } }),
        'texts off': await texts(false),
        'texts on': await texts(true),
        'a photo is expected': await call('read_appointment', {}),
        log: await toldAtOnce(target, one.reference),
        'noted by the office': await ask(target, 'admin', [
          'note_text_consent',
          { about: one.reference, wanted: false },
        ]),
        'of a quote that is none': await ask(target, 'admin', [
          'appointment_messages',
          { about: 'Q-999999' },
        ]),
      }
    },
  },
]
