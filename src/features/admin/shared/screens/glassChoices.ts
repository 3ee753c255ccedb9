import { paymentMethods, timeFrames } from '@/domain/appointments'
import { glassOf, storedGlassTypes, type Prices, type StoredGlassType } from '@/domain/prices'
import { isServiceType, positionsFor, serviceTypes, type ServiceType } from '@/domain/services'
import { positionLabel, type SharedWords } from '@/platform/words/shared'
import { labelled, type FormOption, type FormValues } from './formFields'

/** The glass that a record has, which its own form goes on offering while the service stays. */
export type KeptGlass = { serviceType: ServiceType; glassType: StoredGlassType }

/** Services, glass types, payment methods and time frames, as forms and filters offer them. */
export function glassChoices(words: SharedWords) {
  return {
    services: serviceTypes.map((value) => ({ value, label: words.services[value].name })),
    glassTypes: labelled(storedGlassTypes, words.officeGlassTypes),
    paymentMethods: labelled(paymentMethods, words.paymentMethods),
    timeFrames: labelled(timeFrames, words.timeFrames),
    /** The glass that the chosen service is offered with today. */
    glassOffered:
      (prices: Prices, kept: KeptGlass | null) =>
      ({ serviceType = '' }: FormValues): readonly FormOption[] => {
        if (!isServiceType(serviceType)) return []
        const offered = glassOf(prices, serviceType)
        const isKept = kept?.serviceType === serviceType && !offered.includes(kept.glassType)
        return labelled(isKept ? [kept.glassType, ...offered] : offered, words.officeGlassTypes)
      },
    /** The positions that the chosen service can be done at. */
    positions({ serviceType = '' }: FormValues): readonly FormOption[] {
      if (!isServiceType(serviceType)) return []
      return positionsFor(serviceType).map((value) => ({
        value,
        label: positionLabel(words, value, serviceType),
      }))
    },
  }
}
