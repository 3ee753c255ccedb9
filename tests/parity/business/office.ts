import type { Check } from '../check'
import { freshKey, type Target } from '../target'
import { ask, told, type Question } from './asking'

const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

async function inTurn(target: Target, questions: readonly Question[]) {
  const seen: Record<string, Awaited<ReturnType<typeof ask>>> = {}
  for (const question of questions) {
    const key = `${Object.keys(seen).length + 1} ${question[0]}`
    seen[key] = await ask(target, 'admin', question)
  }
  return seen
}

const walk = (name: string, questions: () => readonly Question[]): Check => ({
  name,
  expected: {},
  onSample: true,
  run: (target) => inTurn(target, questions()),
})

const save = (...changes: object[]): Question => ['save_settings', { changes }]

/** Stock, settings, planned maintenance, the bell, backups and personal data. */
export const officeChecks: Check[] = [
  {
    name: 'stock: ordered once for each form, received once',
    expected: {},
    onSample: true,
    run: async (target) => {
      const key = freshKey()
      const reorder = (quantity: number, more: object = {}): Question => [
        'reorder',
        { kind: 'products', id: 'PROD-003', quantity, ...more },
      ]
      const ordered = await told<number>(target, reorder(5, { idempotency_key: key }))
      return {
        again: await ask(target, 'admin', reorder(8, { idempotency_key: key })),
        other: await ask(target, 'admin', reorder(2)),
        none: await ask(target, 'admin', reorder(0)),
        nothing: await ask(target, 'admin', [
          'reorder',
          { kind: 'jobs', id: 'J-001', quantity: 1 },
        ]),
        gone: await ask(target, 'admin', [
          'reorder',
          { kind: 'products', id: 'PROD-9', quantity: 1 },
        ]),
        ordered: await ask(target, 'admin', ['list_stock_orders', { status: 'ordered' }]),
        product: await ask(target, 'admin', ['get_record', { kind: 'products', id: 'PROD-003' }]),
        received: await ask(target, 'admin', ['receive_stock', { id: ordered }]),
        twice: await ask(target, 'admin', ['receive_stock', { id: ordered }]),
        cancelled: await ask(target, 'admin', ['cancel_stock_order', { id: ordered + 1 }]),
        'cancelled twice': await ask(target, 'admin', ['cancel_stock_order', { id: ordered + 1 }]),
        unknown: await ask(target, 'admin', ['receive_stock', { id: 99_999 }]),
        'an id that is none': await ask(target, 'admin', ['receive_stock', { id: 'first' }]),
      }
    },
  },
  walk('settings: saved together, or not at all', () => [
    save(
      { key: 'phone', value: ' (555) 010-0100 ', version: 1 },
      { key: 'session_timeout', value: '60 minutes', version: 1 },
    ),
    save(
      { key: 'phone', value: '(555) 010-0101', version: 1 },
      { key: 'website', value: 'https://example.com', version: 1 },
    ),
    save(
      { key: 'phone', value: 'call', version: 2 },
      { key: 'no_such', value: 'x', version: 1 },
      { key: 'currency', value: '', version: 1 },
      { key: 'website', value: 5, version: 1 },
    ),
    ['save_settings', { changes: {} }],
    save(),
    ['list_settings'],
  ]),
  walk('settings: numbers within their bounds, and a second factor of the own first', () => [
    save({ key: 'login_attempts', value: '2', version: 1 }),
    save({ key: 'login_attempts', value: '21', version: 1 }),
    save(
      { key: 'service_radius', value: '0', version: 1 },
      { key: 'service_radius', value: '501', version: 1 },
      { key: 'login_attempts', value: 'many', version: 1 },
    ),
    save({ key: 'two_factor', value: 'Enabled', version: 1 }),
    save({ key: 'login_attempts', value: ' 20 ', version: 1 }),
    save({ key: 'login_attempts', value: '5', version: 2 }),
  ]),
  walk('settings: those of booking', () => [
    ['save_api_settings', { version: 1, fields: { seats_per_frame: 5, days_ahead: 20 } }],
    ['save_api_settings', { version: 1, fields: { seats_per_frame: 4 } }],
    ['save_api_settings', { version: 2, fields: { days_ahead: 900 } }],
    ['save_api_settings', { version: 2, fields: { limit_per_contact: 0 } }],
    ['save_api_settings', { version: 2, fields: { limit_per_contact: null } }],
    ['save_api_settings', { version: 2, fields: { directions_url: 'http://x.example/{address}' } }],
    ['save_api_settings', { version: 2, fields: { move_until: 'never' } }],
    ['save_api_settings', { version: 2, fields: { reminder_hour: 23 } }],
    ['save_api_settings', { version: 2, fields: { link_days: 0 } }],
    ['save_api_settings', { version: 2, fields: { secret: 'x' } }],
    ['save_api_settings', { version: 2, fields: { seats_per_frame: 3, days_ahead: 30 } }],
    ['get_api_settings'],
  ]),
  walk('maintenance: planned, told, called off', () => [
    ['schedule_maintenance', { starts_at: at(2), ends_at: at(3), message: ' New  tires ' }],
    ['schedule_maintenance', { starts_at: at(30), ends_at: at(31), message: 'Later' }],
    ['schedule_maintenance', { starts_at: at(3), ends_at: at(2), message: 'Backwards' }],
    ['schedule_maintenance', { starts_at: at(2), ends_at: at(200), message: 'Long' }],
    ['schedule_maintenance', { starts_at: at(-3), ends_at: at(-2), message: 'Over' }],
    ['schedule_maintenance', { starts_at: at(2), ends_at: at(3), message: '' }],
    ['schedule_maintenance', { starts_at: at(2), ends_at: at(3), message: 'a'.repeat(301) }],
    ['schedule_maintenance', { starts_at: null, ends_at: at(3), message: 'When' }],
    ['schedule_maintenance', { starts_at: 'now and then', ends_at: at(3), message: 'When' }],
    ['current_maintenance'],
    ['list_maintenance'],
    ['cancel_maintenance', { id: 1 }],
    ['cancel_maintenance', { id: 1 }],
    ['current_maintenance'],
  ]),
  walk('bell: what one has read', () => [
    ['mark_notifications_read', { ids: [1] }],
    ['notification_board', { most: 1 }],
    ['mark_notifications_read'],
    ['notification_board', { most: 1 }],
  ]),
  walk('issues: resolved once', () => [
    ['list_job_issues'],
    ['resolve_issue', { id: 1 }],
    ['resolve_issue', { id: 1 }],
    ['list_job_issues'],
  ]),
  {
    name: 'backup: made, refused to an administrator, and damaged',
    expected: {},
    onSample: true,
    run: async (target) => {
      const backup = await told<{ tables: Record<string, unknown[]> }>(target, ['create_backup'])
      return {
        tables: Object.keys(backup.tables).sort().join(),
        last: (await ask(target, 'admin', ['last_backup'])).status ?? null,
        refused: await ask(target, 'admin', ['restore_backup', { backup }]),
        size: Object.keys((await told<object>(target, ['backup_size'])) ?? {})
          .sort()
          .join(),
        'other schema': await ask(target, 'super_admin', [
          'restore_backup',
          { backup: { ...backup, schema: '20200101000000' } },
        ]),
        'no backup': await ask(target, 'super_admin', ['restore_backup', { backup: {} }]),
        damaged: await ask(target, 'super_admin', [
          'restore_backup',
          { backup: { ...backup, tables: { ...backup.tables, jobs: [{ status: 'Lost' }] } } },
        ]),
      }
    },
  },
  {
    name: 'personal data: not erased while a job is open',
    expected: { status: 409, code: 'PT409' },
    onSample: true,
    run: async (target) => {
      const page = await told<{ rows: { customer_id: string }[] }>(target, [
        'list_records',
        { kind: 'jobs', query: { tab: 'Assigned', page_size: 1 } },
      ])
      return ask(target, 'admin', ['erase_customer', { customer_id: page.rows[0]?.customer_id }])
    },
  },
]
