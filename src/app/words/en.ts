import type { SiteFacts } from '@/platform/site/siteFacts'
import { capital, milesText, placeText, shopNamesText, shopsText } from '@/platform/words/english'
import type { PublicPath } from '../publicPages'

const signIn = 'Sign in for customers, technicians and administrators.'

type Text = string | ((facts: SiteFacts) => string)

type PageWords = {
  /** Without the company's name. */
  title: Text
  /** At most about 160 characters, with the usual facts. */
  description: Text
}

/** " for 80% less than a new windshield", as far as it is true. */
const repairPrice = {
  percent: ', for 80% less than a new windshield',
  less: ', for less than a new windshield',
  none: '',
}

const ratingText = ({ rating, reviews }: SiteFacts) =>
  rating ? ` Rated ${rating}/5 by over ${reviews} customers.` : ''

/** What a company claims of itself, as far as it does. */
function standing({ years, customers }: SiteFacts): string {
  if (years && customers) {
    return `More than ${years} years of auto glass, over ${customers} customers, a lifetime`
  }
  if (years) return `More than ${years} years of auto glass, a lifetime`
  return customers ? `Over ${customers} customers, a lifetime` : 'A lifetime'
}

/** What a search engine, a browser tab and a shared link say of the public pages. */
export const words = {
  pages: {
    '/': {
      title: 'Mobile Windshield Repair and Replacement',
      description: (facts: SiteFacts) =>
        `Mobile auto glass in ${placeText(facts)}: repair or replacement at your home or work, same-day, from ${facts.fromAll} with labor.${ratingText(facts)} Free quote.`,
    },
    '/windshield-replacement': {
      title: (facts: SiteFacts) => `Mobile Windshield Replacement in ${capital(placeText(facts))}`,
      description: ({ from }: SiteFacts) =>
        `A new windshield where your car stands, in 1-2 hours, from ${from.windshield} with labor included. Camera recalibration, insurance billing, lifetime workmanship warranty.`,
    },
    '/windshield-repair': {
      title: 'Windshield Chip and Crack Repair, Under 30 Minutes',
      description: ({ saving }: SiteFacts) =>
        `Chips and stress cracks up to 12 inches repaired in under 30 minutes where your car stands${repairPrice[saving]}. Three questions tell you if yours can be.`,
    },
    '/door-glass': {
      title: 'Car Door Window Replacement, Mobile and Same Day',
      description: ({ from }: SiteFacts) =>
        `A smashed or stuck side window replaced where your car stands, splinters vacuumed out of the door, from ${from['door-glass']} with labor included. Insurance billing and 24/7 emergency service.`,
    },
    '/vent-glass': {
      title: 'Vent Glass Replacement, Front and Rear',
      description: ({ from }: SiteFacts) =>
        `The small fixed window beside the door glass, matched, sealed and fitted where your car stands, from ${from['vent-glass']} with labor included. Lifetime workmanship warranty.`,
    },
    '/quarter-glass': {
      title: 'Quarter Glass Replacement, Left and Right',
      description: ({ from }: SiteFacts) =>
        `The pane behind the rear doors replaced where your car stands, bonded or set in rubber, trim put back, from ${from['quarter-glass']} with labor included. Insurance billing.`,
    },
    '/back-glass': {
      title: 'Back Glass and Rear Window Replacement',
      description: ({ from }: SiteFacts) =>
        `Rear windows replaced where your car stands, defroster and antenna reconnected and tested, from ${from['back-glass']} with labor included. Insurance billing, lifetime workmanship warranty.`,
    },
    '/locations': {
      title: 'Locations and Service Area',
      description: (facts: SiteFacts) =>
        `${capital(shopsText(facts.shops.length))}: ${shopNamesText(facts)}, and a mobile service for ${milesText(facts.radius)} around. Hours, phones, ZIP check.`,
    },
    '/about': {
      title: 'About Us',
      description: (facts: SiteFacts) =>
        `${standing(facts)} workmanship warranty: the story and the people behind the vans.`,
    },
    '/quote': {
      title: 'Free Auto Glass Quote',
      description:
        'Choose car, window, glass and a two-hour time frame; see the price with labor included before you book. Free, in about a minute.',
    },
    '/quote/position': {
      title: 'Select Glass Position',
      description: 'Step 3 of your quote: which window it is.',
    },
    '/quote/details': {
      title: 'Select Glass Type',
      description: 'Step 4 of your quote: OEM, OEE or aftermarket glass.',
    },
    '/quote/appointment': {
      title: 'Schedule Your Service',
      description: 'Step 5 of your quote: day, time and address.',
    },
    '/appointment': {
      title: 'My Appointment',
      description: 'See, move or cancel your appointment, and tell us where the car stands.',
    },
    '/account': {
      title: 'My Appointments',
      description: 'All your appointments in one place.',
    },
    '/invitation': {
      title: 'Your Invitation',
      description: 'Accept an invitation to work with us.',
    },
    '/setup': {
      title: 'Set Up Your Project',
      description: 'Become the first administrator of a new project.',
    },
    '/login': {
      title: 'Sign In',
      description: signIn,
    },
    '/auth': {
      title: 'Sign In',
      description: signIn,
    },
    '/auth/reset': {
      title: 'Reset Your Password',
      description: 'Ask for a mail with a link to set a new password.',
    },
    '/auth/new-password': {
      title: 'Set a New Password',
      description: 'Choose a new password for your account.',
    },
    '/auth/two-factor': {
      title: 'Two-factor sign-in',
      description: 'A code from your phone, beside your password.',
    },
    '/privacy': {
      title: 'Privacy',
      description: 'What we know about you, why, and for how long.',
    },
    '/terms': {
      title: 'Terms',
      description: 'Quotes, appointments, warranty, insurance and payment in plain words.',
    },
    '/licenses': {
      title: 'Licenses',
      description: 'The open-source work that this site is built on.',
    },
  } satisfies Record<PublicPath, PageWords>,
  /** The page for addresses that do not exist. */
  notFound: {
    title: 'Page Not Found',
    description:
      'This address does not exist. The home page, the services and the phone number are one click away.',
  },
  /** What stands in the browser's tab: "Locations and Service Area | Sunline Auto Glass". */
  documentTitle: (title: string, company: string) => `${title} | ${company}`,
  /** What a visitor without JavaScript reads where the page itself cannot help them. */
  noScript: {
    booking: 'Booking online needs JavaScript. Without it, book by phone:',
    appointment: 'Seeing your appointment needs JavaScript. Without it, reach us by phone:',
    signIn: 'Signing in needs JavaScript. Without it, reach us by phone:',
  },
} as const
