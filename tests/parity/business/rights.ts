import type { Role } from '@/domain/roles'
import type { Check } from '../check'
import type { Observation } from '../observe'
import { ask, type Question } from './asking'

const saw = { id: 'X', version: 1 }

/** A call of every function of the office, with all its arguments. */
const office: readonly Question[] = [
  ['list_records', { kind: 'jobs' }],
  ['export_records', { kind: 'jobs' }],
  ['get_record', { kind: 'jobs', id: 'X' }],
  ['record_history', { kind: 'jobs', id: 'X' }],
  ['save_record', { kind: 'customers', ...saw, fields: {} }],
  ['delete_record', { kind: 'jobs', ...saw }],
  ['restore_record', { kind: 'jobs', id: 'X' }],
  ['dashboard'],
  ['technician_figures'],
  ['order_figures'],
  ['glass_figures'],
  ['product_figures'],
  ['search_records', { query: 'ca' }],
  ['save_quote', { ...saw, fields: {} }],
  ['set_quote_status', { ...saw, status: 'Contacted' }],
  ['renew_quote', saw],
  ['convert_quote', saw],
  ['save_job', { ...saw, fields: {} }],
  ['move_job', { ...saw, scheduled_date: '2030-01-02', scheduled_time: 'x', technician_id: null }],
  ['assign_job', { ...saw, technician_id: null }],
  ['reschedule_job', { ...saw, scheduled_date: '2030-01-02', scheduled_time: 'x' }],
  ['cancel_job', { ...saw, reason: 'x' }],
  ['set_job_status', { ...saw, status: 'Completed' }],
  ['day_board', { day: '2030-01-02' }],
  ['week_board', { day: '2030-01-02' }],
  ['technician_time', { technician_id: 'X' }],
  ['save_technician_hours', { technician_id: 'X', version: 1, hours: [], home_zip: '' }],
  ['add_absences', { technician_id: 'X', days: [], starts: '', ends: '' }],
  ['remove_absences', { technician_id: 'X', ids: [] }],
  ['call_in_sick', { technician_id: 'X' }],
  ['suggest_technicians', { job_id: 'X' }],
  ['get_capacity_settings'],
  ['save_capacity_settings', { version: 1, fields: {} }],
  ['save_order', { ...saw, fields: {} }],
  ['set_payment', { ...saw, payment_status: 'paid' }],
  ['list_stock_orders'],
  ['reorder', { kind: 'products', id: 'X', quantity: 1 }],
  ['receive_stock', { id: 999 }],
  ['cancel_stock_order', { id: 999 }],
  ['notification_board'],
  ['mark_notifications_read', { ids: [] }],
  ['list_job_issues'],
  ['resolve_issue', { id: 999 }],
  ['list_settings'],
  ['save_settings', { changes: [] }],
  ['get_api_settings'],
  ['save_api_settings', { version: 1, fields: {} }],
  ['list_maintenance'],
  ['schedule_maintenance', { starts_at: null, ends_at: null, message: '' }],
  ['cancel_maintenance', { id: 999 }],
  ['create_backup'],
  ['last_backup'],
  ['restore_backup', { backup: {} }],
  ['backup_size'],
  ['add_restore_part', { restore: crypto.randomUUID(), part: 0, body: '{}' }],
  ['restore_parts', { restore: crypto.randomUUID(), parts: 1, sha256: '' }],
]

const refused: readonly (readonly [Role | null, number])[] = [
  [null, 401],
  ['customer', 403],
  ['technician', 403],
]

/** Who may call what. */
export const rightChecks: Check[] = refused.map(([role, status]): Check => ({
  name: `rights: the office is closed to ${role ?? 'a visitor'}`,
  expected: {},
  onSample: true,
  run: async (target) => {
    const seen: Observation = {}
    for (const question of office) {
      const answer = await ask(target, role, question)
      if (answer.status !== status) throw new Error(`${question[0]}: ${String(answer.status)}`)
      seen[question[0]] = answer
    }
    return seen
  },
}))
