/** The services offered and the glass positions each can be done at. */

export const serviceTypes = [
  'windshield',
  'chip-repair',
  'door-glass',
  'vent-glass',
  'quarter-glass',
  'back-glass',
] as const
export type ServiceType = (typeof serviceTypes)[number]

export const glassPositions = [
  'main',
  'front-left',
  'front-right',
  'rear-left',
  'rear-right',
  'front-left-vent',
  'front-right-vent',
  'rear-left-vent',
  'rear-right-vent',
  'left-quarter',
  'right-quarter',
] as const
export type GlassPosition = (typeof glassPositions)[number]

const positionsByService: Record<ServiceType, readonly GlassPosition[]> = {
  windshield: ['main'],
  'chip-repair': ['main'],
  'door-glass': ['front-left', 'front-right', 'rear-left', 'rear-right'],
  'vent-glass': ['front-left-vent', 'front-right-vent', 'rear-left-vent', 'rear-right-vent'],
  'quarter-glass': ['left-quarter', 'right-quarter'],
  'back-glass': ['main'],
}

/** The page about each service. */
export const servicePaths: Record<ServiceType, string> = {
  windshield: '/windshield-replacement',
  'chip-repair': '/windshield-repair',
  'door-glass': '/door-glass',
  'vent-glass': '/vent-glass',
  'quarter-glass': '/quarter-glass',
  'back-glass': '/back-glass',
}

/** The positions that can be chosen for a service, in the order they are shown. */
export function positionsFor(service: ServiceType): readonly GlassPosition[] {
  return positionsByService[service]
}

/** True when the position is one of those the service offers. */
export function isPositionOf(service: ServiceType, position: string): position is GlassPosition {
  return (positionsByService[service] as readonly string[]).includes(position)
}

/** True when the text is the id of a service. */
export function isServiceType(text: unknown): text is ServiceType {
  return (serviceTypes as readonly unknown[]).includes(text)
}
