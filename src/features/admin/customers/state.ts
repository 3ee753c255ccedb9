import { atom } from 'jotai'
import type { Customer, CustomerFields } from '@/domain/customers'
import type { ErasurePlan } from '@/domain/personalData'
import { businessView, refreshAtom } from '@/platform/query/view'
import { recordList } from '@/platform/records/recordList'
import { recordSaving } from '@/platform/records/recordSaving'
import { customersGatewayAtom } from './gateway'

/** The customers screen. */
export const customersList = recordList<Customer>('customers', customersGatewayAtom)

/** Adds a customer, or changes one. */
export const saveCustomerAtom = recordSaving<Customer, CustomerFields>(
  'customers',
  customersGatewayAtom,
  (fields) => fields,
)

/** What erasing the customer who is open beside the list would do. Read it only while that is asked. */
export const erasurePlanViewAtom = businessView<ErasurePlan>((get) => {
  const { record } = get(customersList.stateAtom)
  return {
    key: ['customers', 'erasure', record],
    ask: () => get(customersGatewayAtom).erasurePlan(record),
    enabled: record !== '',
  }
})

/** Everything that is held about a customer, as the text of a file for them. */
export const exportCustomerAtom = atom(null, async (get, set, id: string) => {
  const outcome = await get(customersGatewayAtom).exportPersonalData(id)
  if (outcome.ok) void set(refreshAtom, ['customers', 'history'])
  return outcome
})

/**
 * How many files of erased customers' photos are still to be removed. Looking at the customers tries it again:
 * the connection may have ended in the middle of an erasure.
 */
export const erasedPhotosViewAtom = businessView<number>((get) => ({
  key: ['customers', 'erased-photos'],
  ask: () => get(customersGatewayAtom).removeErasedPhotos(),
}))

/** Tries once more to remove the files of erased customers' photos. */
export const removeErasedPhotosAtom = atom(null, (_get, set) =>
  set(refreshAtom, ['customers', 'erased-photos']),
)

/**
 * Erases the personal data of a customer, for good, and then the files of their photos. A record that is gone
 * wholly is closed; refused, the plan is asked for again, because something has happened since.
 */
export const eraseCustomerAtom = atom(null, async (get, set, id: string) => {
  const gateway = get(customersGatewayAtom)
  const outcome = await gateway.erase(id)
  if (!outcome.ok) {
    void set(refreshAtom, ['customers', 'erasure'])
    return outcome
  }
  const removal = await gateway.removeErasedPhotos()
  if (outcome.value.kept.length === 0) set(customersList.openAtom, null)
  void set(refreshAtom)
  const photosStay = !removal.ok || removal.value > 0
  return { ok: true as const, value: { ...outcome.value, photosStay } }
})
