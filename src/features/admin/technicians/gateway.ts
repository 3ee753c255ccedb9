import type { SentForm } from '@/domain/idempotencyKey'
import type { Job } from '@/domain/jobs'
import type { ListPage } from '@/domain/lists'
import type { Technician, TechnicianFields, TechnicianFigures } from '@/domain/technicians'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import {
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
  /** Gives a waiting job to a technician. `technician_busy`, `technician_off_duty`. */
  assign(job: Saved, technicianId: string): Answer<Job>
}

export function createTechniciansGateway({ call }: Calls): TechniciansGateway {
  const jobs = recordsGateway<Job>(call, 'jobs')
  return {
    ...recordsGateway<Technician>(call, 'technicians'),
    save: (technician, fields, form) =>
      call('save_record', { kind: 'technicians', ...savedArguments(technician, form), fields }),
    figures: () => call('technician_figures'),
    waitingJobs: (limit) => jobs.list({ tab: 'Scheduled', sort: 'schedule', pageSize: limit }),
    assign: ({ id, version }, technicianId) => call('assign_job', { id, version, technicianId }),
  }
}

export const techniciansGatewayAtom = gatewayAtom(createTechniciansGateway)
