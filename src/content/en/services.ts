import { serviceTypes, type ServiceType } from '@/domain/services'

/** A service as the grid, the footer and links name it. */
export type ServiceEntry = {
  type: ServiceType
  /** The name alone: "Door Glass". */
  name: string
  /** The page about it. */
  path: string
  /** One line for a card. */
  summary: string
  /** What stands at the card's foot: time or price. */
  fact: string
}

const entries: Record<ServiceType, Omit<ServiceEntry, 'type'>> = {
  windshield: {
    name: 'Windshield Replacement',
    path: '/windshield-replacement',
    summary: 'New glass, fitted where your car stands, with camera recalibration when it has one.',
    fact: '1-2 hours',
  },
  'chip-repair': {
    name: 'Chip Repair',
    path: '/windshield-repair',
    summary: 'Resin stops chips and cracks up to 12 inches before they cost you a windshield.',
    fact: 'Under 30 minutes',
  },
  'door-glass': {
    name: 'Door Glass',
    path: '/door-glass',
    summary: 'A broken side window replaced, the door cleared of glass, the window running again.',
    fact: 'Front and rear doors',
  },
  'vent-glass': {
    name: 'Vent Glass',
    path: '/vent-glass',
    summary:
      'The small fixed pane beside the door window, matched and sealed against wind and rain.',
    fact: 'Four positions',
  },
  'quarter-glass': {
    name: 'Quarter Glass',
    path: '/quarter-glass',
    summary: 'The pane behind the rear doors, bonded or set in rubber, with its trim put back.',
    fact: 'Left and right',
  },
  'back-glass': {
    name: 'Back Glass',
    path: '/back-glass',
    summary: 'Rear windows with defroster and antenna reconnected and tested before we leave.',
    fact: 'Defroster tested',
  },
}

/** All six services in the order they are shown. */
export const services: readonly ServiceEntry[] = serviceTypes.map((type) => ({
  type,
  ...entries[type],
}))

/** The entry of one service. */
export function serviceEntry(type: ServiceType): ServiceEntry {
  return { type, ...entries[type] }
}

/** The address that starts the wizard with a service chosen. */
export function quoteHref(service?: ServiceType): string {
  return service ? `/quote?service=${service}` : '/quote'
}
