import { phoneNumbersIn } from '@/domain/phone'
import { nextSteps, type Appointment, type TechnicianStep } from '@/domain/technicianDay'

/** True while there is something left to do. */
export function isOpen({ status }: Appointment): boolean {
  return nextSteps(status).length > 0
}

/** The job at hand: the one in progress, else the first that is still to be done. */
export function currentJob(appointments: readonly Appointment[]): Appointment | undefined {
  return appointments.find(({ status }) => status === 'in-progress') ?? appointments.find(isOpen)
}

/** The step that the big button of a job takes. */
export function bigStep({ status }: Appointment): TechnicianStep | 'complete' | undefined {
  return nextSteps(status)[0]
}

/** Where Navigate leads. @param template a URL in which {address} stands for the address */
export function directionsTo(address: string, template: string): string {
  return template.replaceAll('{address}', encodeURIComponent(address))
}

/** The first number as a `tel:` link; null when there is none to call. */
export function telephoneLink(phone: string): string | null {
  return phoneNumbersIn(phone)[0]?.href ?? null
}
