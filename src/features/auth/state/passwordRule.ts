import { atom } from 'jotai'
import {
  isPasswordRequirements,
  usualPasswordRequirements,
  type PasswordRequirements,
} from '@/domain/password'
import { siteSettingsAtom } from '@/platform/site/siteSettings'

/** What the owner asks of a password that is chosen here. */
export const passwordRequirementsAtom = atom((get): PasswordRequirements => {
  const { passwordRequirements } = get(siteSettingsAtom) as { passwordRequirements?: unknown }
  return isPasswordRequirements(passwordRequirements)
    ? passwordRequirements
    : usualPasswordRequirements
})
