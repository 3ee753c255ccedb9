import { describe, expect, test } from 'vitest'
import * as app from '@/app/publicPages'
import { appWords } from '@/app/words'
import { servicesWords } from '@/features/marketing/services/words'
import { company } from '@/domain/company'
import { glassPrices } from '@/domain/prices'
import { serviceFacts } from '@/domain/serviceFacts'
import { servicePaths, serviceTypes } from '@/domain/services'
import { sharedWords } from '@/platform/words/shared'

const { site } = sharedWords.en
const { documentTitle } = appWords.en
const publicPages = app.publicPages(appWords.en)
const servicePages = Object.values(servicesWords.en.pages)

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
    expect(chip?.hero.lead).toContain(`${serviceFacts.repairSavingPercent}% cheaper`)
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
