import type { Role } from '@/domain/roles'
import { sampleInvitations } from '../../fixtures/business/staff'
import { demoPeople } from '../../fixtures/people'
import type { MockDatabase } from '../mockDatabase'
import { instantText } from './context'
import type { BusinessTables } from './tables'

// Minutes since each of the demo people was seen.
const seenMinutesAgo: Readonly<Record<Role, number>> = {
  super_admin: 2,
  admin: 50,
  technician: 60 * 26,
  customer: 60 * 24 * 9,
}

/** When the demo people were seen last. */
export function seedPresence(database: MockDatabase): void {
  for (const { id, role } of Object.values(demoPeople)) {
    const at = database.settings.now() - seenMinutesAgo[role] * 60_000
    database.presence.set(id, instantText(at))
  }
}

const dayMs = 86_400_000

/** The sample's invitations: one that can be used, and one that has expired. */
export function seedInvitations(tables: BusinessTables, now: Date): void {
  for (const { daysAgo, token, ...invitation } of sampleInvitations) {
    const at = now.getTime() - daysAgo * dayMs
    const created_at = instantText(at)
    tables.invitations.set(invitation.id, {
      ...invitation,
      technician_id: null,
      created_by: demoPeople.super_admin.id,
      created_at,
      expires_at: instantText(at + 7 * dayMs),
      repeat: 0,
      withdrawn_at: null,
      accepted_at: null,
      user_id: null,
    })
    tables.invitation_mails.set(invitation.id, { token, at: created_at, status: 'sent' })
  }
}
