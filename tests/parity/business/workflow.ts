import { addDays } from '@/domain/businessTime'
import type { Check } from '../check'
import type { Observation } from '../observe'
import type { Target } from '../target'
import { ask, today, told, wednesday, type Kept, type Question } from './asking'

const frame = '12:00 PM - 2:00 PM'

const quoteFields = (ahead: number, more: object = {}) => ({
  first_name: 'Vera',
  last_name: 'Lind',
  phone_number: '(213) 555-0777',
  address: '1 Test Street',
  vehicle_year: '2020',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
  service_type: 'windshield',
  position: 'main',
  glass_type: 'oem',
  appointment_date: wednesday(ahead),
  time_frame: frame,
  ...more,
})

const newQuote = (fields: object): Question => ['save_quote', { id: null, version: null, fields }]
const newJob = (fields: object): Question => ['save_job', { id: null, version: null, fields }]

const jobFields = (ahead: number, more: object = {}) => ({
  customer_id: 'C-002',
  service_type: 'door-glass',
  position: 'front-left',
  glass_type: 'oee',
  location: '2 Test Street',
  scheduled_date: wednesday(ahead),
  scheduled_time: frame,
  ...more,
})

async function steps(
  target: Target,
  kept: Kept,
  asked: readonly (readonly [name: string, args?: object])[],
): Promise<Observation> {
  let { version } = kept
  const seen: Observation = {}
  for (const [name, args] of asked) {
    const answer = await ask(target, 'admin', [name, { id: kept.id, version, ...args }])
    const data = answer.data as { version?: number } | undefined
    version = data?.version ?? version
    seen[`${Object.keys(seen).length + 1} ${name} ${JSON.stringify(args ?? {})}`] = answer
  }
  return seen
}

const badQuotes: readonly (readonly [what: string, fields: object])[] = [
  ['nothing', {}],
  ['a position of another service', quoteFields(60, { position: 'front-left' })],
  ['a glass that is none', quoteFields(60, { glass_type: 'diamond' })],
  ['nobody to reach', quoteFields(60, { phone_number: '12', email: '' })],
  ['a day that has passed', quoteFields(60, { appointment_date: '2020-01-01' })],
  ['a day that is none', quoteFields(60, { appointment_date: 'soon' })],
  ['a frame that is none', quoteFields(60, { time_frame: 'noon' })],
  ['no first name', quoteFields(60, { first_name: '' })],
  ['no address', quoteFields(60, { address: undefined })],
  ['a status', quoteFields(60, { status: 'Confirmed' })],
]

