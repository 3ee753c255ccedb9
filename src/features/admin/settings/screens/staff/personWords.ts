import { businessToday } from '@/domain/businessTime'
import { displayName } from '@/domain/person'
import { isLockedOut, isOnline, type StaffPerson } from '@/domain/staffAccess'
import type { Formats } from '@/platform/formats/formats'
import type { SettingWords } from '../../words'

type PeopleWords = SettingWords['staff']['people']

/** What a person is called: the name, or the e-mail where none is known. */
export function personName({ firstName, lastName, email }: StaffPerson): string {
  return displayName({ first_name: firstName, last_name: lastName }, email)
}

/** When somebody was here last, in words. */
export function seenWords(
  person: StaffPerson,
  now: Date,
  words: PeopleWords,
  { moment }: Formats,
): string {
  if (isOnline(person, now)) return words.online
  return person.lastSeen ? moment(new Date(person.lastSeen), businessToday(now)) : words.never
}

export type AccountState = 'active' | 'locked' | 'deactivated'

/** Whether the account can be used. */
export function accountState(person: StaffPerson, now: Date): AccountState {
  if (person.deactivatedAt) return 'deactivated'
  return isLockedOut(person, now) ? 'locked' : 'active'
}
