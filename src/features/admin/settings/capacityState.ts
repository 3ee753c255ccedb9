import { atom } from 'jotai'
import type { CapacityFields, CapacitySettings } from '@/domain/capacity'
import { queryClientAtom } from '@/platform/query/queryClient'
import { adminKey, businessView, refreshAtom } from '@/platform/query/view'
import { refreshSiteSettingsAtom } from '@/platform/site/siteSettings'
import { capacityGatewayAtom } from './capacityGateway'

/** Whether the capacity settings are open: only then are they asked for. */
export const isCapacityOpenAtom = atom(false)

const capacityKey = ['capacity']

/** The capacity settings. Setting it pins it. */
export const capacityViewAtom = businessView<CapacitySettings>((get) => ({
  key: capacityKey,
  ask: () => get(capacityGatewayAtom).read(),
  enabled: get(isCapacityOpenAtom),
}))

/** The settings as they are now, after somebody else saved first. */
export const readCapacityAtom = atom(null, (get) => get(capacityGatewayAtom).read())

/** Saves what was changed. `version` is the one that the person saw. */
export const saveCapacityAtom = atom(
  null,
  async (get, set, { version, ...fields }: Partial<CapacityFields> & { version: number }) => {
    const outcome = await get(capacityGatewayAtom).save(version, fields)
    if (outcome.ok) {
      get(queryClientAtom).setQueryData([adminKey, ...capacityKey], outcome.value)
      // Boards and free seats follow.
      void set(refreshAtom)
      void set(refreshSiteSettingsAtom)
    }
    return outcome
  },
)
