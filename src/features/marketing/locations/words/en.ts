import type { SiteFacts } from '@/platform/site/siteFacts'
import { capital, milesText, shopNamesText, shopsText } from '@/platform/words/english'

/** Of the usual shops, by their ids. */
const about: Readonly<Record<string, string>> = {
  'los-angeles-central': 'Downtown, the Westside, the beach cities and down to Long Beach.',
  'ventura-county': 'Ventura, Oxnard, Camarillo, Thousand Oaks, Moorpark and Ojai.',
  'san-fernando-valley': 'The Valley end to end, Burbank, Santa Clarita, Simi Valley and Malibu.',
}

/** Words of the Locations page and the ZIP check. */
export const words = {
  hero: {
    eyebrow: 'Locations',
    title: ({ shops }: SiteFacts) =>
      `${capital(shopsText(shops.length))}, and a van that comes to you`,
    lead: ({ radius, shops }: SiteFacts) =>
      `Bring the car in, or stay where you are: the mobile service covers ${milesText(radius)} around ${shops.length === 1 ? 'the' : 'each'} shop.`,
  },
  map: {
    /** While the shops are where they usually are. */
    usualDescription: ({ radius }: SiteFacts) =>
      `Map of the coast from Santa Barbara to Dana Point with three shops, each with a circle of ${milesText(radius)} around it.${
        radius === 25
          ? ' Together the circles reach from Ventura and Ojai in the west over the San Fernando Valley to Pasadena, Whittier and Long Beach in the east and south.'
          : ''
      }`,
    description: (facts: SiteFacts) =>
      `Map with ${shopsText(facts.shops.length)}, each with a circle of ${milesText(facts.radius)} around it: ${shopNamesText(facts)}.`,
    caption: ({ radius }: SiteFacts) => `Each circle is ${milesText(radius)} around a shop.`,
    ocean: 'Pacific Ocean',
    towns: [
      { name: 'Santa Barbara', latitude: 34.42, longitude: -119.7 },
      { name: 'Ojai', latitude: 34.45, longitude: -119.24 },
      { name: 'Santa Clarita', latitude: 34.39, longitude: -118.54 },
      { name: 'Malibu', latitude: 34.03, longitude: -118.72 },
      { name: 'Pasadena', latitude: 34.15, longitude: -118.14 },
      { name: 'Long Beach', latitude: 33.79, longitude: -118.17 },
      { name: 'Anaheim', latitude: 33.83, longitude: -117.91 },
      { name: 'Irvine', latitude: 33.68, longitude: -117.8 },
    ],
  },
  shops: {
    title: 'The shops',
    cityLine: (city: string, state: string, zip: string) =>
      state ? `${city}, ${state} ${zip}` : `${city} ${zip}`,
    about,
    address: 'Address',
    phone: 'Phone',
    hours: 'Hours',
  },
  zip: {
    title: 'Do we come to you?',
    lead: 'Type the ZIP code of where the car stands.',
    label: 'ZIP code',
    check: 'Check',
    checking: 'Checking…',
    inside: (zip: string) => `Yes, we come to ${zip}`,
    insideText: (shop: string, miles: number) =>
      `The ${shop} shop is about ${miles} ${miles === 1 ? 'mile' : 'miles'} away.`,
    outside: (zip: string, radius: number) => `${zip} is outside our ${radius} miles`,
    outsideText: (shop: string, miles: number) =>
      `The nearest shop, ${shop}, is about ${miles} miles away. Call us: we often find a way, or bring the car in.`,
    outsideFarText: 'Call us: we may know someone near you, or bring the car to one of the shops.',
    incomplete: 'A ZIP code has five digits',
    incompleteText: 'Like 90015. The four digits after a dash are not needed.',
    unknown: 'We do not know this ZIP code',
    unknownText:
      'Our table lacks some, PO boxes above all. It is no refusal: go on with your quote, or call and we will tell you.',
    call: 'Call',
    quote: 'Get Free Quote',
    noScript: 'The check needs JavaScript. Without it, call us and we will tell you at once.',
  },
  closing: {
    title: 'Wherever the car stands',
    text: 'Driveway, car park or roadside: the quote is free and takes a minute.',
    getQuote: 'Get Free Quote',
    call: 'Call',
  },
} as const
