import type { SetupWorker } from 'msw/browser'
import { isCall } from '../scenarios/failures'
import type { ProbeCall } from '../scenarios/scenario'

/** A request of the story under way, and the status it was answered with; null until then, or when it failed. */
type Asked = { request: Request; status: number | null }

let asked = new Map<string, Asked>()
let watched: SetupWorker | null = null

/** Begins a new log of what is asked of the pretend server. */
export function watchCalls(worker: SetupWorker): void {
  asked = new Map()
  if (watched === worker) return
  watched = worker
  worker.events.on('request:start', ({ request, requestId }) => {
    asked.set(requestId, { request, status: null })
  })
  worker.events.on('response:mocked', ({ requestId, response }) => {
    const known = asked.get(requestId)
    if (known) known.status = response.status
  })
}

/** How often the story under way made this call. */
export function timesAsked(call: ProbeCall): number {
  return answersTo(call).length
}

/** The status of each answer to this call, in the order asked; null for one that has none, or none yet. */
export function answersTo(call: ProbeCall): (number | null)[] {
  return [...asked.values()]
    .filter(({ request }) => isCall(call, request))
    .map(({ status }) => status)
}
