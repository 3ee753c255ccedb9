import type { SiteFacts } from '@/platform/site/siteFacts'
import { capital, milesText, shopsText } from '@/platform/words/english'

/** What has happened since the one van: as much of it as the company claims. */
function since({ years, customers }: SiteFacts): string {
  if (years && customers) return `More than ${years} years and over ${customers} customers later`
  if (years) return `More than ${years} years later`
  return customers ? `Over ${customers} customers later` : 'Today'
}

/** Words of the About page. The figures are the company's own; people are invented. */
export const words = {
  hero: {
    eyebrow: 'About',
    title: 'Glass people, since before it was an app',
    lead: 'We fix the window you look through every day, where you are, and we stand by the work for as long as you own the car.',
  },
  stats: {
    years: { figure: ({ years }: SiteFacts) => `${years}+`, text: 'years in the trade' },
    customers: { figure: ({ customers }: SiteFacts) => `Over ${customers}`, text: 'customers' },
    rating: { figure: ({ rating }: SiteFacts) => `${rating}/5`, text: 'customer rating' },
    emergency: { figure: '24/7', text: 'emergency service' },
  },
  story: {
    title: 'Our story',
    beginning:
      'It began with one van and a suction cup. People had to take a morning off, drive with a cracked windshield to a shop at the other end of town, and wait. It seemed simpler to drive to them.',
    today: (facts: SiteFacts) =>
      `${since(facts)} there ${facts.shops.length === 1 ? 'is' : 'are'} ${shopsText(facts.shops.length)} and a fleet of vans, and the idea is the same: the work comes to the car, the price is known before, and the same person who sets your glass answers for it.`,
    cars: 'Cars have changed more than we have. A windshield now carries cameras, sensors and antennas. So every van carries the targets and tools to recalibrate them, and every technician the training.',
  },
  mission: {
    title: 'Our mission',
    text: 'Clear sight and a safe car for everyone we serve, without a day lost, at a price that is plain from the start.',
  },
  reasons: {
    title: 'Why people choose us',
    items: [
      {
        title: 'Lifetime workmanship warranty',
        text: 'Leaks, wind noise, a loose molding: if our work is the cause, we put it right for as long as you own the car.',
      },
      {
        title: 'Same-day mobile service',
        text: 'At home, at work or at the roadside, most often on the day you book.',
      },
      {
        title: 'Insurance billing',
        text: 'We open the claim with you and send the bill to your insurer.',
      },
      {
        title: '24/7 emergency service',
        text: 'A smashed window at two in the morning is made weatherproof the same night.',
      },
      {
        title: 'Repair before replacement',
        /** By what may be said of its price. */
        text: {
          percent:
            'Repair is 80% cheaper, so we tell you when it will do, even though the bill is smaller.',
          less: 'Repair costs less, so we tell you when it will do, even though the bill is smaller.',
          none: 'Repair keeps the glass your car was built with, so we tell you when it will do.',
        },
      },
      {
        title: 'Cameras recalibrated',
        text: 'Driver-assistance cameras are set again to the maker’s figures, and you get the report.',
      },
    ],
  },
  team: {
    title: 'The people',
    lead: 'Ask for them by name.',
    people: [
      {
        name: 'Marisol Vega',
        role: 'Founder',
        text: 'Set the first windshield of the company and still checks the hardest ones.',
      },
      {
        name: 'Theo Lindqvist',
        role: 'Head of technicians',
        text: 'Trains every technician; his rule is to dry-fit twice and bond once.',
      },
      {
        name: 'Priya Raman',
        role: 'Calibration lead',
        text: 'Knows what each maker’s camera wants to see, and at what distance.',
      },
      {
        name: 'Desmond Okafor',
        role: 'Customer care',
        text: 'The voice on the phone, and the one who sorts out your insurer.',
      },
    ],
  },
  closing: {
    title: 'Come and see us, or let us come to you',
    text: ({ radius, shops }: SiteFacts) =>
      `${capital(shopsText(shops.length))}, and vans for ${milesText(radius)} around ${shops.length === 1 ? 'it' : 'each'}.`,
    getQuote: 'Get Free Quote',
    call: 'Call',
  },
} as const
