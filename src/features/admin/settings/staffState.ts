import { atom } from 'jotai'
import type { Affected } from '@/domain/capacity'
import type { StaffList } from '@/domain/staffAccess'
import { queryClientAtom } from '@/platform/query/queryClient'
import { adminKey, businessView, refreshAtom } from '@/platform/query/view'
import type { Answer } from '@/platform/records/recordsGateway'
import { staffGatewayAtom, type StaffGateway } from './staffGateway'

const staffKey = ['staff']

/** Who has access; asked again by itself, since people come and go. Setting it pins it. */
export const staffViewAtom = businessView<StaffList>((get) => ({
  key: staffKey,
  ask: () => get(staffGatewayAtom).list(),
  every: 30_000,
}))

/** Changes something about who has access, by a call of the gateway; what is shown follows its answer. */
export const changeStaffAtom = atom(
  null,
  async (get, set, change: (gateway: StaffGateway) => Answer<StaffList>) => {
    const outcome = await change(get(staffGatewayAtom))
    if (outcome.ok) get(queryClientAtom).setQueryData([adminKey, ...staffKey], outcome.value)
    // What was refused may have been decided over something that is not so any more.
    else void set(refreshAtom, staffKey)
    return outcome
  },
)

/** Whose open work is looked for; empty while nobody asks. */
export const workOfAtom = atom('')

/** The open work of that account. Setting it pins it. */
export const openWorkViewAtom = businessView<Affected[]>((get) => {
  const id = get(workOfAtom)
  return {
    key: ['open-work', id],
    ask: () => get(staffGatewayAtom).openWork(id),
    enabled: id !== '',
  }
})
