import type { Check } from '../check'
import { ask, today, type Question } from './asking'

const questions: readonly Question[] = [
  ['dashboard'],
  ['technician_figures'],
  ['order_figures'],
  ['glass_figures'],
  ['product_figures'],
  ['notification_board', { most: 2 }],
  ['list_job_issues'],
  ['list_settings'],
  ['get_api_settings'],
  ['get_capacity_settings'],
  ['site_settings'],
  ['technician_time', { technician_id: 'TECH-004' }],
  ['list_maintenance'],
  ['current_maintenance'],
  ['last_backup'],
  ['list_stock_orders'],
  ['list_stock_orders', { status: 'received' }],
  ['day_board', { day: '2026-01-05' }],
  ['search_records', { query: 'J-012' }],
  ['search_records', { query: ' ord-150 ' }],
  ['search_records', { query: 'x' }],
  ['search_records', { query: '' }],
  ['get_record', { kind: 'orders', id: 'ORD-002' }],
  ['get_record', { kind: 'customers', id: 'C-001' }],
  ['service_report', { job_id: 'J-130' }],
  ['erasure_plan', { customer_id: 'C-001' }],
  ['erasure_plan', { customer_id: 'C-040' }],
  ['export_customer', { customer_id: 'C-012' }],
  ['record_history', { kind: 'technicians', id: 'TECH-005' }],
]

/** What is computed from the sample business: the same on both, to the cent. */
export const figureChecks: Check[] = [
  ...questions.map((question): Check => ({
    name: `figures: ${question[0]} ${question[1] ? JSON.stringify(question[1]) : ''}`.trim(),
    expected: {},
    onSample: true,
    run: (target) => ask(target, 'admin', question),
  })),
  {
    name: 'figures: the board of today',
    expected: { status: 200 },
    onSample: true,
    run: (target) => ask(target, 'admin', ['day_board', { day: today() }]),
  },
]
