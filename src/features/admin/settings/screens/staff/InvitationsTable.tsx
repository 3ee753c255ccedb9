import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import type { StaffInvitation } from '@/domain/staffAccess'
import { ConfirmDialog } from '@/features/admin/shared/screens/ConfirmDialog'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { DataTable } from '@/ui/table/DataTable'
import { changeStaffAtom } from '../../staffState'
import { settingWords } from '../../words'
import { invitationColumns } from './invitationColumns'

/** The invitations that were neither taken nor withdrawn. */
export function InvitationsTable({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const words = useWords(settingWords).staff.invitations
  const { common } = useWords(sharedAdminWords)
  const { roles } = useWords(sharedWords)
  const formats = useFormats()
  const change = useSetAtom(changeStaffAtom)
  const tell = useTell()
  const [busy, setBusy] = useState('')
  const [asked, setAsked] = useState<StaffInvitation | null>(null)

  const columns = useMemo(() => {
    async function resend({ id, email }: StaffInvitation) {
      setBusy(id)
      await tell(
        change((gateway) => gateway.resend(id)),
        { title: words.resent(email) },
      )
      setBusy('')
    }
    return invitationColumns({
      words,
      roles,
      formats,
      busy,
      onResend: (invitation) => void resend(invitation),
      onWithdraw: setAsked,
    })
  }, [words, roles, formats, busy, change, tell])

  return (
    <chakra.section aria-labelledby="invitations-title">
      <chakra.h3 id="invitations-title" textStyle="card" mb="3">
        {words.title}
      </chakra.h3>
      {invitations.length === 0 ? (
        <chakra.p color="fg.muted">{words.none}</chakra.p>
      ) : (
        <DataTable
          columns={columns}
          rows={invitations}
          words={{ ...common.table, caption: words.title }}
        />
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          title={words.ask.title(asked.email)}
          text={words.ask.text}
          confirm={words.ask.confirm}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            tell(
              change((gateway) => gateway.withdraw(asked.id)),
              { title: words.withdrawn(asked.email) },
            )
          }
        />
      )}
    </chakra.section>
  )
}
