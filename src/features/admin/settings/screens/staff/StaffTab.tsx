import { chakra } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { StaffList } from '@/domain/staffAccess'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'
import { staffViewAtom } from '../../staffState'
import { mayManageStaffAtom, settingsTabAtom } from '../../tabs'
import { settingWords } from '../../words'
import { InvitationsTable } from './InvitationsTable'
import { InviteDialog } from './InviteDialog'
import { PeopleTable } from './PeopleTable'
import { PersonDialogs, type PersonAct } from './PersonDialogs'

/** The tab "Staff & access": who can sign in, who is invited. For super administrators. */
export function StaffTab() {
  return useAtomValue(mayManageStaffAtom) ? <Staff /> : <NotForYou />
}

function Staff() {
  const words = useWords(settingWords).staff
  const view = useAtomValue(staffViewAtom)
  const [isInviting, setInviting] = useState(false)
  const [act, setAct] = useState<PersonAct | null>(null)
  if (view.status === 'forbidden') return <NotForYou />
  const list = view.status === 'ready' ? view.value : null
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        justifyContent="space-between"
        gap="3"
      >
        <chakra.div flex="1 1 18rem" minW="0">
          <chakra.h2 textStyle="section">{words.title}</chakra.h2>
          <chakra.p color="fg.muted" maxW="prose">
            {words.description}
          </chakra.p>
        </chakra.div>
        {list && (
          <Button variant="action" onClick={() => setInviting(true)}>
            <UserPlus size={18} aria-hidden="true" />
            {words.invite}
          </Button>
        )}
      </chakra.div>
      {view.status === 'error' && <ViewProblem view={view} />}
      {view.status === 'loading' && <PeopleTable people={null} onManage={() => {}} />}
      {list && (
        <>
          <People list={list} onManage={(id) => setAct({ kind: 'manage', id })} />
          <InvitationsTable invitations={list.invitations} />
          {isInviting && (
            <InviteDialog technicians={list.technicians} onClose={() => setInviting(false)} />
          )}
          <PersonDialogs list={list} act={act} onAct={setAct} />
        </>
      )}
    </>
  )
}

function People({ list, onManage }: { list: StaffList; onManage: (id: string) => void }) {
  const words = useWords(settingWords).staff.people
  return (
    <chakra.section aria-labelledby="people-title">
      <chakra.h3 id="people-title" textStyle="card" mb="3">
        {words.title}
      </chakra.h3>
      {list.people.length === 0 ? (
        <Card padding="none">
          <EmptyState {...words.empty} />
        </Card>
      ) : (
        <PeopleTable people={list.people} onManage={onManage} />
      )}
    </chakra.section>
  )
}

function NotForYou() {
  const { title, text, back } = useWords(settingWords).staff.forbidden
  const setTab = useSetAtom(settingsTabAtom)
  return (
    <ForbiddenMessage
      level={2}
      title={title}
      actions={<Button onClick={() => setTab('general')}>{back}</Button>}
    >
      {text}
    </ForbiddenMessage>
  )
}
