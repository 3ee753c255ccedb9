import { buildInvitation } from '../fixtures/invitations'
import { restJson } from '../handlers/answers'
import type { InvitationStatus } from '@/domain/invitations'
import { failing, onFunction, probeOf, sentenceOf } from './failures'
import type { ScenarioFacts } from './scenario'
import { rest } from './simpleFailure'

const read = 'read_invitation'
const accept = 'accept_invitation'
const notTheirs = rest(403, 'PT403', 'other_address')

/** What can go wrong on the page of an invitation. */
export const invitationScenarios: ScenarioFacts[] = [
  {
    name: 'invitation-expired',
    title: 'Invitation has expired',
    area: 'invitation',
    source: 'invitation: expired',
    server: `The function ${read} answers 200 with the status expired: more than 7 days have passed.`,
    person: '"This invitation has expired" and whom to ask for a new one. Nothing can be accepted.',
    handlers: () => [reading('expired')],
    probes: [{ call: read, answer: 200 }],
  },
  {
    name: 'invitation-used',
    title: 'Invitation has been used',
    area: 'invitation',
    source: 'invitation: used',
    server: `The function ${read} answers 200 with the status used: somebody accepted it.`,
    person: '"This invitation has been used" with "Sign in". No second account can be made.',
    handlers: () => [reading('used')],
    probes: [{ call: read, answer: 200 }],
  },
  {
    name: 'invitation-not-the-invited-address',
    title: 'Invitation of another address',
    area: 'invitation',
    source: 'invitation: other address',
    server: `The function ${read} answers 200 with the status open. ${sentenceOf(accept, notTheirs)}`,
    person:
      '"This invitation is for another address" with "Sign out". The invitation stays open for the person who is meant.',
    handlers: () => [reading('open'), failing(accept, notTheirs)],
    probes: [{ call: read, answer: 200 }, probeOf(accept, notTheirs)],
  },
]

function reading(status: InvitationStatus) {
  const { expiresAt, ...invitation } = buildInvitation({ status })
  return onFunction(read, () => restJson({ ...invitation, expires_at: expiresAt }))
}
