import { openingHours } from '@/domain/businessHours'
import { company } from '@/domain/company'
import { locations, type ShopLocation } from '@/domain/locations'
import { glassPrices } from '@/domain/prices'
import { serviceFacts } from '@/domain/serviceFacts'
import type { ServicePage } from '@/features/marketing/services/servicePage'

/** A JSON-LD node, ready for `JSON.stringify`. */
export type JsonLd = { [key: string]: JsonLdValue }
type JsonLdValue = string | number | boolean | JsonLd | readonly JsonLdValue[]

const context = 'https://schema.org'
const metersPerMile = 1609.344
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const businessId = (origin: string) => `${origin}/#business`

function openingHoursNodes(): JsonLd[] {
  return openingHours.map(({ open, close }, weekday) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `${context}/${weekdays[weekday]}`,
    opens: clock(open),
    closes: clock(close),
  }))
}

const areaServed = (): JsonLd[] =>
  locations.map((shop) => ({
    '@type': 'GeoCircle',
    geoMidpoint: geoOf(shop),
    geoRadius: Math.round(company.serviceRadiusMiles * metersPerMile),
  }))

const geoOf = ({ latitude, longitude }: ShopLocation): JsonLd => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
})

const addressNode = (shop: ShopLocation): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: shop.street,
  addressLocality: shop.city,
  addressRegion: 'CA',
  postalCode: shop.zipCode,
  addressCountry: 'US',
})

const priceRange = () => {
  const prices = Object.values(glassPrices)
  return `$${Math.min(...prices)}-$${Math.max(...prices)}`
}

/**
 * The company as schema.org AutoRepair: hours, area served and rating as the pages show them, each shop
 * as a department. `origin` is the site's own, without a slash at the end: "https://example.com".
 */
export function autoRepairJsonLd(origin: string): JsonLd {
  const [first] = locations
  return {
    '@context': context,
    '@type': 'AutoRepair',
    '@id': businessId(origin),
    name: company.name,
    url: `${origin}/`,
    image: `${origin}/social.png`,
    telephone: company.phone,
    email: company.email,
    priceRange: priceRange(),
    paymentAccepted: 'Credit Card, Debit Card, Cash, Insurance',
    ...(first && { address: addressNode(first), geo: geoOf(first) }),
    openingHoursSpecification: openingHoursNodes(),
    areaServed: areaServed(),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: serviceFacts.rating,
      bestRating: serviceFacts.bestRating,
      ratingCount: serviceFacts.ratedByCustomers,
    },
    department: locations.map((shop) => ({
      '@type': 'AutoRepair',
      '@id': `${origin}/locations#${shop.id}`,
      name: `${company.name}, ${shop.name}`,
      url: `${origin}/locations#${shop.id}`,
      image: `${origin}/social.png`,
      telephone: shop.phone,
      priceRange: priceRange(),
      address: addressNode(shop),
      geo: geoOf(shop),
      openingHoursSpecification: openingHoursNodes(),
    })),
  }
}

/** One service page as schema.org Service, offered by the company. */
export function serviceJsonLd(origin: string, page: ServicePage): JsonLd {
  const prices = Object.values(glassPrices)
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${origin}${page.path}#service`,
    name: page.name,
    serviceType: page.name,
    description: page.hero.lead,
    url: `${origin}${page.path}`,
    provider: {
      '@type': 'AutoRepair',
      '@id': businessId(origin),
      name: company.name,
      telephone: company.phone,
    },
    areaServed: areaServed(),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
    },
  }
}

/** The questions and answers of a page as schema.org FAQPage. */
export function faqJsonLd(faq: ServicePage['faq']): JsonLd {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/**
 * The structured data of a public address: the company on every page that shows its hours and rating,
 * and a service with its questions on that service's page.
 */
export function structuredDataFor(
  origin: string,
  path: string,
  servicePages: readonly ServicePage[],
): JsonLd[] {
  const page = servicePages.find((candidate) => candidate.path === path)
  const business = autoRepairJsonLd(origin)
  return page ? [business, serviceJsonLd(origin, page), faqJsonLd(page.faq)] : [business]
}

/** JSON-LD as text that is safe inside a `script` element. */
export function jsonLdText(data: JsonLd | readonly JsonLd[]): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
