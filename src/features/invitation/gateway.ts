import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { isInvitation, type Invitation, type InvitedRole } from '@/domain/invitations'
import { callsAtom, type Calls } from '@/platform/client/gatewayAtom'
import { replaceableAtom } from '@/platform/client/replaceableAtom'
import { wordedCallAtom, type Refused, type WordedCall } from '@/platform/client/wordedCall'
import type { Answer } from '@/platform/records/recordsGateway'

const refusals = ['other_address', 'expired', 'used', 'withdrawn'] as const

/** Why an invitation was not accepted: another account is signed in, it has ended, or something of the business. */
export type AcceptFailure = BusinessFailure | Refused<(typeof refusals)[number]>

/** What somebody invited asks. A link that leads to no invitation is no failure: the answer is null then. */
export type InvitationGateway = {
  read(link: string): Answer<Invitation | null>
  /** For the person signed in. Accepted a second time it answers the same. */
  accept(link: string): Promise<Outcome<{ role: InvitedRole } | null, AcceptFailure>>
}

/** @param calls what the server is asked with */
export function createInvitationGateway(
  { call }: Pick<Calls, 'call'>,
  worded: WordedCall,
): InvitationGateway {
  return {
    read: (link) =>
      call<Invitation | null>(
        'read_invitation',
        { link },
        (value) => value === null || isInvitation(value),
      ),
    accept: (link) => worded('accept_invitation', { link }, refusals),
  }
}

/** The gateway in use. Tests and stories set this atom. */
export const invitationGatewayAtom = replaceableAtom((get) =>
  createInvitationGateway(get(callsAtom), get(wordedCallAtom)),
)
