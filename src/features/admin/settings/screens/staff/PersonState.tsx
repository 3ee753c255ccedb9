import { chakra } from '@chakra-ui/react'
import { CircleCheck, Lock, UserX } from 'lucide-react'
import { businessToday } from '@/domain/businessTime'
import type { StaffPerson } from '@/domain/staffAccess'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Badge, type BadgeTone } from '@/ui/Badge'
import { settingWords } from '../../words'
import { accountState, type AccountState } from './personWords'

const signs: Record<AccountState, { tone: BadgeTone; Icon: typeof Lock }> = {
  active: { tone: 'success', Icon: CircleCheck },
  locked: { tone: 'warning', Icon: Lock },
  deactivated: { tone: 'neutral', Icon: UserX },
}

/** Whether an account can be used: by a sign and in words, with until when it is locked. */
export function PersonState({ person, now }: { person: StaffPerson; now: Date }) {
  const words = useWords(settingWords).staff.people
  const formats = useFormats()
  const state = accountState(person, now)
  const { tone, Icon } = signs[state]
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
      <Badge tone={tone}>
        <Icon size={13} aria-hidden="true" />
        <span>{words[state]}</span>
      </Badge>
      {state === 'locked' && person.lockedUntil && (
        <chakra.span textStyle="small" color="fg.muted">
          {words.until(formats.moment(new Date(person.lockedUntil), businessToday(now)))}
        </chakra.span>
      )}
    </chakra.div>
  )
}
