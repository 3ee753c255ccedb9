import { isPositionOf, type ServiceType } from './services'
import type { QuoteDraft } from './quoteDraft'
import type { QuoteStep } from './quoteFields'
import { cleanText } from './text'

/** The five steps in order. */
export const quoteSteps: readonly QuoteStep[] = [1, 2, 3, 4, 5]

/** The address of each step. */
export const quoteStepPaths: Record<QuoteStep, string> = {
  1: '/',
  2: '/quote',
  3: '/quote/position',
  4: '/quote/details',
  5: '/quote/appointment',
}

/** The address that starts the wizard with a service chosen. */
export function quoteHref(service?: ServiceType): string {
  return service ? `${quoteStepPaths[2]}?service=${service}` : quoteStepPaths[2]
}

/** The step before; step 1 has none before it and stays. */
export function previousQuoteStep(step: QuoteStep): QuoteStep {
  return quoteSteps[step - 2] ?? 1
}

/** The step after; step 5 is the last and stays. */
export function nextQuoteStep(step: QuoteStep): QuoteStep {
  return quoteSteps[step] ?? 5
}

/** True when anything is known about the car: a ZIP or phone number alone says nothing about it. */
export function hasVehicle(draft: QuoteDraft): boolean {
  const { year, make, model } = draft.vehicleInfo
  return [year, make, model].some((text) => text.trim() !== '')
}

/** The car as people write it: "2021 Honda Civic"; empty when nothing is known. */
export function vehicleName({ year, make, model }: QuoteDraft['vehicleInfo']): string {
  return [year, make, model]
    .map(cleanText)
    .filter((text) => text !== '')
    .join(' ')
}

/** True when the step's own answer is there. */
export function isStepDone(draft: QuoteDraft, step: QuoteStep): boolean {
  const { serviceType } = draft.serviceSelection
  switch (step) {
    case 1:
      return hasVehicle(draft)
    case 2:
      return serviceType !== ''
    case 3:
      return serviceType !== '' && isPositionOf(serviceType, draft.glassPosition.position)
    case 4:
      return draft.glassSelection.glassType !== ''
    case 5:
      return draft.appointmentDetails.date !== '' && draft.appointmentDetails.timeFrame !== ''
  }
}

/** The steps before a step whose answers are missing, in order: what a deep link has to ask for. */
export function missingBefore(draft: QuoteDraft, step: QuoteStep): QuoteStep[] {
  return quoteSteps.filter((earlier) => earlier < step && !isStepDone(draft, earlier))
}
