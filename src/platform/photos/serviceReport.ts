import type { ServiceReport } from '@/domain/technicianDay'
import type { Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

/** The report as the database has it. */
type KeptReport = Omit<ServiceReport, 'photos'> & { photos: string[] }

/** The service report of a job, its photos at addresses that show them for a time. `missing` when there is none. */
export async function readServiceReport(
  { call, photos }: Calls,
  jobId: string,
): Answer<ServiceReport> {
  const outcome = await call<KeptReport | null>('service_report', { jobId })
  if (!outcome.ok) return outcome
  const report = outcome.value
  // An answer that is no report fails like a server that is in trouble.
  if (!report || !Array.isArray(report.photos)) {
    return { ok: false, failure: { kind: 'unavailable', reason: 'server' } }
  }
  return { ok: true, value: { ...report, photos: await photos.addresses(report.photos) } }
}
