import type { Role } from '@/domain/roles'
import type { Check } from '../check'
import { observeRest, type Observation } from '../observe'
import { clientOf, freshKey, sharedPerson, type Target } from '../target'

async function callAs(
  target: Target,
  role: Role | null,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Observation> {
  const client = role ? (await sharedPerson(target, role)).client : clientOf(target)
  return observeRest(await client.rpc(name, args))
}

const action = () => ({
  job_id: 'J-999',
  idempotency_key: freshKey(),
  taken_at: '2026-06-15T16:00:00Z',
})

const issue = { kind: 'weather', note: '', cannot_complete: false }

/** The technician's day and actions, as people without a job see them. */
export const technicianChecks: Check[] = [
  {
    name: 'technician: no day for a visitor',
    expected: { status: 401, code: '42501' },
    run: (target) => callAs(target, null, 'my_day'),
  },
  {
    name: 'technician: no day for a customer',
    expected: { status: 403, code: '42501' },
    run: (target) => callAs(target, 'customer', 'my_day'),
  },
  {
    name: 'technician: an empty day for one without jobs',
    expected: { status: 200 },
    run: (target) => callAs(target, 'technician', 'my_day'),
  },
  {
    name: "technician: a step of a job that is not one's own",
    expected: { status: 409, code: 'PT409' },
    run: (target) => callAs(target, 'technician', 'take_step', { ...action(), step: 'confirm' }),
  },
  {
    name: "technician: completing a job that is not one's own",
    expected: { status: 409, code: 'PT409' },
    run: (target) =>
      callAs(target, 'technician', 'complete_job', {
        ...action(),
        completion: { work_done: 'Glass replaced', cure_minutes: 60 },
      }),
  },
  {
    name: "technician: an issue of a job that is not one's own",
    expected: { status: 409, code: 'PT409' },
    run: (target) => callAs(target, 'technician', 'report_issue', { ...action(), issue }),
  },
  {
    name: 'technician: an issue, from a customer',
    expected: { status: 403, code: '42501' },
    run: (target) => callAs(target, 'customer', 'report_issue', { ...action(), issue }),
  },
  {
    name: 'technician: a report that does not exist',
    expected: { status: 404, code: 'PT404' },
    run: (target) => callAs(target, 'technician', 'service_report', { job_id: 'J-999' }),
  },
  {
    name: 'technician: a function without its arguments',
    expected: { status: 404, code: 'PGRST202' },
    run: (target) => callAs(target, 'technician', 'take_step', { job_id: 'J-999' }),
  },
]
