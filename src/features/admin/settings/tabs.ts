import { atom } from 'jotai'
import { pinnable } from '@/platform/query/view'
import { roleAtom } from '@/platform/session/sessionState'

/** The tabs of the settings, in order, by their names in the address. The first one needs no name there. */
export const settingsTabs = ['general', 'prices', 'public-pages', 'staff'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The tab of a name in the address; the first one for any other. */
export function settingsTabOf(name: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === name) ?? 'general'
}

/** The tab that is open. The app binds it to the address. */
export const settingsTabAtom = atom<SettingsTab>('general')

/** Whether the signed-in person manages who has access: super administrators only. */
export const mayManageStaffAtom = pinnable((get): boolean => get(roleAtom) === 'super_admin')

type Unsaved = { tab: SettingsTab; part: string }

const unsavedFormsAtom = atom<readonly Unsaved[]>([])

/** The tabs with a form that holds something unsaved, General apart. */
export const unsavedTabsAtom = atom((get): readonly SettingsTab[] => [
  ...new Set(get(unsavedFormsAtom).map(({ tab }) => tab)),
])

/** Notes whether a form of a tab holds something unsaved. */
export const noteUnsavedAtom = atom(
  null,
  (get, set, { tab, part, isUnsaved }: Unsaved & { isUnsaved: boolean }) => {
    const others = get(unsavedFormsAtom).filter((one) => one.tab !== tab || one.part !== part)
    set(unsavedFormsAtom, isUnsaved ? [...others, { tab, part }] : others)
  },
)

/** Lets go of what is unsaved, for leaving the page. */
export const forgetUnsavedAtom = atom(null, (_get, set) => set(unsavedFormsAtom, []))
