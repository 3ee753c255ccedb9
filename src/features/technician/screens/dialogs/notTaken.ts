import type { BusinessFailure } from '@/domain/businessFailures'

/** Why what was entered is neither on the device nor with the server, and at which attempt. */
export type NotTaken = { failure: BusinessFailure; attempt: number }

/** The next attempt has failed too. */
export function notTakenAgain(before: NotTaken | undefined, failure: BusinessFailure): NotTaken {
  return { failure, attempt: (before?.attempt ?? 0) + 1 }
}
