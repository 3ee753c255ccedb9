import type { ServicePage } from '../../servicePage'
import { saving } from './saving'

/** What is said of its price depends on the prices: `servicePageOf` says it. */
export const chipRepair: ServicePage = {
  service: 'chip-repair',
  path: '/windshield-repair',
  name: 'Windshield chip repair',
  hero: {
    eyebrow: 'Chip repair',
    title: 'Stop the chip before it runs',
    lead: saving.none.lead,
    carLabel: 'A car seen from above with a chip in its windshield',
  },
  features: [
    {
      glyph: 'clock',
      title: 'Under 30 minutes',
      text: 'At your desk or in your kitchen you will hardly notice. You can drive at once.',
    },
    {
      glyph: 'coin',
      ...saving.none.feature,
    },
    {
      glyph: 'shield',
      title: 'Cracks up to 12 inches',
      text: 'Not only stone chips: stress cracks up to a ruler’s length can be filled and held.',
    },
  ],
  included: {
    title: 'What is part of it',
    lead: 'A good repair is patience under a magnifier.',
    items: [
      'Damage measured and judged before anything is done',
      'Loose glass and damp drawn out under vacuum',
      'Resin pressed into every leg of the break',
      'Hardened under ultraviolet light and polished flat',
      'The whole windshield checked for further chips',
      'An honest word when a repair would not hold',
    ],
  },
  cost: {
    title: 'What it costs',
    lead: saving.none.cost,
    notes: [
      'The prices above are the online quote’s: what new glass costs, should yours be past repair.',
      'If resin will do, you pay for a repair only. The technician names the price before starting.',
      'Many policies pay for repairs in full, because they save the insurer a windshield.',
    ],
  },
  duration: { figure: 'Under 30 minutes', text: 'and the car can be driven straight away' },
  limits: {
    title: 'When it can’t be repaired',
    text: 'More than three chips, a crack over 12 inches, damage in the driver’s view, in front of a driver-assistance camera or at the edge of the glass: then only new glass is safe.',
  },
  recalibration: {
    title: 'Cameras stay as they are',
    text: 'A repair does not move the glass, so nothing needs recalibration. Damage right in front of a camera is not repaired, since the camera would look through the mark.',
  },
  faq: [
    {
      question: 'Will I still see the chip?',
      answer:
        'A faint mark stays, most often no more than a smudge. The repair is for strength: it keeps the chip from becoming a crack.',
    },
    {
      question: 'How long can I wait?',
      answer:
        'Days rather than weeks. Dirt and water make a repair weaker, and one hot afternoon or a cold wash can turn a chip into a crack.',
    },
    {
      question: 'What should I do until you come?',
      answer:
        'Put clear tape over the chip to keep it dry and clean, park in the shade, and do not blow hot or cold air at the glass.',
    },
    {
      question: 'What if the repair fails?',
      answer:
        'If a repaired chip spreads, tell us: the workmanship warranty is for life, and we settle it with you.',
    },
  ],
  closing: {
    title: 'Half an hour now, or a windshield later',
    text: 'The quote is free and takes a minute.',
  },
}
