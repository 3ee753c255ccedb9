import { atom } from 'jotai'
import { appointmentGatewayAtom } from '../gateway'

const addressesAtom = atom<Readonly<Record<string, string | null>>>({})

/** Addresses of photos by their paths; null for one that this person cannot be shown. */
export const shownPhotosAtom = atom((get) => get(addressesAtom))

/** Asks for the addresses of photos that are not known yet. */
export const showPhotosAtom = atom(null, async (get, set, paths: readonly string[]) => {
  const known = get(addressesAtom)
  const wanted = paths.filter((path) => !(path in known))
  if (wanted.length === 0) return
  const addresses = await get(appointmentGatewayAtom).photoAddresses(wanted)
  set(addressesAtom, (last) => ({
    ...last,
    ...Object.fromEntries(wanted.map((path, place) => [path, addresses[place] ?? null])),
  }))
})
