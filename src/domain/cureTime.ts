import type { ServiceType } from './services'

/**
 * Minutes before the car may be driven, as a form first suggests them; the technician goes by the data
 * sheet of the adhesive. Bonded glass takes an hour with the usual fast-curing urethane; resin is cured
 * under the lamp, and glass that runs in a door or sits in rubber is not bonded.
 */
export const usualCureMinutes: Record<ServiceType, number> = {
  windshield: 60,
  'chip-repair': 0,
  'door-glass': 0,
  'vent-glass': 0,
  'quarter-glass': 60,
  'back-glass': 60,
}

/** The instant from which the car may be driven. @param minutes cure time after `doneAt` */
export function safeToDriveFrom(doneAt: Date, minutes: number): Date {
  return new Date(doneAt.getTime() + minutes * 60_000)
}
