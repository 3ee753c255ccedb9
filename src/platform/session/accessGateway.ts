import type { Access } from '@/domain/access'
import { secondFactorStates } from '@/domain/access'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { businessCall } from '@/platform/client/businessCall'
import type { ClientSource } from '@/platform/client/client'

export type AccessGateway = {
  /** What the sign-in of the person signed in asks and allows. Never throws. */
  read(): Promise<Outcome<Access, BusinessFailure>>
}

/** @param client gives the client to ask */
export function createAccessGateway(client: ClientSource): AccessGateway {
  const call = businessCall(client)
  return { read: () => call<Access>('my_access', {}, isAccess) }
}

function isAccess(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const { sessionMinutes, secondFactor } = answer as Partial<Record<keyof Access, unknown>>
  return (
    typeof sessionMinutes === 'number' && secondFactorStates.some((state) => state === secondFactor)
  )
}
