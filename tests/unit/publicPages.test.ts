import { describe, expect, test } from 'vitest'
import * as app from '@/app/publicPages'
import { usualSiteSettings } from '@/domain/siteSettings'
import { siteFactsIn } from '@/platform/site/siteFacts'
import { structuredDataFor } from '@/app/structuredData'
import { appWords } from '@/app/words'
import { aboutWords } from '@/features/marketing/about/words'
import { homeWords } from '@/features/marketing/home/words'
import { servicePagesOf } from '@/features/marketing/services/servicePageOf'
import { servicesWords } from '@/features/marketing/services/words'
import { usualCompany as company } from '@/domain/company'
import { glassPrices, repairSavingPercent, usualPrices, type Prices } from '@/domain/prices'
import { serviceFacts } from '@/domain/serviceFacts'
import { servicePaths, serviceTypes } from '@/domain/services'
import { sharedWords } from '@/platform/words/shared'

const { site } = sharedWords.en
const { documentTitle } = appWords.en
const publicPages = app.publicPages(appWords.en, siteFactsIn(usualSiteSettings, 'en'))
const servicePages = servicePagesOf(servicesWords.en, usualPrices)

const paths = publicPages.map(({ path }) => path)

describe('the list of public pages', () => {
  test('holds every public route', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/auth',
        '/login',
        '/quote',
        '/quote/position',
        '/quote/details',
        '/quote/appointment',
        '/windshield-replacement',
        '/windshield-repair',
        '/door-glass',
        '/vent-glass',
        '/quarter-glass',
        '/back-glass',
        '/locations',
        '/about',
      ]),
    )
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('every page has a title and a description of its own that search engines show whole', () => {
    const listed = publicPages.filter((page) => page.listed)
    const tooLong = listed.filter(
      (page) =>
        documentTitle(page.title, company.name).length > 75 || page.description.length > 180,
    )
    expect(tooLong).toEqual([])
    expect(listed.map(({ canonical }) => canonical)).toEqual(listed.map(({ path }) => path))
    expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length)
    expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length)
  })

  test('both addresses of the sign-in page count as one, and neither is listed', () => {
    const signIn = publicPages.filter(({ path }) => path === '/auth' || path === '/login')
    expect(signIn.map(({ canonical, listed }) => [canonical, listed])).toEqual([
      ['/login', false],
      ['/login', false],
    ])
    expect(app.notFoundPage(appWords.en).listed).toBe(false)
  })

  test('every link of header and footer leads to a page there is', () => {
    const staffOnly = ['/admin']
    const links = [
      ...site.header.links,
      ...site.footer.companyLinks,
      ...site.footer.staffLinks,
      ...site.footer.legalLinks,
    ].map(({ href }) => href)
    for (const href of links) expect([...paths, ...staffOnly]).toContain(href)
  })
})

describe('the service pages', () => {
  test('are one per service, at the address that the menus name', () => {
    expect(servicePages.map(({ service }) => service)).toEqual(serviceTypes)
    expect(servicePages.map(({ path }) => path)).toEqual(
      serviceTypes.map((service) => servicePaths[service]),
    )
  })

  test('the figures in their words are the business’s own', () => {
    const chip = servicePages.find(({ service }) => service === 'chip-repair')
    expect(chip?.duration.figure).toBe(`Under ${serviceFacts.repairMinutes} minutes`)
    expect(chip?.limits.text).toContain(`${serviceFacts.longestRepairableCrackInches} inches`)
    const { from, to } = serviceFacts.replacementHours
    for (const page of servicePages.filter(({ service }) => service !== 'chip-repair')) {
      expect(page.duration.figure).toBe(`${from}-${to} hours`)
    }
    const cheapest = Math.min(...Object.values(glassPrices))
    for (const { description } of publicPages) {
      for (const [, dollars] of description.matchAll(/\$(\d+)/g)) {
        expect(Number(dollars)).toBe(cheapest)
      }
    }
  })
})

