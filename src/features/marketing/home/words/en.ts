import { milesText, placeText, shopNamesText, shopsText } from '@/platform/words/english'
import type { SiteFacts } from '@/platform/site/siteFacts'

/** Words of the home page. The claims are the company's own. */
export const words = {
  hero: {
    eyebrow: (facts: SiteFacts) => `Mobile auto glass in ${placeText(facts)}`,
    title: 'Cracked windshield? We come to you.',
    lead: 'Tell us the car and the window, see the price, pick a two-hour window. A technician does the rest in your driveway, most often the same day.',
    getQuote: 'Get Free Quote',
    call: 'Call',
    carLabel: 'A car seen from above with its windshield lit',
    panelTitle: 'Your free quote',
    panelText: 'Five short steps. No payment now.',
  },
  rating: {
    figure: ({ rating }: SiteFacts) => `${rating}/5`,
    text: ({ reviews }: SiteFacts) => `rating from over ${reviews} customers`,
  },
  claims: [
    { figure: 'Same day', text: 'mobile service at home, work or roadside' },
    { figure: 'Lifetime', text: 'warranty on our workmanship' },
    { figure: '24/7', text: 'emergency service' },
  ],
  services: {
    eyebrow: 'Six kinds of glass, one visit',
    title: 'Which glass is it?',
    lead: 'Every pane of a car has its own name, its own glass and its own way in. Pick yours.',
    popular: 'Most Popular',
  },
  steps: {
    eyebrow: 'How it works',
    title: 'From crack to clear in three moves',
    items: [
      {
        title: 'Quote in a minute',
        text: 'Car, window, glass. You see the price with labor included before you leave a name.',
      },
      {
        title: 'Pick a time',
        text: 'Five two-hour windows a day, only the ones that really have a technician free.',
      },
      {
        title: 'We drive to you',
        text: 'Repairs take under 30 minutes, replacements 1-2 hours. You keep the glass dust out of your day.',
      },
    ],
  },
  prices: {
    eyebrow: 'Prices without asterisks',
    /** While every service has the same three prices. */
    alike: {
      title: 'Three kinds of glass, three prices',
      lead: 'Parts and labor together, the same whichever window it is. You choose the glass in the quote.',
    },
    /** While each service has its own. */
    listed: {
      title: 'A price for every pane',
      lead: 'Parts and labor together. Where there is a choice of glass, you make it in the quote.',
    },
    repair: {
      percent: {
        title: 'A chip? Do not buy a windshield.',
        text: 'Repair is 80% cheaper than replacement. The helper tells you in three questions which one it is.',
      },
      less: {
        title: 'A chip? Do not buy a windshield.',
        text: 'Repair costs less than replacement. The helper tells you in three questions which one it is.',
      },
      none: {
        title: 'Repair or new glass?',
        text: 'A repair keeps the glass your car was built with. The helper tells you in three questions which one it is.',
      },
      link: { label: 'Repair or replace?', href: '/windshield-repair#repair-or-replace' },
    },
  },
  insurance: {
    eyebrow: 'Insurance',
    title: 'We bill your insurer',
    lead: 'Glass damage usually falls under comprehensive cover. Choose “Insurance Claim” when you book: we open the claim with you, send the bill to your insurer, and you pay no more than your deductible.',
    points: [
      'Have your policy number ready; the rest we ask for you.',
      'You choose who fixes your glass, not the insurer: that is California law.',
      'No claim? Pay by card, or in cash when the work is done.',
    ],
  },
  area: {
    eyebrow: 'Where we go',
    title: ({ radius, shops }: SiteFacts) =>
      `${milesText(radius)} around ${shopsText(shops.length)}`,
    lead: (facts: SiteFacts) =>
      `${shopNamesText(facts)}. A little farther out? Call, we often find a way.`,
    link: { label: 'Check your ZIP code', href: '/locations' },
  },
  closing: {
    title: 'A crack never gets shorter',
    text: 'Heat, cold and every bump make it longer. A quote is free and takes a minute.',
  },
} as const
