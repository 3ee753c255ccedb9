import { glassTypeLabels, paymentMethodLabels, positionLabel } from '@/content/en/glass'
import { serviceEntry } from '@/content/en/services'
import { paymentMethods, timeFrames } from '@/domain/appointments'
import { glassTypes } from '@/domain/prices'
import { isServiceType, positionsFor, serviceTypes } from '@/domain/services'
import type { FormOption, FormValues } from './formFields'

/** Services, glass types, payment methods and time frames, as forms and filters offer them. */
export const serviceOptions: readonly FormOption[] = serviceTypes.map((value) => ({
  value,
  label: serviceEntry(value).name,
}))

export const glassTypeOptions: readonly FormOption[] = glassTypes.map((value) => ({
  value,
  label: glassTypeLabels[value],
}))

export const paymentOptions: readonly FormOption[] = paymentMethods.map((value) => ({
  value,
  label: paymentMethodLabels[value],
}))

export const timeFrameOptions: readonly FormOption[] = timeFrames.map((value) => ({
  value,
  label: value,
}))

/** The positions that the chosen service can be done at. */
export function positionOptions({ serviceType = '' }: FormValues): readonly FormOption[] {
  if (!isServiceType(serviceType)) return []
  return positionsFor(serviceType).map((value) => ({
    value,
    label: positionLabel(value, serviceType),
  }))
}
