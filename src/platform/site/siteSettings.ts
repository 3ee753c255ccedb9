import { replaceEqualDeep } from '@tanstack/query-core'
import { atom, useStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { setBusinessTimeZone } from '@/domain/businessTime'
import type { SiteSettings } from '@/domain/siteSettings'
import { readSiteSettings } from '@/domain/siteSettingsReader'
import { publicCall } from '../client/publicCall'
import { builtSettings } from './builtSettings'
import { keepSettings, keptSettings } from './keptSettings'

/** Asks what the owner has set: the answer as it came, its names in camel case. */
const siteSettingsReaderAtom = atom({ read: () => publicCall('site_settings') })

const knownSettingsAtom = atom<SiteSettings>(builtSettings)

const isAskedAtom = atom(false)

/**
 * What the owner has set; what the build knew until more is known, or when nobody can say. Setting it also sets the
 * zone of business time, and nothing is asked afterwards.
 */
export const siteSettingsAtom = atom(
  (get) => get(knownSettingsAtom),
  (get, set, settings: SiteSettings) => {
    set(isAskedAtom, true)
    // Most answers say what the build knew: no page has to be drawn again for them.
    set(knownSettingsAtom, replaceEqualDeep(get(knownSettingsAtom), settings))
    setBusinessTimeZone(settings.formats.timeZone)
  },
)

/** Begins with what this browser heard last, else with what the build knew. Before anything is drawn. */
export const startSiteSettingsAtom = atom(null, (_get, set) => {
  set(siteSettingsAtom, keptSettings() ?? builtSettings)
  set(isAskedAtom, false)
})

/** Asks once for the settings; after an answer that failed, again the next time. */
export const askSiteSettingsAtom = atom(null, async (get, set) => {
  if (!get(isAskedAtom)) await set(refreshSiteSettingsAtom)
})

/** Asks for the settings, whether or not they are known: after the owner has changed some. */
export const refreshSiteSettingsAtom = atom(null, async (get, set) => {
  set(isAskedAtom, true)
  const answer = await get(siteSettingsReaderAtom).read()
  const settings = readSiteSettings(answer)
  if (!settings) {
    set(isAskedAtom, false)
    return
  }
  keepSettings(answer)
  set(siteSettingsAtom, settings)
})

/**
 * The settings, for what is drawn beforehand: a part of a page that is hydrated after the answer begins like the
 * drawn page, and changes then.
 */
export function useSiteSettings(): SiteSettings {
  const store = useStore()
  return useSyncExternalStore(
    useCallback((onChange) => store.sub(siteSettingsAtom, onChange), [store]),
    () => store.get(siteSettingsAtom),
    () => builtSettings,
  )
}
