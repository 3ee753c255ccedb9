import type { Role } from '@/domain/roles'
import type { Check } from '../check'
import type { Observation } from '../observe'
import { ask, type Question } from './asking'

const saw = { id: 'X', version: 1 }

const whose = { user_id: crypto.randomUUID() }
const which = { id: crypto.randomUUID() }

/** A call of every function that only a super administrator may call. */
const peopleQuestions: readonly Question[] = [
  ['list_staff'],
  ['invite_person', { email: 'x', role: 'admin', technician_id: null }],
  ['resend_invitation', which],
  ['withdraw_invitation', which],
  ['change_role', { ...whose, role: 'admin' }],
  ['deactivate_account', whose],
  ['reactivate_account', whose],
  ['open_work_of', whose],
  ['hand_technician', { technician_id: 'X', ...whose }],
  ['reset_two_factor', whose],
  ['unlock_account', whose],
]

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
  ['get_prices'],
  ['save_prices', { version: 1, services: [] }],
  ['get_public_facts'],
  ['save_public_facts', { version: 1, shops: [], claims: {} }],
  ['publish_state'],
  ['save_build_hook', { url: '' }],
  ['request_publish'],
  ...peopleQuestions,
]

type Refused = readonly [role: Role | null, status: number, closed: readonly Question[]]

const refused: readonly Refused[] = [
  [null, 401, office],
  ['customer', 403, office],
  ['technician', 403, office],
  ['admin', 403, peopleQuestions],
]

/** Who may call what. */
export const rightChecks: Check[] = refused.map(([role, status, closed]): Check => ({
  name: `rights: ${closed === office ? 'the office' : 'staff and access'} is closed to ${role ?? 'a visitor'}`,
  expected: {},
  onSample: true,
  run: async (target) => {
    const seen: Observation = {}
    for (const question of closed) {
      const answer = await ask(target, role, question)
      if (answer.status !== status) throw new Error(`${question[0]}: ${String(answer.status)}`)
      seen[question[0]] = answer
    }
    return seen
  },
}))
