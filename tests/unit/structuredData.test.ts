import { describe, expect, test } from 'vitest'
import { servicesWords } from '@/features/marketing/services/words'
import { sharedWords } from '@/platform/words/shared'
import {
  autoRepairJsonLd,
  faqJsonLd,
  jsonLdText,
  serviceJsonLd,
  structuredDataFor,
  type JsonLd,
} from '@/app/structuredData'
import { openingHours } from '@/domain/businessHours'
import { usualPrices } from '@/domain/prices'
import { usualSiteSettings } from '@/domain/siteSettings'
import { siteFactsIn } from '@/platform/site/siteFacts'

const servicePages = Object.values(servicesWords.en.pages)

const { site } = sharedWords.en
const origin = 'https://sunline.example'
const settings = usualSiteSettings
const business = autoRepairJsonLd(origin, settings)
const facts = siteFactsIn(settings, 'en')

describe('structured data', () => {
  test('gives the opening hours of every day of the week', () => {
    const hours = business.openingHoursSpecification as JsonLd[]
    expect(hours.map(({ dayOfWeek }) => dayOfWeek)).toEqual(
      ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
        (day) => `https://schema.org/${day}`,
      ),
    )
    expect(hours.map(({ opens, closes }) => [opens, closes])).toEqual(
      openingHours.map(({ open, close }) => [`${String(open).padStart(2, '0')}:00`, `${close}:00`]),
    )
  })

  test('gives the rating that the footer shows', () => {
    const rating = business.aggregateRating as JsonLd
    expect(site.footer.rating.score(facts)).toBe(`${rating.ratingValue}/${rating.bestRating}`)
    expect(site.footer.rating.text(facts)).toContain(`${rating.ratingCount}`)
  })

  test('serves 25 miles, in meters, around each of three shops', () => {
    const area = business.areaServed as JsonLd[]
    expect(area.map(({ geoRadius }) => geoRadius)).toEqual([40234, 40234, 40234])
    expect((business.department as JsonLd[]).map(({ telephone }) => telephone)).toEqual([
      '(555) 010-0110',
      '(555) 010-0120',
      '(555) 010-0130',
    ])
  })

  test('names each service, its prices and who offers it', () => {
    for (const page of servicePages) {
      const service = serviceJsonLd(origin, page, settings)
      expect(service).toMatchObject({
        '@type': 'Service',
        url: `${origin}${page.path}`,
        provider: { '@id': business['@id'] },
        offers: { lowPrice: 199, highPrice: 299, offerCount: 3, priceCurrency: 'USD' },
      })
      expect(faqJsonLd(page.faq).mainEntity).toHaveLength(page.faq.length)
    }
  })

  test('a service page carries the company, the service and its questions; other pages the company', () => {
    const types = (path: string) =>
      structuredDataFor(origin, path, servicePages, settings).map((node) => node['@type'])
    expect(types('/door-glass')).toEqual(['AutoRepair', 'Service', 'FAQPage'])
    expect(types('/locations')).toEqual(['AutoRepair'])
  })

  test('follows the settings', () => {
    const [shop] = settings.shops
    const elsewhere = {
      ...settings,
      company: { ...settings.company, name: 'Harbor Glass', address: '1 Pier Road, New York' },
      shops: shop ? [{ ...shop, zipCode: '10004', city: 'New York' }] : [],
      claims: { ...settings.claims, reviews: 0 },
      prices: { ...usualPrices, 'chip-repair': { none: 79.5 } },
      formats: { ...settings.formats, currency: 'CAD' as const },
      serviceRadius: 10,
      openingHours: settings.openingHours.map((_, weekday) =>
        weekday === 0 ? { open: 9, close: 9 } : { open: 7.5, close: 19 },
      ),
    }
    const node = autoRepairJsonLd(origin, elsewhere)
    expect(node).toMatchObject({
      name: 'Harbor Glass',
      address: '1 Pier Road, New York',
      priceRange: 'CA$79.50-CA$299',
      department: [{ address: { addressRegion: 'NY', postalCode: '10004' } }],
    })
    expect(node).not.toHaveProperty('aggregateRating')
    expect((node.areaServed as JsonLd[]).map(({ geoRadius }) => geoRadius)).toEqual([16093])
    const hours = node.openingHoursSpecification as JsonLd[]
    expect(hours).toHaveLength(6)
    expect(hours[0]).toMatchObject({ opens: '07:30' })
    const page = servicePages.find(({ service }) => service === 'chip-repair')
    expect(page && serviceJsonLd(origin, page, elsewhere)).toMatchObject({
      offers: { '@type': 'Offer', price: 79.5, priceCurrency: 'CAD' },
    })
  })

  test('cannot close the script element that it stands in', () => {
    expect(jsonLdText({ name: '</script><script>alert(1)</script>' })).not.toContain('<')
  })
})
