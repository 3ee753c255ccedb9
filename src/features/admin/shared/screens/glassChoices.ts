import { paymentMethods, timeFrames } from '@/domain/appointments'
import { storedGlassTypes } from '@/domain/prices'
import { isServiceType, positionsFor, serviceTypes } from '@/domain/services'
import { positionLabel, type SharedWords } from '@/platform/words/shared'
import { labelled, type FormOption, type FormValues } from './formFields'

/** Services, glass types, payment methods and time frames, as forms and filters offer them. */
export function glassChoices(words: SharedWords) {
  return {
    services: serviceTypes.map((value) => ({ value, label: words.services[value].name })),
    glassTypes: labelled(storedGlassTypes, words.officeGlassTypes),
    paymentMethods: labelled(paymentMethods, words.paymentMethods),
    timeFrames: labelled(timeFrames, words.timeFrames),
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
