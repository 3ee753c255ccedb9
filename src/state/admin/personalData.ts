import { atom } from 'jotai'
import type { ErasurePlan } from '@/domain/personalData'
import { businessGatewaysAtom } from './businessGateways'
import { customersList } from './customers'
import { businessView, refreshAtom } from './view'

/** What erasing the customer who is open beside the list would do. Read it only while that is asked. */
export const erasurePlanViewAtom = businessView<ErasurePlan>((get) => {
  const { record } = get(customersList.stateAtom)
  return {
    key: ['customers', 'erasure', record],
    ask: (business) => business.personalData.plan(record),
    enabled: record !== '',
  }
})

/** Everything that is held about a customer, as the text of a file for them. */
export const exportCustomerAtom = atom(null, async (get, set, id: string) => {
  const outcome = await get(businessGatewaysAtom).personalData.export(id)
  if (outcome.ok) void set(refreshAtom, ['customers', 'history'])
  return outcome
})

/**
 * Erases the personal data of a customer, for good. A record that is gone wholly is closed; refused, the
 * plan is asked for anew, because something has happened since.
 */
export const eraseCustomerAtom = atom(null, async (get, set, id: string) => {
  const outcome = await get(businessGatewaysAtom).personalData.erase(id)
  if (!outcome.ok) {
    void set(refreshAtom, ['customers', 'erasure'])
    return outcome
  }
  if (outcome.value.kept.length === 0) set(customersList.openAtom, null)
  void set(refreshAtom)
  return outcome
})