/** Everything that the pages say, about everything that can be said of a repair's price. */
function everythingSaid(prices: Prices): string {
  const settings = { ...usualSiteSettings, prices }
  const facts = siteFactsIn(settings, 'en')
  const { saving } = facts
  return JSON.stringify([
    servicePagesOf(servicesWords.en, prices),
    app.publicPages(appWords.en, facts),
    homeWords.en.prices.repair[saving],
    aboutWords.en.reasons.items.map(({ text }) => (typeof text === 'string' ? text : text[saving])),
    servicesWords.en.saving[saving],
    structuredDataFor('https://sunline.example', '/windshield-repair', [], settings),
  ])
}

describe('the claim that a repair is cheaper', () => {
  const priced = (none: number) => everythingSaid({ ...usualPrices, 'chip-repair': { none } })
  const cheaper = new RegExp(`${repairSavingPercent}%`)
  const anyClaim = /cheaper|costs less|\d% less|for less/i

  test('is made where prices bear it out', () => {
    expect(priced(39).match(/80% (cheaper|less)/g)?.length).toBeGreaterThan(6)
  })

  test('is a plain "less" where they bear out no more', () => {
    expect(priced(100)).not.toMatch(cheaper)
    expect(priced(100)).toMatch(/costs less/)
  })

  test('is not made at all where a repair costs as much', () => {
    expect(everythingSaid(usualPrices)).not.toMatch(cheaper)
    const chip = servicePagesOf(servicesWords.en, usualPrices)[1]
    expect(JSON.stringify(chip)).not.toMatch(anyClaim)
    expect(JSON.stringify(homeWords.en.prices.repair.none)).not.toMatch(anyClaim)
  })
})

describe('where a service has one price', () => {
  const prices: Prices = { ...usualPrices, windshield: { none: 320 } }
  const page = servicePagesOf(servicesWords.en, prices)[0]

  test('its page says nothing of a choice', () => {
    expect(page?.cost.lead).toBe('One price, labor included. There is no glass to choose.')
    expect(JSON.stringify(page?.faq)).not.toContain('Do I need OEM glass?')
  })
})

describe('the figures of the owner', () => {
  const usual = siteFactsIn(usualSiteSettings, 'en')

  test('stand in titles and descriptions as the specification has them', () => {
    expect(usual).toMatchObject({
      rating: '4.9',
      reviews: '1000',
      customers: '10,000',
      years: '20',
      fromAll: '$199',
    })
    const [home] = publicPages
    expect(home?.description).toBe(
      'Mobile auto glass in southern California: repair or replacement at your home or work, same-day, from $199 with labor. Rated 4.9/5 by over 1000 customers. Free quote.',
    )
  })

  test('are left out where nothing is claimed', () => {
    const claims = { rating: 5, reviews: 0, customers: 0, years: 0 }
    const facts = siteFactsIn({ ...usualSiteSettings, claims }, 'en')
    const said = JSON.stringify(app.publicPages(appWords.en, facts))
    expect(said).not.toMatch(/Rated|over {2}| 0 |undefined/)
    expect(aboutWords.en.story.today(facts)).toMatch(/^Today there are three shops/)
  })

  test('name the cities of shops elsewhere', () => {
    const [shop] = usualSiteSettings.shops
    if (!shop) throw new Error('No shop.')
    const denver = { ...shop, name: 'Downtown', city: 'Denver', zipCode: '80202' }
    const boulder = { ...shop, id: 'b', name: 'Boulder', city: 'Boulder', zipCode: '80301' }
    const facts = siteFactsIn({ ...usualSiteSettings, shops: [denver, boulder] }, 'en')
    const [home, windshield] = app.publicPages(appWords.en, facts)
    expect(home?.description).toContain('Mobile auto glass in Denver and Boulder:')
    expect(windshield?.title).toBe('Mobile Windshield Replacement in Denver and Boulder')
    expect(homeWords.en.area.title(facts)).toBe('25 miles around two shops')
    expect(homeWords.en.area.lead(facts)).toContain('Downtown and Boulder.')
    expect(sharedWords.en.site.footer.claim(facts)).toContain('all over Denver and Boulder.')
  })
})
