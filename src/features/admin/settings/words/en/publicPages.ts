import { claimLimits, mostShops, type PublishStatus } from '@/domain/publicFacts'
import type { Claims } from '@/domain/serviceFacts'
import { formatsIn } from '@/platform/formats/formats'

const { number } = formatsIn('en')

/** Words of the tab "Public pages". */
export const publicPages = {
  title: 'Public pages',
  description: 'The shops and the figures that visitors read, and publishing what has changed.',
  loading: 'Loading what the public pages show',
  save: 'Save Public Pages',
  saved: 'Public pages saved',
  savedText: 'Publish the changes to bring them to the pages.',
  unsaved: 'There are unsaved changes',
  nothing: 'All changes are saved.',
  parts: {
    shops: 'Shops',
    rating: 'Rating',
    reviews: 'Reviews',
    customers: 'Customers served',
    years: 'Years in business',
  } satisfies Record<keyof Claims | 'shops', string>,
  shops: {
    title: 'Shops',
    text: 'In the order in which the pages show them. Distances are counted from their places.',
    place: (place: number) => `Shop ${place}`,
    named: (place: number, name: string) => (name ? `Shop ${place}: ${name}` : `Shop ${place}`),
    add: 'Add Shop',
    full: `There can be ${mostShops} shops at most.`,
    up: (shop: string) => `Move ${shop} up`,
    down: (shop: string) => `Move ${shop} down`,
    remove: 'Remove',
    removeOne: (shop: string) => `Remove ${shop}`,
    removed: (shop: string) => `${shop} is removed. It is gone once you save.`,
    moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
    last: 'One shop has to stay.',
    fields: {
      name: 'Name',
      street: 'Street',
      city: 'City',
      zipCode: 'ZIP code',
      phone: 'Phone',
      latitude: 'Latitude',
      longitude: 'Longitude',
    },
    coordinates: 'Exact place on the map',
    placeAt: (latitude: string, longitude: string) =>
      `Exact place on the map: ${latitude}, ${longitude}`,
    coordinatesHint: 'Degrees, west negative. Left empty, the middle of the ZIP code is taken.',
    required: (shop: string, field: string) => `${shop}: enter the ${field}`,
    invalid: {
      zipCode: (shop: string) => `${shop}: enter a ZIP code of five digits`,
      phone: (shop: string) => `${shop}: enter a phone number like (555) 010-0199`,
      latitude: (shop: string) => `${shop}: enter a latitude from -90 to 90, or leave both empty`,
      longitude: (shop: string) =>
        `${shop}: enter a longitude from -180 to 180, or leave both empty`,
      other: (shop: string, field: string) =>
        `${shop}: the ${field} is too long or cannot be right`,
    },
    unknownZip: (shop: string) => `${shop}: this ZIP code is not known. Enter the place on the map`,
  },
  claims: {
    title: 'What the pages say of you',
    text: 'Visitors read these figures as promises: keep them true.',
    hints: { rating: 'Out of 5, with one decimal.' },
    wrongRating: `Rating: enter a number from ${claimLimits.rating.min} to ${claimLimits.rating.max} with one decimal at most, like 4.9`,
    wrong: (label: string, most: number) =>
      `${label}: enter a whole number from 0 to ${number(most)}`,
  },
  publish: {
    title: 'Publish',
    text: 'The pages are built once and are fast for everybody. A change is on them after they have been built again.',
    loading: 'Loading the state of the published pages',
    missing: 'The state of the published pages could not be loaded.',
    button: 'Publish Changes',
    busy: 'Asking for it',
    asked: 'Publishing is under way',
    statuses: {
      never: 'Never published from here',
      changed: 'Changes are not published yet',
      requested: 'Requested',
      published: 'Published',
      failed: 'Failed',
    } satisfies Record<PublishStatus, string>,
    lines: {
      never: 'The pages show what they were built with.',
      changed: (changed: string, published: string) =>
        `Last change ${changed}; published ${published}.`,
      requested: (when: string) => `Asked for ${when}. The host is called within a minute.`,
      published: (when: string) => `Called ${when}. The host needs a few minutes to build.`,
      failed: (when: string) =>
        `Asked for ${when}, and the host did not take it after several attempts. Check the address, then publish again.`,
    },
    noHook: 'Enter the build hook address first: it is what the button calls.',
    hook: {
      label: 'Build hook address',
      hint: 'Your host makes it: Vercel, Netlify and Cloudflare Pages call it a deploy hook. It is kept secret and never shown again.',
      set: (host: string) => `Set, at ${host}.`,
      replace: 'Type another one to replace it.',
      save: 'Save Address',
      saved: 'Build hook address saved',
      remove: 'Remove Address',
      removed: 'Build hook address removed',
      ask: {
        title: 'Remove the build hook address?',
        text: 'Nothing can be published until another one is entered. Your host can show it to you again.',
      },
      invalid: 'Build hook address: enter a whole address that begins with https://',
      required: 'Build hook address: enter the address',
    },
  },
} as const
