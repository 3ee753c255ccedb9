/** What a search engine, a browser tab and a shared link say of one public address. */
export type PageMeta = {
  path: string
  /** Without the company's name; `documentTitle` adds it. */
  title: string
  /** At most about 160 characters. */
  description: string
  /** The address that counts when the same page has two. */
  canonical: string
  /** False for pages that a search engine should not list; those are not in the sitemap either. */
  listed: boolean
}

const page = (path: string, title: string, description: string): PageMeta => ({
  path,
  title,
  description,
  canonical: path,
  listed: true,
})

const quiet = (path: string, title: string, description: string, canonical = path): PageMeta => ({
  ...page(path, title, description),
  canonical,
  listed: false,
})

const signIn = 'Sign in for customers, technicians and administrators.'

/** Every public address with its title and description (specification, section 2). */
export const publicPages: readonly PageMeta[] = [
  page(
    '/',
    'Mobile Windshield Repair and Replacement',
    'Mobile auto glass in southern California: repair or replacement at your home or work, same-day, from $199 with labor. Rated 4.9/5 by over 1000 customers. Free quote.',
  ),
  page(
    '/windshield-replacement',
    'Mobile Windshield Replacement in Southern California',
    'A new windshield where your car stands, in 1-2 hours, from $199 with labor included. Camera recalibration, insurance billing, lifetime workmanship warranty.',
  ),
  page(
    '/windshield-repair',
    'Windshield Chip and Crack Repair, Under 30 Minutes',
    'Chips and stress cracks up to 12 inches repaired in under 30 minutes where your car stands, for 80% less than a new windshield. Three questions tell you if yours can be.',
  ),
  page(
    '/door-glass',
    'Car Door Window Replacement, Mobile and Same Day',
    'A smashed or stuck side window replaced where your car stands, splinters vacuumed out of the door, from $199 with labor included. Insurance billing and 24/7 emergency service.',
  ),
  page(
    '/vent-glass',
    'Vent Glass Replacement, Front and Rear',
    'The small fixed window beside the door glass, matched, sealed and fitted where your car stands, from $199 with labor included. Lifetime workmanship warranty.',
  ),
  page(
    '/quarter-glass',
    'Quarter Glass Replacement, Left and Right',
    'The pane behind the rear doors replaced where your car stands, bonded or set in rubber, trim put back, from $199 with labor included. Insurance billing.',
  ),
  page(
    '/back-glass',
    'Back Glass and Rear Window Replacement',
    'Rear windows replaced where your car stands, defroster and antenna reconnected and tested, from $199 with labor included. Insurance billing, lifetime workmanship warranty.',
  ),
  page(
    '/locations',
    'Locations and Service Area',
    'Three shops in Los Angeles Central, Ventura County and the San Fernando Valley, and a mobile service for 25 miles around each. Hours, phones, ZIP check.',
  ),
  page(
    '/about',
    'About Us',
    'More than 20 years of auto glass, over 10,000 customers, a lifetime workmanship warranty: the story and the people behind the vans.',
  ),
  page(
    '/quote',
    'Free Auto Glass Quote',
    'Choose car, window, glass and a two-hour time frame; see the price with labor included before you book. Free, in about a minute.',
  ),
  quiet('/quote/position', 'Select Glass Position', 'Step 3 of your quote: which window it is.'),
  quiet(
    '/quote/details',
    'Select Glass Type',
    'Step 4 of your quote: OEM, OEE or aftermarket glass.',
  ),
  quiet(
    '/quote/appointment',
    'Schedule Your Service',
    'Step 5 of your quote: day, time and address.',
  ),
  quiet('/login', 'Sign In', signIn),
  quiet('/auth', 'Sign In', signIn, '/login'),
  quiet('/auth/reset', 'Reset Your Password', 'Ask for a mail with a link to set a new password.'),
  quiet('/auth/new-password', 'Set a New Password', 'Choose a new password for your account.'),
  page('/privacy', 'Privacy', 'What we know about you, why, and for how long.'),
  page('/terms', 'Terms', 'Quotes, appointments, warranty, insurance and payment in plain words.'),
  page('/licenses', 'Licenses', 'The open-source work that this site is built on.'),
]

/** The page for addresses that do not exist. */
export const notFoundMeta: PageMeta = quiet(
  '/404',
  'Page Not Found',
  'This address does not exist. The home page, the services and the phone number are one click away.',
)

/** What stands in the browser's tab: "Locations and Service Area | Sunline Auto Glass". */
export function documentTitle(meta: PageMeta, company: string): string {
  return `${meta.title} | ${company}`
}
