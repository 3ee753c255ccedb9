import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { isOnline, type StaffPerson } from '@/domain/staffAccess'
import { BreakableEmail } from '@/ui/BreakableEmail'
import { useBusinessClock } from '@/features/admin/shared/screens/useBusinessClock'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { sharedWords, type SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { DataTable } from '@/ui/table/DataTable'
import type { DataColumn } from '@/ui/table/columns'
import { settingWords, type SettingWords } from '../../words'
import { PersonState } from './PersonState'
import { personName, seenWords } from './personWords'

type PeopleTableProps = {
  /** Null while they are being loaded. */
  people: readonly StaffPerson[] | null
  onManage: (id: string) => void
}

/** Everybody with access or without it any more; cards where it is narrow. */
export function PeopleTable({ people, onManage }: PeopleTableProps) {
  const words = useWords(settingWords).staff
  const { common } = useWords(sharedAdminWords)
  const { roles } = useWords(sharedWords)
  const formats = useFormats()
  const now = useBusinessClock()
  const columns = useMemo(
    () => columnsOf({ words: words.people, roles, formats, now, onManage }),
    [words, roles, formats, now, onManage],
  )
  return (
    <DataTable
      columns={columns}
      rows={people}
      words={{ ...common.table, caption: words.people.title, loading: words.loading }}
      skeletonRows={4}
    />
  )
}

type Given = {
  words: SettingWords['staff']['people']
  roles: SharedWords['roles']
  formats: Formats
  now: Date
  onManage: (id: string) => void
}

function columnsOf({ words, roles, formats, now, onManage }: Given): DataColumn<StaffPerson>[] {
  return [
    {
      id: 'person',
      header: words.columns.person,
      card: 'title',
      minWidth: '14rem',
      cell: (person) => (
        <chakra.div overflowWrap="anywhere" minW="0">
          <p>
            <strong>{personName(person)}</strong>{' '}
            {person.isSelf && <Badge tone="accent">{words.self}</Badge>}
          </p>
          {personName(person) !== person.email && (
            <chakra.div textStyle="small" color="fg.muted">
              <BreakableEmail email={person.email} />
            </chakra.div>
          )}
        </chakra.div>
      ),
    },
    {
      id: 'role',
      header: words.columns.role,
      cell: (person) => (
        <chakra.div>
          {roles[person.role]}
          {person.technicianId && (
            <chakra.div textStyle="small" color="fg.muted">
              {person.technicianId}
            </chakra.div>
          )}
        </chakra.div>
      ),
    },
    {
      id: 'seen',
      header: words.columns.seen,
      cell: (person) => <Seen person={person} now={now} words={words} formats={formats} />,
    },
    {
      id: 'twoFactor',
      header: words.columns.twoFactor,
      cell: ({ twoFactor }) => (twoFactor ? words.twoFactorOn : words.twoFactorOff),
    },
    {
      id: 'state',
      header: words.columns.state,
      cell: (person) => <PersonState person={person} now={now} />,
    },
    {
      id: 'manage',
      header: words.columns.manage,
      card: 'foot',
      cell: (person) => (
        <Button
          size="sm"
          aria-label={words.manageOne(personName(person))}
          onClick={() => onManage(person.id)}
        >
          {words.manage}
        </Button>
      ),
    },
  ]
}

type SeenProps = Pick<Given, 'words' | 'formats' | 'now'> & { person: StaffPerson }

/** When somebody was here last; a dot beside the words for who is here now. */
function Seen({ person, now, words, formats }: SeenProps) {
  const text = seenWords(person, now, words, formats)
  if (!isOnline(person, now)) return <span>{text}</span>
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" fontWeight="semibold">
      <chakra.span
        aria-hidden="true"
        boxSize="2"
        borderRadius="full"
        bg="success.fg"
        flexShrink="0"
      />
      {text}
    </chakra.span>
  )
}
