/** What a repair's pages say of its price, by what is true of it. */
const percent = 'Repair is 80% cheaper than replacement'
const less = 'Repair costs less than replacement'

/** Words about a repair's price beside a replacement's: 80% cheaper, less, or nothing at all. */
export const saving = {
  percent: {
    lead: `Resin, ultraviolet light, under 30 minutes. ${percent}, and the glass your car was built with stays in.`,
    feature: {
      title: '80% cheaper',
      text: `${percent}, and many insurers waive the deductible for it.`,
    },
    cost: `${percent}. What decides is whether the glass can be saved.`,
    limit: 'in under 30 minutes for 80% less',
    advice:
      'Resin will stop it in under 30 minutes, and repair is 80% cheaper than replacement. Keep the spot dry and do not wash the car until then.',
  },
  less: {
    lead: `Resin, ultraviolet light, under 30 minutes. ${less}, and the glass your car was built with stays in.`,
    feature: {
      title: 'Costs less',
      text: `${less}, and many insurers waive the deductible for it.`,
    },
    cost: `${less}. What decides is whether the glass can be saved.`,
    limit: 'in under 30 minutes for less',
    advice:
      'Resin will stop it in under 30 minutes, and repair costs less than replacement. Keep the spot dry and do not wash the car until then.',
  },
  none: {
    lead: 'Resin, ultraviolet light, under 30 minutes, and the glass your car was built with stays in.',
    feature: {
      title: 'Often no deductible',
      text: 'Many insurers waive the deductible for a repair, because it saves them a windshield.',
    },
    cost: 'What decides is whether the glass can be saved.',
    limit: 'in under 30 minutes',
    advice:
      'Resin will stop it in under 30 minutes. Keep the spot dry and do not wash the car until then.',
  },
} as const

/** Words about prices that the owner changed from the usual ones. */
export const ownPrices = {
  /** For a service without a choice of glass. */
  oneLead: 'One price, labor included. There is no glass to choose.',
  /** For a repair whose price is not that of new glass. */
  repairNotes: [
    'The price is the repair’s, labor included; no call-out charge inside the service area.',
    'Is the glass past repair, you hear the price of a new windshield first, and decide.',
    'Many policies pay for repairs in full, because they save the insurer a windshield.',
  ],
} as const
