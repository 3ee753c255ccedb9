import { CircleCheck, Lock, UserX } from 'lucide-react'
import type { StaffPerson } from '@/domain/staffAccess'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Badge, type BadgeTone } from '@/ui/Badge'
import { settingWords } from '../../words'
import { accountState, stateWords, type AccountState } from './personWords'

const signs: Record<AccountState, { tone: BadgeTone; Icon: typeof Lock }> = {
  active: { tone: 'success', Icon: CircleCheck },
  locked: { tone: 'warning', Icon: Lock },
  deactivated: { tone: 'neutral', Icon: UserX },
}

/** Whether an account can be used: by a sign and in words. */
export function PersonState({ person, now }: { person: StaffPerson; now: Date }) {
  const words = useWords(settingWords).staff.people
  const formats = useFormats()
  const { tone, Icon } = signs[accountState(person, now)]
  return (
    <Badge tone={tone}>
      <Icon size={13} aria-hidden="true" />
      <span>{stateWords(person, now, words, formats)}</span>
    </Badge>
  )
}
