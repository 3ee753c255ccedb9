import type { TechnicianTime, WeekdayHours } from '@/domain/capacity'
import type { SentForm } from '@/domain/idempotencyKey'
import type { Job } from '@/domain/jobs'
import type { ListPage } from '@/domain/lists'
import type { Technician, TechnicianFields, TechnicianFigures } from '@/domain/technicians'
import type { BusinessCall, BusinessFunction } from '@/platform/client/businessCall'
import { readWays } from '@/features/admin/shared/waysOut/gateway'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import {
  overbooking,
  recordsGateway,
  savedArguments,
  type Answer,
  type RecordsGateway,
  type Saved,
} from '@/platform/records/recordsGateway'

export type TechniciansGateway = RecordsGateway<Technician> & {
  save(
    technician: Saved | null,
    fields: Partial<TechnicianFields>,
    form?: SentForm,
  ): Answer<Technician>
  figures(): Answer<TechnicianFigures>
  /** The jobs that wait for a technician, earliest first; `limit` at most. */
  waitingJobs(limit: number): Answer<ListPage<Job>>
  /**
   * Gives a waiting job to a technician. `technician_busy`, `technician_absent`, `technician_unskilled` unless
   * `overbook`; `technician_off_duty`.
   */
  assign(job: Saved, technicianId: string, overbook?: boolean): Answer<Job>
  /** When a technician works, and the jobs that no longer fit. Each change below answers with the new state of it. */
  time(technicianId: string): Answer<TechnicianTime>
  /** `version` is the technician's that the person saw. */
  saveHours(technicianId: string, version: number, hours: WorkingHours): Answer<TechnicianTime>
  /** Time off on several days (YYYY-MM-DD), from and to 'HH:MM'. Added twice, it is there once. */
  addAbsences(
    technicianId: string,
    days: readonly string[],
    times: { starts: string; ends: string },
  ): Answer<TechnicianTime>
  removeAbsences(technicianId: string, ids: readonly number[]): Answer<TechnicianTime>
  /** Off from now until the end of the day. */
  callInSick(technicianId: string): Answer<TechnicianTime>
}

/** What the office enters about a technician's week. */
export type WorkingHours = { hours: readonly WeekdayHours[]; homeZip: string }

export function createTechniciansGateway({ call }: Calls): TechniciansGateway {
  const jobs = recordsGateway<Job>(call, 'jobs')
  return {
    ...recordsGateway<Technician>(call, 'technicians'),
    save: (technician, fields, form) =>
      call('save_record', { kind: 'technicians', ...savedArguments(technician, form), fields }),
    figures: () => call('technician_figures'),
    waitingJobs: (limit) => jobs.list({ tab: 'Scheduled', sort: 'schedule', pageSize: limit }),
    assign: ({ id, version }, technicianId, overbook) =>
      call('assign_job', { id, version, technicianId, ...overbooking(overbook) }),
    time: (technicianId) => askTime(call, 'technician_time', { technicianId }),
    saveHours: (technicianId, version, { hours, homeZip }) =>
      askTime(call, 'save_technician_hours', { technicianId, version, hours, homeZip }),
    addAbsences: (technicianId, days, times) =>
      askTime(call, 'add_absences', { technicianId, days, ...times }),
    removeAbsences: (technicianId, ids) => askTime(call, 'remove_absences', { technicianId, ids }),
    callInSick: (technicianId) => askTime(call, 'call_in_sick', { technicianId }),
  }
}

/** The technician's time that a call answers, with every list there: one without must not take the page down. */
async function askTime(
  call: BusinessCall,
  name: BusinessFunction,
  args: Record<string, unknown>,
): Answer<TechnicianTime> {
  const outcome = await call<Partial<TechnicianTime>>(name, args, isTime)
  if (!outcome.ok) return outcome
  const { technicianId = '', version = 0, homeZip, hours, absences, affected } = outcome.value
  return {
    ok: true,
    value: {
      technicianId,
      version,
      homeZip: typeof homeZip === 'string' ? homeZip : '',
      hours: Array.isArray(hours) ? hours : [],
      absences: Array.isArray(absences) ? absences : [],
      affected: Array.isArray(affected)
        ? affected.map(({ job, ways }) => ({ job, ways: readWays(ways) }))
        : [],
    },
  }
}

function isTime(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    typeof (answer as Partial<TechnicianTime>).version === 'number'
  )
}

export const techniciansGatewayAtom = gatewayAtom(createTechniciansGateway)
