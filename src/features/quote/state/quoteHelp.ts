import { atom } from 'jotai'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { findServiceArea, zipDigits, type ServiceAreaDetail } from '@/domain/serviceArea'

/** Where the ZIP that was typed last lies; null while there is none, or while it is being looked up. */
export const zipAnswerAtom = atom<ServiceAreaDetail | null>(null)

const askedZipAtom = atom<string | null>(null)

/** Looks up a ZIP as it is typed. Only the latest one counts; text that is no ZIP takes the answer away. */
export const checkZipAtom = atom(null, async (get, set, text: string) => {
  const zip = zipDigits(text)
  if (zip === get(askedZipAtom)) return
  set(askedZipAtom, zip)
  set(zipAnswerAtom, null)
  if (!zip) return
  const answer = await findServiceArea(zip, get(siteSettingsAtom).shops)
  if (get(askedZipAtom) === zip) set(zipAnswerAtom, answer)
})

/** Words offered while typing a vehicle; null until they are loaded. */
export type VehicleSuggestions = {
  makes: readonly string[]
  modelsOf: (make: string) => readonly string[]
  modelYears: (today: string) => readonly string[]
}

export const vehicleSuggestionsAtom = atom<VehicleSuggestions | null>(null)

/** Fetches the suggestions on first use; without them every field works all the same. */
export const loadVehicleSuggestionsAtom = atom(null, async (get, set) => {
  if (get(vehicleSuggestionsAtom)) return
  try {
    const { vehicleMakes, modelsOf, modelYears } = await import('@/domain/vehicles')
    set(vehicleSuggestionsAtom, { makes: vehicleMakes, modelsOf, modelYears })
  } catch {
    // Suggestions are a convenience: a lost file must not get in the way of typing.
  }
})
