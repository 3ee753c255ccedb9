import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import * as app from '@/app/publicPages'
import { usualSiteSettings } from '@/domain/siteSettings'
import { siteFactsIn } from '@/platform/site/siteFacts'
import { appWords } from '@/app/words'
import { servicesWords } from '@/features/marketing/services/words'
import { locations } from '@/domain/locations'
import { closeServer, createHttpServer, listen } from '@local/httpServer'
import { createStaticHandler } from '@local/staticSite'
import { documentOf } from './support/publicPages'

const publicPages = app.publicPages(appWords.en, siteFactsIn(usualSiteSettings, 'en'))

const servicePages = Object.values(servicesWords.en.pages)

const text = (name: string) => readFileSync(join(inject('siteFolder'), name), 'utf8')

const day = z.enum([
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
])
const time = z.string().regex(/^\d\d:\d\d$/)
const point = z.object({
  '@type': z.literal('GeoCoordinates'),
  latitude: z.number().min(32).max(36),
  longitude: z.number().min(-121).max(-114),
})
const business = z.object({
  '@type': z.literal('AutoRepair'),
  '@id': z.url(),
  name: z.string().min(1),
  url: z.url(),
  image: z.url(),
  telephone: z.string().regex(/555/),
  priceRange: z.string().regex(/^\$\d+-\$\d+$/),
  geo: point,
  address: z.object({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1),
    addressLocality: z.string().min(1),
    addressRegion: z.literal('CA'),
    postalCode: z.string().regex(/^\d{5}$/),
    addressCountry: z.literal('US'),
  }),
  openingHoursSpecification: z
    .array(
      z.object({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: day,
        opens: time,
        closes: time,
      }),
    )
    .length(7),
})
const company = business.extend({
  // One line, as the owner has entered it.
  address: z.string().regex(/, CA \d{5}$/),
  '@context': z.literal('https://schema.org'),
  areaServed: z
    .array(
      z.object({
        '@type': z.literal('GeoCircle'),
        geoMidpoint: point,
        geoRadius: z.number().positive(),
      }),
    )
    .length(locations.length),
  aggregateRating: z.object({
    '@type': z.literal('AggregateRating'),
    ratingValue: z.number().min(1).max(5),
    bestRating: z.literal(5),
    ratingCount: z.number().positive(),
  }),
  department: z.array(business).length(locations.length),
})
const service = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Service'),
  name: z.string().min(1),
  serviceType: z.string().min(1),
  description: z.string().min(40),
  url: z.url(),
  provider: z.object({ '@type': z.literal('AutoRepair'), '@id': z.url() }),
  areaServed: company.shape.areaServed,
  offers: z.object({
    '@type': z.literal('AggregateOffer'),
    priceCurrency: z.literal('USD'),
    lowPrice: z.number().positive(),
    highPrice: z.number().positive(),
  }),
})

function structuredData(document: string): { '@type': string }[] {
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(document) ?? []
  return JSON.parse(json ?? '[]') as { '@type': string }[]
}

describe('for search engines and shared links', () => {
  it('the sitemap is the list of routes that search engines should know', () => {
    const found = [...text('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    const listed = publicPages.filter((page) => page.listed).map(({ path }) => path)
    expect(found).toEqual(listed)
    expect(text('robots.txt')).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m)
  })

  const privatePages = publicPages.filter(({ isPrivate }) => isPrivate)
  it.each(privatePages)('$path is left out, and tells no other site of itself', (page) => {
    const document = documentOf(page)
    expect(document).toContain('<meta name="robots" content="noindex">')
    expect(document).toContain('<meta name="referrer" content="no-referrer">')
    expect(document).not.toMatch(/rel="canonical"|property="og:/)
  })

  const shownPages = publicPages.filter(({ isPrivate }) => !isPrivate)
  it.each(shownPages)('$path names its address, its words and its picture', (page) => {
    const document = documentOf(page)
    const [, canonical] = /<link rel="canonical" href="([^"]+)">/.exec(document) ?? []
    expect(new URL(canonical ?? '').pathname).toBe(page.canonical)
    const graph = Object.fromEntries(
      [...document.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map(
        ([, name, content]) => [name, content],
      ),
    )
    expect(graph).toMatchObject({
      type: 'website',
      url: canonical,
      'image:width': '1200',
      'image:height': '630',
    })
    expect(graph.title).toContain(page.title)
    expect(new URL(graph.image ?? '').pathname).toBe('/social.png')
    company.parse(structuredData(document)[0])
  })

  it.each(servicePages)('$path has its service and its questions as data', (page) => {
    const meta = publicPages.find(({ path }) => path === page.path)
    const nodes = structuredData(documentOf(meta!))
    const described = service.parse(nodes.find((node) => node['@type'] === 'Service'))
    expect(described.name).toBe(page.name)
    expect(nodes.map((node) => node['@type'])).toContain('FAQPage')
  })

  it('the picture of shared links is a PNG of the stated size, below 200 kB', () => {
    const picture = readFileSync(join(inject('siteFolder'), 'social.png'))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(200_000)
  })

  it('the page of unknown addresses is not for search engines', () => {
    expect(documentOf(app.notFoundPage(appWords.en))).toContain(
      '<meta name="robots" content="noindex">',
    )
  })
})

describe('for the host', () => {
  let origin = ''
  let close = async () => {}
  beforeAll(async () => {
    const server = createHttpServer(createStaticHandler({ dir: inject('siteFolder') }))
    origin = `http://127.0.0.1:${await listen(server, 0)}`
    close = () => closeServer(server)
  })
  afterAll(() => close())
  const get = (path: string) => fetch(origin + path)

  it.each(['/', '/door-glass', '/login', '/admin', '/no-such-page'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path)
      const policy = headers.get('Content-Security-Policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
      expect(policy).not.toContain('unsafe-eval')
      expect(policy).toMatch(/; trusted-types [\w -]+; require-trusted-types-for 'script'$/)
      for (const name of [
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Permissions-Policy',
      ]) {
        expect([name, headers.has(name)]).toEqual([name, true])
      }
    },
  )

  it.each(['/admin', '/admin/quotes', '/technicians', '/auth/anything'])(
    '%s is made in the browser',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<div id="root"></div>')
    },
  )

  it.each([
    ['/windshield-repair/', '/windshield-repair'],
    ['/Locations', '/locations'],
    ['/about.html?from=mail', '/about?from=mail'],
    ['/index.html', '/'],
  ])('%s is at its one address', async (asked, address) => {
    const response = await fetch(origin + asked, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([308, address])
  })

  it.each(['/no-such-page', '/quote/no-such-step', '/adminis', '/404', '/_headers', '/_redirects'])(
    '%s is not found, and says so on a page',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Page Not Found')
    },
  )

  it('files with a hash in their name are kept for a year, pages are asked for again', async () => {
    const [script] = /\/assets\/[\w-]+\.js/.exec(text('index.html')) ?? []
    const cacheOf = async (path: string) => (await get(path)).headers.get('Cache-Control')
    expect(await cacheOf(script ?? '')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/')).toBe('no-cache')
  })
})
