import { atom } from 'jotai'
import { siteSettingsAtom } from '@/platform/site/siteSettings'

/** What the owner asks of a password that is chosen here. */
export const passwordRequirementsAtom = atom((get) => get(siteSettingsAtom).passwordRequirements)
