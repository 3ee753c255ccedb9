import { atom, useStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { usualSiteSettings, type SiteSettings } from '@/domain/siteSettings'
import { readSiteSettings } from '@/domain/siteSettingsReader'
import { publicCall } from '../client/publicCall'

/** Asks what the owner has set. */
const siteSettingsReaderAtom = atom({
  read: async () => readSiteSettings(await publicCall('site_settings')),
})

/** What the owner has set; the usual until it is known, or when nobody can say. */
export const siteSettingsAtom = atom<SiteSettings>(usualSiteSettings)

const isAskedAtom = atom(false)

/** Asks once for the settings; after an answer that failed, again the next time. */
export const askSiteSettingsAtom = atom(null, async (get, set) => {
  if (get(isAskedAtom)) return
  set(isAskedAtom, true)
  const settings = await get(siteSettingsReaderAtom).read()
  if (settings) set(siteSettingsAtom, settings)
  else set(isAskedAtom, false)
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
    () => usualSiteSettings,
  )
}
