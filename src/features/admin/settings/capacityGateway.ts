import type { CapacityFields, CapacitySettings } from '@/domain/capacity'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

/** What bookings follow: opening hours, closed days, how long services take, how fast vans are. */
export type CapacityGateway = {
  read(): Answer<CapacitySettings>
  /**
   * Saves what is given; `closedDays` are all from today on. `version` is the one that the person saw, shared with
   * the rules of online booking. `stale`, `invalid` by the names of the fields.
   */
  save(version: number, fields: Partial<CapacityFields>): Answer<CapacitySettings>
}

/** The calls of the capacity settings. */
export function createCapacityGateway({ call }: Calls): CapacityGateway {
  return {
    async read() {
      const outcome = await call<Partial<CapacitySettings>>('get_capacity_settings', {}, isCapacity)
      return outcome.ok ? { ok: true, value: whole(outcome.value) } : outcome
    },
    async save(version, fields) {
      const outcome = await call<Partial<CapacitySettings>>(
        'save_capacity_settings',
        { version, fields },
        isCapacity,
      )
      return outcome.ok ? { ok: true, value: whole(outcome.value) } : outcome
    },
  }
}

const numbers = ['version', 'seatsPerFrame', 'driveMph', 'visitGap'] as const

// A form over half an answer would save the other half away.
function isCapacity(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const given = answer as Partial<CapacitySettings>
  return (
    numbers.every((name) => typeof given[name] === 'number') &&
    Array.isArray(given.openingHours) &&
    Array.isArray(given.closedDays) &&
    Array.isArray(given.services)
  )
}

function whole(answer: Partial<CapacitySettings>): CapacitySettings {
  const { specialties, staffed } = answer
  return {
    ...(answer as CapacitySettings),
    staffed: staffed === true,
    specialties: Array.isArray(specialties) ? specialties : [],
  }
}

export const capacityGatewayAtom = gatewayAtom(createCapacityGateway)
