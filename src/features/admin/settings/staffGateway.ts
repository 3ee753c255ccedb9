import type { Affected } from '@/domain/capacity'
import type { InvitedRole } from '@/domain/invitations'
import type { Role } from '@/domain/roles'
import type { StaffList } from '@/domain/staffAccess'
import { readWays } from '@/features/admin/shared/waysOut/gateway'
import type { BusinessFunction } from '@/platform/client/businessCall'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

type Invitation = { email: string; role: InvitedRole; technicianId: string | null }

/** Who has access. Each change answers with everybody as they are then; all are for super administrators. */
export type StaffGateway = {
  list(): Answer<StaffList>
  /** `invalid`: `email` (already_staff too), `role`, `technicianId`. */
  invite(invitation: Invitation): Answer<StaffList>
  /** A new link for another week; the old one ends. */
  resend(invitationId: string): Answer<StaffList>
  withdraw(invitationId: string): Answer<StaffList>
  /** `forbidden` for oneself. */
  changeRole(userId: string, role: Role): Answer<StaffList>
  /** Ends their sessions. `forbidden` for oneself. */
  deactivate(userId: string): Answer<StaffList>
  reactivate(userId: string): Answer<StaffList>
  /** The jobs to come that somebody is to do, each with what can be done about it. */
  openWork(userId: string): Answer<Affected[]>
  /** Hands a technician's record to an account, or takes it back with null. `invalid`: `userId`, `technicianId`. */
  handTechnician(technicianId: string, userId: string | null): Answer<StaffList>
  /** Removes their second factor and ends their sessions. */
  resetTwoFactor(userId: string): Answer<StaffList>
  /** Forgets their wrong passwords. */
  unlock(userId: string): Answer<StaffList>
}

/** The calls of the access. */
export function createStaffGateway({ call }: Calls): StaffGateway {
  const ask = (name: BusinessFunction, args: Record<string, unknown> = {}) =>
    call<StaffList>(name, args, isStaffList)
  return {
    list: () => ask('list_staff'),
    invite: (invitation) => ask('invite_person', invitation),
    resend: (id) => ask('resend_invitation', { id }),
    withdraw: (id) => ask('withdraw_invitation', { id }),
    changeRole: (userId, role) => ask('change_role', { userId, role }),
    deactivate: (userId) => ask('deactivate_account', { userId }),
    reactivate: (userId) => ask('reactivate_account', { userId }),
    async openWork(userId) {
      const outcome = await call<Affected[]>('open_work_of', { userId }, Array.isArray)
      return outcome.ok ? { ok: true, value: readWork(outcome.value) } : outcome
    },
    handTechnician: (technicianId, userId) => ask('hand_technician', { technicianId, userId }),
    resetTwoFactor: (userId) => ask('reset_two_factor', { userId }),
    unlock: (userId) => ask('unlock_account', { userId }),
  }
}

function readWork(work: readonly Partial<Affected>[]): Affected[] {
  return work.flatMap(({ job, ways }) => (job?.id ? [{ job, ways: readWays(ways) }] : []))
}

function isStaffList(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const { people, invitations, technicians } = answer as Partial<StaffList>
  return Array.isArray(people) && Array.isArray(invitations) && Array.isArray(technicians)
}

export const staffGatewayAtom = gatewayAtom(createStaffGateway)