const quoteChecks: Check[] = [
  {
    name: 'workflow: a quote becomes a job, the job an order',
    expected: {},
    onSample: true,
    run: async (target) => {
      const quote = await told<Kept>(target, newQuote(quoteFields(70)))
      const asked = await steps(target, quote, [
        ['convert_quote'],
        ['set_quote_status', { status: 'Confirmed' }],
        ['set_quote_status', { status: 'Contacted' }],
        ['set_quote_status', { status: 'New' }],
        ['set_quote_status', { status: 'Confirmed' }],
        ['set_quote_status', { status: 'Scheduled' }],
        ['renew_quote'],
        ['set_quote_status', { status: 'Contacted', version: 0 }],
      ])
      const { version } = await told<Kept>(target, ['get_record', { kind: 'quotes', id: quote.id }])
      const { job, customer_id } = await told<{ job: Kept; customer_id: string }>(target, [
        'convert_quote',
        { id: quote.id, version },
      ])
      return {
        asked,
        again: await ask(target, 'admin', ['convert_quote', { id: quote.id, version }]),
        quote: await ask(target, 'admin', ['get_record', { kind: 'quotes', id: quote.id }]),
        job: await steps(target, job, [
          ['set_job_status', { status: 'In Progress' }],
          ['assign_job', { technician_id: 'TECH-999' }],
          ['assign_job', { technician_id: 'TECH-012' }],
          ['assign_job', { technician_id: 'TECH-008' }],
          ['assign_job', { technician_id: 'TECH-009' }],
          ['set_job_status', { status: 'Completed' }],
          ['set_job_status', { status: 'In Progress' }],
          ['assign_job', { technician_id: 'TECH-007' }],
          ['set_job_status', { status: 'Completed' }],
          ['cancel_job', { reason: 'Too late' }],
        ]),
        customer: await ask(target, 'admin', [
          'get_record',
          { kind: 'customers', id: customer_id },
        ]),
        orders: await ask(target, 'admin', [
          'list_records',
          { kind: 'orders', query: { filters: { job_id: job.id } } },
        ]),
        plan: await ask(target, 'admin', ['erasure_plan', { customer_id }]),
        erased: await ask(target, 'admin', ['erase_customer', { customer_id }]),
        afterwards: await ask(target, 'admin', [
          'get_record',
          { kind: 'customers', id: customer_id },
        ]),
        theirJob: await ask(target, 'admin', ['get_record', { kind: 'jobs', id: job.id }]),
      }
    },
  },
  {
    name: 'workflow: a quote of somebody with the phone of a customer becomes a job',
    expected: {},
    onSample: true,
    run: async (target) => {
      const quote = await told<Kept>(
        target,
        newQuote(
          quoteFields(78, { phone_number: '(213) 555-0110', first_name: 'Somebody', email: '' }),
        ),
      )
      await steps(target, quote, [
        ['set_quote_status', { status: 'Contacted' }],
        ['set_quote_status', { status: 'Confirmed' }],
      ])
      const { version } = await told<Kept>(target, ['get_record', { kind: 'quotes', id: quote.id }])
      const convert = (customer?: string) =>
        ask(target, 'admin', ['convert_quote', { id: quote.id, version, customer }])
      return {
        unsure: await convert(),
        stranger: await convert('C-999'),
        new: await convert('new'),
      }
    },
  },
  {
    name: 'workflow: a quote is changed, and one of a known customer converted',
    expected: {},
    onSample: true,
    run: async (target) => {
      const quote = await told<Kept>(
        target,
        newQuote(quoteFields(77, { phone_number: '(213) 555-0110' })),
      )
      return {
        changed: await steps(target, quote, [
          ['save_quote', { fields: { glass_type: 'aftermarket' } }],
          ['save_quote', { fields: { price: 180.5, vehicle_model: 'Accord' } }],
          ['save_quote', { fields: { time_frame: '10:00 AM - 12:00 PM' } }],
          ['save_quote', { version: 1, fields: {} }],
          ['set_quote_status', { status: 'Contacted' }],
          ['set_quote_status', { status: 'Confirmed' }],
          ['convert_quote'],
          ['save_quote', { fields: { address: 'Elsewhere' } }],
        ]),
      }
    },
  },
  ...badQuotes.map(([what, fields]): Check => ({
    name: `workflow: a quote with ${what}`,
    expected: { status: 422, code: 'PT422' },
    onSample: true,
    run: (target) => ask(target, 'admin', newQuote(fields)),
  })),
]

const jobChecks: Check[] = [
  {
    name: 'workflow: a job is scheduled, moved and called off',
    expected: {},
    onSample: true,
    run: async (target) => {
      const job = await told<Kept>(target, newJob(jobFields(84, { technician_id: 'TECH-009' })))
      return {
        same: await ask(target, 'admin', newJob(jobFields(84, { technician_id: 'TECH-009' }))),
        off: await ask(target, 'admin', newJob(jobFields(84, { technician_id: 'TECH-012' }))),
        steps: await steps(target, job, [
          ['save_job', { fields: { plate: '8ABC123', notes: 'Gate 4', amount: 312.5 } }],
          ['save_job', { fields: { scheduled_date: wednesday(91) } }],
          ['save_job', { fields: { position: 'main' } }],
          ['save_job', { fields: { priority: 'Urgent' } }],
          [
            'reschedule_job',
            { scheduled_date: wednesday(91), scheduled_time: '8:00 AM - 10:00 AM' },
          ],
          ['reschedule_job', { scheduled_date: '2020-01-01', scheduled_time: 'late' }],
          [
            'move_job',
            { scheduled_date: wednesday(91), scheduled_time: frame, technician_id: null },
          ],
          [
            'move_job',
            { scheduled_date: wednesday(91), scheduled_time: frame, technician_id: 'TECH-010' },
          ],
          ['set_job_status', { status: 'In Progress' }],
          ['assign_job', { technician_id: 'TECH-009' }],
          ['delete_record', { kind: 'jobs' }],
          ['set_job_status', { status: 'Scheduled' }],
          ['cancel_job', { reason: '  ' }],
          ['cancel_job', { reason: ' Sold the car ' }],
          ['set_job_status', { status: 'Scheduled' }],
          ['assign_job', { technician_id: 'TECH-009', version: 1 }],
        ]),
      }
    },
  },
  {
    name: 'workflow: a time frame fills up',
    expected: {},
    onSample: true,
    run: async (target) => {
      const asked = []
      for (let seat = 0; seat < 5; seat += 1) {
        asked.push(await ask(target, 'admin', newJob(jobFields(98))))
      }
      return {
        ...Object.fromEntries(asked.map((answer, n) => [`seat ${n + 1}`, answer])),
        quote: await ask(target, 'admin', newQuote(quoteFields(98))),
        another: await ask(
          target,
          'admin',
          newQuote(quoteFields(98, { service_type: 'door-glass', position: 'rear-left' })),
        ),
        board: await ask(target, 'admin', ['day_board', { day: wednesday(98) }]),
      }
    },
  },
  ...(
    [
      ['nobody', { customer_id: 'C-9999' }],
      ['no place', { location: '' }],
      ['no day', { scheduled_date: undefined }],
      ['an amount below zero', { amount: -5 }],
      ['a glass that is none', { glass_type: 'diamond' }],
      [
        'a day at the wrong hour',
        { scheduled_date: addDays(wednesday(3), 4), scheduled_time: '4:00 PM - 6:00 PM' },
      ],
    ] as const
  ).map(([what, more]): Check => ({
    name: `workflow: a job for ${what}`,
    expected: { status: 422, code: 'PT422' },
    onSample: true,
    run: (target) => ask(target, 'admin', newJob(jobFields(60, more))),
  })),
]

