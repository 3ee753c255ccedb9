import type { WayOut } from '@/domain/capacity'
import type { Job } from '@/domain/jobs'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import { overbooking, type Answer, type Saved } from '@/platform/records/recordsGateway'

/** What the office asks of the database about jobs that need somebody else or another time. */
export type WaysOutGateway = {
  /** The ways for a job that is not begun, best first. */
  suggest(jobId: string): Answer<WayOut[]>
  /** Takes a way. Refused like any booking when somebody else was faster, unless `overbook`. */
  take(job: Saved, way: WayOut, overbook?: boolean): Answer<Job>
}

/** The calls of the ways out. */
export function createWaysOutGateway({ call }: Calls): WaysOutGateway {
  return {
    async suggest(jobId) {
      const outcome = await call<WayOut[]>('suggest_technicians', { jobId }, Array.isArray)
      return outcome.ok ? { ok: true, value: readWays(outcome.value) } : outcome
    },
    take({ id, version }, way, overbook) {
      if (way.kind === 'unplan') return call('assign_job', { id, version, technicianId: null })
      const { scheduledDate, scheduledTime, technicianId } = way
      return call('move_job', {
        id,
        version,
        scheduledDate,
        scheduledTime,
        technicianId,
        ...overbooking(overbook),
      })
    },
  }
}

/** The ways of an answer that can be taken; what is no way is left out. */
export function readWays(ways: unknown): WayOut[] {
  if (!Array.isArray(ways)) return []
  return ways.filter(
    (way: Partial<WayOut> | null) =>
      way?.kind === 'unplan' ||
      ((way?.kind === 'technician' || way?.kind === 'frame') &&
        typeof way.technicianId === 'string' &&
        typeof way.scheduledDate === 'string'),
  )
}

export const waysOutGatewayAtom = gatewayAtom(createWaysOutGateway)
