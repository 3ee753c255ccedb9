import { atom } from 'jotai'
import { readMaintenanceNotice } from './gateway'

/** Asks for the maintenance that visitors are told about. Tests and stories set this atom. */
const maintenanceReaderAtom = atom({ read: () => readMaintenanceNotice() })

/** What visitors are told about planned maintenance; empty while there is nothing to tell. */
export const maintenanceTextAtom = atom('')

/** Asks once whether maintenance is planned. */
export const askMaintenanceAtom = atom(null, async (get, set) => {
  const window = await get(maintenanceReaderAtom).read()
  set(maintenanceTextAtom, window?.message ?? '')
})
