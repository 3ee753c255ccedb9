/** Words that every service page shares; what differs is in `servicePages/`. */
export const serviceScreen = {
  getQuote: 'Get Free Quote',
  call: 'Call',
  duration: 'How long it takes',
  insurance: {
    title: 'Insurance',
    text: 'Choose “Insurance Claim” in the quote. We open the claim with you, bill your insurer, and you pay no more than your deductible.',
  },
  warranty: {
    title: 'Lifetime workmanship warranty',
    text: 'If our work is the cause, we put it right for as long as you own the car. OEM glass has its manufacturer’s warranty besides.',
  },
  questions: 'Questions people ask',
  others: 'Other glass',
} as const
