import { atom } from 'jotai'
import { technicianDayGatewayAtom } from '../gateway'

/** Answers the addresses at which a customer's photos can be shown for a time; null for one that cannot. */
export const customerPhotosAtom = atom(null, async (get, _set, paths: readonly string[]) => {
  const outcome = await get(technicianDayGatewayAtom).customerPhotos(paths)
  return outcome.ok ? outcome.value : []
})
