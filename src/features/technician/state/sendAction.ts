import type { BusinessFailure } from '@/domain/businessFailures'
import { photoPath } from '@/domain/jobPhotos'
import type { Appointment } from '@/domain/technicianDay'
import { photosOf, type KeptAction } from '@/domain/waitingActions'
import type { Answer } from '@/platform/records/recordsGateway'
import type { TechnicianDayGateway } from '../gateway'

type Sending = {
  /** False once somebody else, or nobody, is signed in. */
  isSignedIn: () => boolean
  /** Hears which photos have arrived, so that they are not sent again when the next one, or the action, fails. */
  note: (action: KeptAction) => Promise<void>
}

/** Uploads the photos of an action, then sends it. */
export async function sendAction(
  gateway: TechnicianDayGateway,
  action: KeptAction,
  { isSignedIn, note }: Sending,
): Answer<Appointment> {
  const paths = photosOf(action.action).map((photo, index) =>
    photoPath(action.jobId, action.key, index + 1, photo),
  )
  for (const [index, photo] of photosOf(action.action).entries()) {
    const path = paths[index] ?? ''
    if (action.uploaded?.includes(path)) continue
    const outcome = await gateway.uploadPhoto(path, photo)
    if (outcome.ok) {
      action = { ...action, uploaded: [...(action.uploaded ?? []), path] }
      await note(action)
    }
    // Why it is forbidden, and whether the action was done before, only the action's own answer tells.
    else if (outcome.failure.kind !== 'forbidden') return outcome
    if (!isSignedIn()) return { ok: false, failure: { kind: 'signed_out' } }
  }
  const outcome = await sendWithoutPhotos(gateway, action, paths)
  const isMissing =
    !outcome.ok &&
    outcome.failure.kind === 'conflict' &&
    outcome.failure.reason === 'photos_missing'
  if (!isMissing) return outcome
  await note({ ...action, uploaded: [] })
  return { ok: false, failure: { kind: 'unavailable', reason: 'server' } }
}

/** @param photos the paths of the photos */
function sendWithoutPhotos(
  gateway: TechnicianDayGateway,
  { jobId, key, takenAt, action }: KeptAction,
  photos: string[],
) {
  const sent = { idempotencyKey: key, takenAt, sentAt: new Date().toISOString() }
  if (action.kind === 'complete') {
    return gateway.complete(jobId, { ...action.completion, photos }, sent)
  }
  if (action.kind === 'issue') {
    return gateway.reportIssue(jobId, { ...action.issue, photo: photos[0] ?? '' }, sent)
  }
  if (action.kind === 'on_my_way') return gateway.setOut(jobId, action.minutes, sent)
  return gateway.take(jobId, action.kind, sent)
}

/** No signal, a server in trouble, or a session that is over: the action itself was not refused. */
export function mayPass({ kind }: BusinessFailure): boolean {
  return kind === 'unavailable' || kind === 'signed_out'
}
