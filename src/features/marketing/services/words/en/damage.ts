import { saving } from './saving'
import type { DamagePlace, ReplaceReason } from '@/domain/damageAdvice'

/** A size that can be chosen; `inches` is the upper end of it, as the rules read it. */
export type SizeChoice = { value: string; inches: number; label: string }

const places: Record<DamagePlace, { label: string; description: string }> = {
  elsewhere: {
    label: 'Somewhere else',
    description: 'On the passenger’s side, low, or high up',
  },
  'driver-view': {
    label: 'In front of the driver',
    description: 'In your line of sight, about as wide as the steering wheel',
  },
  camera: {
    label: 'In front of a camera',
    description: 'Below the mirror, where lane and brake assistants look out',
  },
  edge: {
    label: 'At the edge',
    description: 'Within about two inches of the frame',
  },
}

const reasons: Record<ReplaceReason, string> = {
  'too-many': 'There are more than three chips; repaired one by one they weaken the glass.',
  'too-long': 'The crack is longer than 12 inches, more than resin can hold.',
  'driver-view': 'A repair leaves a faint mark, and in the driver’s view that mark is in the way.',
  camera: 'Driver-assistance cameras need flawless glass in front of them.',
  edge: 'At the edge the glass carries the load of the frame, and cracks there run on.',
}

/** Words of the repair-or-replace helper. The rules themselves are in `domain/damageAdvice`. */
export const damage = {
  eyebrow: 'Three questions',
  title: 'Repair or replace?',
  lead: 'Look at the damage and answer what you see. The advice changes as you choose.',
  size: {
    label: 'How large is the longest crack or chip?',
    choices: [
      { value: '1', inches: 1, label: 'Up to 1 inch (a quarter covers it)' },
      { value: '6', inches: 6, label: '1 to 6 inches (a dollar bill covers it)' },
      { value: '12', inches: 12, label: '6 to 12 inches (up to a ruler’s length)' },
      { value: '13', inches: 13, label: 'More than 12 inches' },
    ] satisfies SizeChoice[],
  },
  count: {
    label: 'How many chips or cracks are there?',
    choices: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
      { value: '3', label: 'Three' },
      { value: '4', label: 'More than three' },
    ],
  },
  place: { label: 'Where is it?', choices: places },
  repair: {
    title: 'This can be repaired',
    text: saving.none.advice,
    action: 'Get a repair quote',
  },
  replace: {
    title: 'This needs a new windshield',
    text: 'Replacement takes 1-2 hours where your car stands.',
    action: 'Get a replacement quote',
    reasons,
  },
  note: 'The technician looks again before starting. If it turns out otherwise, you hear it first, with the price.',
  rules: {
    title: 'The rules behind the advice',
    repair: 'Repaired: up to three chips, or stress cracks up to 12 inches, away from the edge.',
    replace:
      'Replaced: more than three chips, longer cracks, damage in the driver’s view, in front of a camera or at the edge.',
  },
} as const
