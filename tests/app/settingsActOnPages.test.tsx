// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { sampleLink } from '@mocks/fixtures/appointments'
import { businessTimeZone, setBusinessTimeZone } from '@/domain/businessTime'
import { usualSiteSettings, type SiteSettings } from '@/domain/siteSettings'
import { siteSettingsAtom, startSiteSettingsAtom } from '@/platform/site/siteSettings'
import { openApp, patience, signedInAs, useMockBackend } from './support/openApp'

useMockBackend()
const zone = businessTimeZone()
afterEach(() => setBusinessTimeZone(zone))

const { company, claims, formats, prices, shops } = usualSiteSettings
const [firstShop] = shops
if (!firstShop) throw new Error('There is no shop.')

const companyWith = (changes: Partial<SiteSettings['company']>): Partial<SiteSettings> => ({
  company: { ...company, ...changes },
})
const formatsWith = (changes: Partial<SiteSettings['formats']>): Partial<SiteSettings> => ({
  formats: { ...formats, ...changes },
})

/** The whole page's text, as far as people see it, with the addresses of its links. */
function shownOn(): string {
  const links = [...document.querySelectorAll('a')].map(({ href }) => href)
  return [document.body.textContent, document.title, ...links].join('\n')
}

/** Whether the page shows this now. */
function shows(part: string | RegExp): boolean {
  const text = shownOn()
  return typeof part === 'string' ? text.includes(part) : part.test(text)
}

/** Opens the app at an address and waits until it is there. */
async function openAt(address: string, ready: string | RegExp) {
  const app = openApp(address)
  await screen.findAllByText(ready, undefined, patience)
  return app
}

/** Each setting with what a page shows before and after it is changed. */
const acts: readonly {
  setting: string
  at: string
  ready: string | RegExp
  change: Partial<SiteSettings>
  before: string | RegExp
  after: string | RegExp
}[] = [
  {
    setting: 'company_name',
    at: '/',
    ready: /Cracked windshield/,
    change: companyWith({ name: 'Harbor Glass' }),
    before: '© Sunline Auto Glass',
    after: '© Harbor Glass',
  },
  {
    setting: 'business_address',
    at: '/',
    ready: /Cracked windshield/,
    change: companyWith({ address: '1 Pier Road' }),
    before: '1200 Figueroa Street, Los Angeles, CA 90015',
    after: '1 Pier Road',
  },
  {
    setting: 'phone',
    at: '/',
    ready: /Cracked windshield/,
    change: companyWith({ phone: '(212) 555-0142', phoneHref: 'tel:+12125550142' }),
    before: 'tel:+15550100199',
    after: 'tel:+12125550142',
  },
  {
    setting: 'email',
    at: '/',
    ready: /Cracked windshield/,
    change: companyWith({ email: 'desk@harbor.example' }),
    before: 'mailto:hello@sunline.example',
    after: 'mailto:desk@harbor.example',
  },
  {
    setting: 'website',
    at: '/terms',
    ready: 'Estimate before work',
    change: companyWith({ website: 'https://harbor.example' }),
    before: 'https://sunline.example',
    after: 'https://harbor.example',
  },
  {
    setting: 'currency',
    at: '/quote/details',
    ready: 'Select Glass Type',
    change: formatsWith({ currency: 'MXN' }),
    before: '$299',
    after: 'MX$299',
  },
  {
    setting: 'time_zone',
    at: `/appointment#${sampleLink}`,
    ready: /labor included/,
    change: formatsWith({ timeZone: 'Eastern Time' }),
    before: 'Pacific Time',
    after: 'Eastern Time',
  },
  {
    setting: 'shops',
    at: '/locations',
    ready: 'The shops',
    change: { shops: [{ ...firstShop, id: 'pier', name: 'Pier', city: 'Reno', zipCode: '89501' }] },
    before: /Three shops, and a van that comes to you/,
    after: /One shop, and a van that comes to you[^]*Reno, NV 89501/,
  },
  {
    setting: 'claims',
    at: '/about',
    ready: 'Our story',
    change: { claims: { ...claims, rating: 4.1, customers: 25_000, years: 31 } },
    before: /4\.9\/5[^]*More than 20 years and over 10,000 customers/,
    after: /4\.1\/5[^]*More than 31 years and over 25,000 customers/,
  },
  {
    setting: 'prices',
    at: '/windshield-repair',
    ready: 'What it costs',
    change: { prices: { ...prices, 'chip-repair': { none: 39 } } },
    before: '$299',
    after: /Repair is 80% cheaper[^]*\$39/,
  },
]

describe('what the owner sets is what pages show', () => {
  test.each(acts)('$setting', async ({ at, ready, change, before, after }) => {
    const { store } = await openAt(at, ready)
    expect([shows(before), shows(after)]).toEqual([true, false])
    act(() => store.set(siteSettingsAtom, { ...usualSiteSettings, ...change }))
    expect(shows(after)).toBe(true)
  })

  test('date_format, where lists of the office show days', async () => {
    signedInAs('admin')
    const { store } = openApp('/admin/customers')
    await screen.findAllByText(/^\d\d\/\d\d\/\d{4}$/, undefined, patience)
    const change = formatsWith({ dateFormat: 'YYYY-MM-DD' })
    act(() => store.set(siteSettingsAtom, { ...usualSiteSettings, ...change }))
    expect(screen.queryAllByText(/^\d\d\/\d\d\/\d{4}$/)).toEqual([])
    expect(screen.getAllByText(/^\d{4}-\d\d-\d\d$/).length).toBeGreaterThan(0)
  })
})

describe('the settings that a browser has heard of', () => {
  const answered = {
    company: { name: 'Harbor Glass' },
    formats: { currency: 'CAD', dateFormat: 'DD/MM/YYYY', timeZone: 'Central Time' },
  }

  test('are what the next load, and the portal without a signal, begins with', async () => {
    localStorage.setItem('windshield_site_settings', JSON.stringify(answered))
    const { store } = await openAt('/terms', 'Estimate before work')
    act(() => store.set(startSiteSettingsAtom))
    expect(businessTimeZone()).toBe('Central Time')
    expect(shownOn()).toContain('© Harbor Glass')
    expect(shownOn()).toContain('a two-hour window in Central Time')
  })

  test.each(['no json', '[]', 'null', '{}'])('are passed over where they are %s', (text) => {
    localStorage.setItem('windshield_site_settings', text)
    const { store } = openApp('/terms')
    act(() => store.set(startSiteSettingsAtom))
    expect(store.get(siteSettingsAtom)).toEqual(usualSiteSettings)
    cleanup()
  })
})
