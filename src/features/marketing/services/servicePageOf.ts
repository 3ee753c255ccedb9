import { onePriceOf, repairSaving, type Prices } from '@/domain/prices'
import type { ServiceType } from '@/domain/services'
import type { ServicePage } from './servicePage'
import type { servicesWords } from './words'

type ServicesWords = (typeof servicesWords)['en']

/**
 * What a service's page says while these prices hold: no claim about a price that they do not bear out, and no word of a
 * choice of glass where there is none.
 */
export function servicePageOf(
  words: ServicesWords,
  service: ServiceType,
  prices: Prices,
): ServicePage {
  const page = words.pages[service]
  const said = words.saving[repairSaving(prices)]
  const hasOnePrice = onePriceOf(prices, service) !== null
  const shown: ServicePage = hasOnePrice
    ? {
        ...page,
        cost: { ...page.cost, lead: words.ownPrices.oneLead },
        faq: page.faq.filter(({ isAboutChoice }) => !isAboutChoice),
      }
    : page
  if (service === 'windshield') {
    const { none } = words.saving
    const text = page.limits.text.replace(none.limit, said.limit)
    return { ...shown, limits: { ...page.limits, text } }
  }
  if (service !== 'chip-repair') return shown
  const [first, second, third] = page.features
  return {
    ...shown,
    hero: { ...page.hero, lead: said.lead },
    features: [first, { ...second, ...said.feature }, third],
    cost: {
      ...page.cost,
      lead: said.cost,
      notes: costsAsGlass(prices) ? page.cost.notes : words.ownPrices.repairNotes,
    },
  }
}

/** True while a repair costs what new glass does, as in a new system. */
function costsAsGlass(prices: Prices): boolean {
  return JSON.stringify(prices['chip-repair']) === JSON.stringify(prices.windshield)
}

/** All pages while these prices hold, in the order of the menu. */
export function servicePagesOf(words: ServicesWords, prices: Prices): readonly ServicePage[] {
  return Object.values(words.pages).map(({ service }) => servicePageOf(words, service, prices))
}
