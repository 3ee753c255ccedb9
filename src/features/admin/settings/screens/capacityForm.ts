import {
  capacityLimits,
  type CapacityFields,
  type CapacitySettings,
  type ClosedDay,
  type ServiceRule,
} from '@/domain/capacity'
import { weekRowProblem, weekRows, type WeekRow } from '@/features/admin/shared/weekHours'

/** The capacity settings as their form holds them: numbers as they are typed. */
export type CapacityDraft = {
  openingHours: readonly WeekRow[]
  closedDays: readonly ClosedDay[]
  services: readonly (Omit<ServiceRule, 'minutes'> & { minutes: string })[]
  driveMph: string
  visitGap: string
  seatsPerFrame: string
}

/** The parts of the form, in the order they are shown. */
const capacityParts = [
  'openingHours',
  'closedDays',
  'services',
  'driveMph',
  'visitGap',
  'seatsPerFrame',
] as const
export type CapacityPart = (typeof capacityParts)[number]

/** The settings as the form begins with them. */
export function draftOf(settings: CapacityFields): CapacityDraft {
  const { openingHours, closedDays, services, driveMph, visitGap, seatsPerFrame } = settings
  return {
    openingHours: weekRows(
      openingHours.map(({ weekday, opens, closes }) => ({ weekday, from: opens, until: closes })),
    ),
    closedDays,
    services: services.map((rule) => ({ ...rule, minutes: String(rule.minutes) })),
    driveMph: String(driveMph),
    visitGap: String(visitGap),
    seatsPerFrame: String(seatsPerFrame),
  }
}

/** What is sent of a form that has no mistakes. */
function fieldsOf(draft: CapacityDraft): CapacityFields {
  return {
    openingHours: draft.openingHours
      .map(({ weekday, isOn, from, until }) =>
        isOn
          ? { weekday, opens: from, closes: until }
          : { weekday, opens: '00:00', closes: '00:00' },
      )
      .sort((a, b) => a.weekday - b.weekday),
    closedDays: [...draft.closedDays],
    services: draft.services.map((rule) => ({ ...rule, minutes: Number(rule.minutes) })),
    driveMph: Number(draft.driveMph),
    visitGap: Number(draft.visitGap),
    seatsPerFrame: Number(draft.seatsPerFrame),
  }
}

/** The parts in which two states of the form differ. */
export function changedParts(one: CapacityDraft, other: CapacityDraft): CapacityPart[] {
  const [a, b] = [fieldsOf(one), fieldsOf(other)]
  return capacityParts.filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]))
}

/** What is sent: only what was changed. */
export function capacityChanges(draft: CapacityDraft, base: CapacityDraft) {
  const fields = fieldsOf(draft)
  return Object.fromEntries(
    changedParts(draft, base).map((part) => [part, fields[part]]),
  ) as Partial<CapacityFields>
}

/**
 * The draft over newer settings: what the person did not touch becomes what somebody else made of it. `both`:
 * what both have changed stays as the person has it.
 */
export function mergedDraft(draft: CapacityDraft, base: CapacityDraft, latest: CapacitySettings) {
  const theirs = draftOf(latest)
  const mine = changedParts(draft, base)
  const kept = Object.fromEntries(mine.map((part) => [part, draft[part]])) as Partial<CapacityDraft>
  const changedThere = changedParts(theirs, base)
  const both = mine.filter(
    (part) => changedThere.includes(part) && changedParts(draft, theirs).includes(part),
  )
  return { draft: { ...theirs, ...kept }, base: theirs, both }
}

/** The limits of a number, by its part of the form. */
export const numberLimits = {
  driveMph: capacityLimits.driveMph,
  visitGap: capacityLimits.visitGap,
  seatsPerFrame: capacityLimits.seatsPerFrame,
} as const

/** True when a text is a whole number within limits. */
function isWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max
}

/** What is wrong in the form: by part, and by service. Empty when it can be sent. */
export function capacityProblems(draft: CapacityDraft): { part: CapacityPart; service?: string }[] {
  const wrongNumbers = (['driveMph', 'visitGap', 'seatsPerFrame'] as const).filter(
    (part) => !isWithin(draft[part], numberLimits[part]),
  )
  return [
    ...(draft.openingHours.some(weekRowProblem) ? [{ part: 'openingHours' as const }] : []),
    ...draft.services
      .filter(({ minutes }) => !isWithin(minutes, capacityLimits.minutes))
      .map(({ serviceType }) => ({ part: 'services' as const, service: serviceType })),
    ...wrongNumbers.map((part) => ({ part })),
  ]
}