const orderFields = { customer_id: 'C-003', delivery_date: addDays(today(), 3) }
const items = [
  { description: ' Door Glass ', quantity: 2, unit_price: 19.999 },
  { description: 'Wipers', unit_price: '38' },
]
const newOrder = (fields: object, lines: unknown): Question => [
  'save_order',
  { id: null, version: null, fields, items: lines },
]

const orderChecks: Check[] = [
  {
    name: 'orders: made, moved on, paid',
    expected: {},
    onSample: true,
    run: async (target) => {
      const order = await told<Kept>(target, newOrder(orderFields, items))
      return steps(target, order, [
        ['save_order', { fields: { status: 'processing', notes: 'Soon' }, items: null }],
        ['save_order', { fields: { status: 'pending' }, items: null }],
        ['save_order', { fields: {}, items: [{ description: 'Chip', unit_price: 5 }] }],
        ['save_order', { fields: { delivery_date: '2020-01-01' }, items: null }],
        ['save_order', { fields: { technician_id: 'TECH-999' }, items: null }],
        ['save_order', { version: 1, fields: {}, items: null }],
        ['set_payment', { payment_status: 'failed' }],
        ['set_payment', { payment_status: 'lost' }],
        ['set_payment', { payment_status: 'paid' }],
        ['set_payment', { payment_status: 'pending' }],
        ['save_order', { fields: {}, items }],
        ['save_order', { fields: { status: 'completed' }, items: null }],
      ])
    },
  },
  {
    name: 'orders: of a job, which is charged once',
    expected: {},
    onSample: true,
    run: async (target) => {
      const job = await told<Kept>(target, newJob(jobFields(105, { technician_id: 'TECH-005' })))
      return {
        made: await ask(target, 'admin', newOrder({ job_id: job.id }, null)),
        again: await ask(target, 'admin', newOrder({ job_id: job.id }, items)),
      }
    },
  },
  ...(
    [
      ['no lines', orderFields, null],
      ['empty lines', orderFields, []],
      ['a line without words', orderFields, [{ description: ' ', unit_price: 1 }]],
      ['a line without a price', orderFields, [{ description: 'A' }]],
      ['a thousand and one', orderFields, [{ description: 'A', unit_price: 1, quantity: 1001 }]],
      ['a price that is none', orderFields, [{ description: 'A', unit_price: 'free' }]],
      ['nobody', { customer_id: 'C-9999' }, items],
      ['a job that is not there', { job_id: 'J-9999' }, items],
    ] as const
  ).map(([what, fields, lines]): Check => ({
    name: `orders: with ${what}`,
    expected: { status: 422, code: 'PT422' },
    onSample: true,
    run: (target) => ask(target, 'admin', newOrder(fields, lines)),
  })),
]

/** Quotes, jobs and orders on their way. */
export const workflowChecks: Check[] = [...quoteChecks, ...jobChecks, ...orderChecks]
