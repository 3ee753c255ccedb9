import type { SiteFacts } from '@/platform/site/siteFacts'
import type { AppWords } from './words'

type Address = {
  path: string
  /** The address that counts when the same page has two. */
  canonical?: string
  /** False for pages that a search engine should not list; those are not in the sitemap either. */
  listed: boolean
  /** True for a page of one person: search engines are told to leave it out, and no other site hears of it. */
  isPrivate?: boolean
}

/** Every public address. */
const addresses = [
  { path: '/', listed: true },
  { path: '/windshield-replacement', listed: true },
  { path: '/windshield-repair', listed: true },
  { path: '/door-glass', listed: true },
  { path: '/vent-glass', listed: true },
  { path: '/quarter-glass', listed: true },
  { path: '/back-glass', listed: true },
  { path: '/locations', listed: true },
  { path: '/about', listed: true },
  { path: '/quote', listed: true },
  { path: '/quote/position', listed: false },
  { path: '/quote/details', listed: false },
  { path: '/quote/appointment', listed: false },
  { path: '/appointment', listed: false, isPrivate: true },
  { path: '/account', listed: false, isPrivate: true },
  { path: '/invitation', listed: false, isPrivate: true },
  { path: '/setup', listed: false, isPrivate: true },
  { path: '/login', listed: false },
  { path: '/auth', listed: false, canonical: '/login' },
  { path: '/auth/reset', listed: false },
  { path: '/auth/new-password', listed: false },
  { path: '/auth/two-factor', listed: false, isPrivate: true },
  { path: '/privacy', listed: true },
  { path: '/terms', listed: true },
  { path: '/licenses', listed: true },
] as const satisfies readonly Address[]

/** The path of a public page. */
export type PublicPath = (typeof addresses)[number]['path']

/** A public page as a search engine, a browser tab and a shared link show it. */
export type PageMeta = Required<Address> & {
  /** Without the company's name; `documentTitle` of the words adds it. */
  title: string
  description: string
}

/** Every public page with its title and description, while these facts hold. */
export function publicPages({ pages }: AppWords, facts: SiteFacts): readonly PageMeta[] {
  const text = (words: string | ((facts: SiteFacts) => string)) =>
    typeof words === 'string' ? words : words(facts)
  return addresses.map((address: Address & { path: PublicPath }) => ({
    canonical: address.path,
    isPrivate: false,
    ...address,
    title: text(pages[address.path].title),
    description: text(pages[address.path].description),
  }))
}

/** The page for addresses that do not exist. */
export function notFoundPage({ notFound }: AppWords): PageMeta {
  return { path: '/404', canonical: '/404', listed: false, isPrivate: false, ...notFound }
}
