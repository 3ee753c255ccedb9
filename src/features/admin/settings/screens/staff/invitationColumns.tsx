import { chakra } from '@chakra-ui/react'
import type { StaffInvitation } from '@/domain/staffAccess'
import { BreakableEmail } from '@/ui/BreakableEmail'
import type { Formats } from '@/platform/formats/formats'
import type { SharedWords } from '@/platform/words/shared'
import type { BadgeTone } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { StatusChip } from '@/ui/StatusChip'
import type { DataColumn } from '@/ui/table/columns'
import type { SettingWords } from '../../words'

const mailTones: Record<StaffInvitation['mail'], BadgeTone> = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
}

type Given = {
  words: SettingWords['staff']['invitations']
  roles: SharedWords['roles']
  formats: Formats
  /** The id of the invitation that is being sent again. */
  busy: string
  onResend: (invitation: StaffInvitation) => void
  onWithdraw: (invitation: StaffInvitation) => void
}

/** The columns of the invitations. */
export function invitationColumns({
  words,
  roles,
  formats: { instant },
  busy,
  onResend,
  onWithdraw,
}: Given): DataColumn<StaffInvitation>[] {
  return [
    {
      id: 'email',
      header: words.columns.email,
      card: 'title',
      minWidth: '14rem',
      cell: ({ email }) => (
        <chakra.span overflowWrap="anywhere" fontWeight="semibold">
          <BreakableEmail email={email} />
        </chakra.span>
      ),
    },
    {
      id: 'role',
      header: words.columns.role,
      cell: ({ role, technicianName }) => (
        <div>
          {roles[role]}
          {technicianName && (
            <chakra.div textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {technicianName}
            </chakra.div>
          )}
        </div>
      ),
    },
    {
      id: 'invited',
      header: words.columns.invited,
      cell: ({ invitedAt, invitedBy }) => (
        <chakra.span overflowWrap="anywhere">{words.by(instant(invitedAt), invitedBy)}</chakra.span>
      ),
    },
    {
      id: 'state',
      header: words.columns.state,
      cell: ({ isExpired, expiresAt, mail }) => (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
          {isExpired ? (
            <StatusChip tone="warning">{words.expired}</StatusChip>
          ) : (
            <span>{words.open(instant(expiresAt))}</span>
          )}
          <StatusChip tone={mailTones[mail]}>{words.mail[mail]}</StatusChip>
        </chakra.div>
      ),
    },
    {
      id: 'actions',
      header: words.columns.actions,
      minWidth: '12.5rem',
      card: 'foot',
      cell: (invitation) => (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            size="sm"
            busy={busy === invitation.id}
            aria-label={words.resendOne(invitation.email)}
            onClick={() => onResend(invitation)}
          >
            {words.resend}
          </Button>
          <Button
            size="sm"
            variant="plain"
            aria-label={words.withdrawOne(invitation.email)}
            onClick={() => onWithdraw(invitation)}
          >
            {words.withdraw}
          </Button>
        </chakra.div>
      ),
    },
  ]
}
