import { cheapestOf, glassOf, priceOf } from '@/domain/prices'
import type { ShopLocation } from '@/domain/locations'
import { serviceFacts } from '@/domain/serviceFacts'
import { serviceTypes, type ServiceType } from '@/domain/services'
import type { SiteSettings } from '@/domain/siteSettings'
import { stateOfZip } from '@/domain/usStates'
import type { ServicePage } from '@/features/marketing/services/servicePage'
import { formatsIn } from '@/platform/formats/formats'

/** A JSON-LD node, ready for `JSON.stringify`. */
export type JsonLd = { [key: string]: JsonLdValue }
type JsonLdValue = string | number | boolean | JsonLd | readonly JsonLdValue[]

const context = 'https://schema.org'
const metersPerMile = 1609.344
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const businessId = (origin: string) => `${origin}/#business`

/** Hours after midnight as a clock shows them: 7.5 → "07:30". */
function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60)
  return [Math.floor(hour), minutes].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A day that opens as it closes is closed, and left out. */
function openingHoursNodes({ openingHours }: SiteSettings): JsonLd[] {
  return openingHours.flatMap(({ open, close }, weekday) =>
    open < close
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `${context}/${weekdays[weekday]}`,
            opens: clock(open),
            closes: clock(close),
          },
        ]
      : [],
  )
}

const areaServed = ({ shops, serviceRadius }: SiteSettings): JsonLd[] =>
  shops.map((shop) => ({
    '@type': 'GeoCircle',
    geoMidpoint: geoOf(shop),
    geoRadius: Math.round(serviceRadius * metersPerMile),
  }))

const geoOf = ({ latitude, longitude }: ShopLocation): JsonLd => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
})

function addressNode(shop: ShopLocation): JsonLd {
  const state = stateOfZip(shop.zipCode)
  return {
    '@type': 'PostalAddress',
    streetAddress: shop.street,
    addressLocality: shop.city,
    ...(state && { addressRegion: state }),
    postalCode: shop.zipCode,
    addressCountry: 'US',
  }
}

/** All prices of a service. */
const pricesOf = ({ prices }: SiteSettings, service: ServiceType): number[] =>
  glassOf(prices, service).flatMap((glass) => priceOf(prices, service, glass) ?? [])

function priceRange(settings: SiteSettings): string {
  const { price } = formatsIn('en', settings.formats)
  const all = serviceTypes.flatMap((service) => pricesOf(settings, service))
  return `${price(Math.min(...all))}-${price(Math.max(...all))}`
}

/** What customers say; nothing while nobody has said anything. */
function ratingNode({ claims }: SiteSettings): { aggregateRating?: JsonLd } {
  if (claims.reviews === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claims.rating,
      bestRating: serviceFacts.bestRating,
      ratingCount: claims.reviews,
    },
  }
}

/**
 * The company as schema.org AutoRepair: hours, area served and rating as the pages show them, each shop
 * as a department. `origin` is the site's own, without a slash at the end: "https://example.com".
 */
export function autoRepairJsonLd(origin: string, settings: SiteSettings): JsonLd {
  const { company, shops } = settings
  const [first] = shops
  return {
    '@context': context,
    '@type': 'AutoRepair',
    '@id': businessId(origin),
    name: company.name,
    url: `${origin}/`,
    sameAs: company.website,
    image: `${origin}/social.png`,
    telephone: company.phone,
    email: company.email,
    priceRange: priceRange(settings),
    currenciesAccepted: settings.formats.currency,
    paymentAccepted: 'Credit Card, Debit Card, Cash, Insurance',
    address: company.address,
    ...(first && { geo: geoOf(first) }),
    openingHoursSpecification: openingHoursNodes(settings),
    areaServed: areaServed(settings),
    ...ratingNode(settings),
    department: shops.map((shop) => ({
      '@type': 'AutoRepair',
      '@id': `${origin}/locations#${shop.id}`,
      name: `${company.name}, ${shop.name}`,
      url: `${origin}/locations#${shop.id}`,
      image: `${origin}/social.png`,
      telephone: shop.phone,
      priceRange: priceRange(settings),
      address: addressNode(shop),
      geo: geoOf(shop),
      openingHoursSpecification: openingHoursNodes(settings),
    })),
  }
}

/** One service page as schema.org Service, offered by the company. */
export function serviceJsonLd(origin: string, page: ServicePage, settings: SiteSettings): JsonLd {
  const { company, formats, prices } = settings
  const all = pricesOf(settings, page.service)
  const lowest = cheapestOf(prices, page.service)
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
    areaServed: areaServed(settings),
    offers:
      all.length === 1
        ? { '@type': 'Offer', priceCurrency: formats.currency, price: lowest }
        : {
            '@type': 'AggregateOffer',
            priceCurrency: formats.currency,
            lowPrice: lowest,
            highPrice: Math.max(...all),
            offerCount: all.length,
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
  settings: SiteSettings,
): JsonLd[] {
  const page = servicePages.find((candidate) => candidate.path === path)
  const business = autoRepairJsonLd(origin, settings)
  return page ? [business, serviceJsonLd(origin, page, settings), faqJsonLd(page.faq)] : [business]
}

/** JSON-LD as text that is safe inside a `script` element. */
export function jsonLdText(data: JsonLd | readonly JsonLd[]): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
