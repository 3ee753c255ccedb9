import { cheapestOf, repairSaving } from '@/domain/prices'
import { serviceTypes, type ServiceType } from '@/domain/services'
import type { SiteSettings } from '@/domain/siteSettings'
import { isSouthernCalifornia } from '@/domain/usStates'
import { formatsIn, useFormats, type Formats } from '../formats/formats'
import type { Language } from '../words/language'
import { useSiteSettings } from './siteSettings'

/** What sentences of the public pages are made of, figures already written. */
export type SiteFacts = {
  /** "4.9"; empty while nobody has given a rating. */
  rating: string
  /** "1000" */
  reviews: string
  /** "10,000"; empty where nothing is claimed. */
  customers: string
  /** "20"; empty where nothing is claimed. */
  years: string
  /** In miles. */
  radius: number
  shops: readonly { name: string; city: string }[]
  /** True while all shops are where the company began. */
  isSouthernCalifornia: boolean
  /** The lowest price of each service: "$199". */
  from: Readonly<Record<ServiceType, string>>
  /** The lowest price of all. */
  fromAll: string
  /** What may be said of a repair's price beside a replacement's. */
  saving: 'percent' | 'less' | 'none'
}

/** The facts of the settings, written in the formats of a page. */
function siteFactsOf(settings: SiteSettings, formats: Formats): SiteFacts {
  const { claims, prices, shops, serviceRadius } = settings
  const countOf = (value: number) => (value > 0 ? formats.count(value) : '')
  const lowest = serviceTypes.map((service) => cheapestOf(prices, service))
  return {
    rating: claims.reviews > 0 ? formats.number(claims.rating) : '',
    reviews: countOf(claims.reviews),
    customers: countOf(claims.customers),
    years: countOf(claims.years),
    radius: serviceRadius,
    shops,
    isSouthernCalifornia: shops.every(({ zipCode }) => isSouthernCalifornia(zipCode)),
    from: Object.fromEntries(
      serviceTypes.map((service, place) => [service, formats.price(lowest[place] ?? 0)]),
    ) as Record<ServiceType, string>,
    fromAll: formats.price(Math.min(...lowest)),
    saving: repairSaving(prices),
  }
}

/** The facts in a language, for what is no component. */
export const siteFactsIn = (settings: SiteSettings, language: Language): SiteFacts =>
  siteFactsOf(settings, formatsIn(language, settings.formats))

/** The facts of the page's settings, in its language. */
export function useSiteFacts(): SiteFacts {
  return siteFactsOf(useSiteSettings(), useFormats())
}
