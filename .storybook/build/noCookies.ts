import type { Plugin } from 'vite'

/** MSW's files that keep and read cookies, and what stands in their place. */
const inPlace: Record<string, string> = {
  'getRequestCookies.mjs': 'export const getAllRequestCookies = () => ({})',
  'storeResponseCookies.mjs': 'export const storeResponseCookies = async () => {}',
}
const cookieFile = /\/msw\/lib\/core\/utils\/request\/(\w+Cookies\.mjs)$/

/**
 * Leaves cookies (MSW's jar, and its list of all the internet's public suffixes) out of the published
 * Storybook: neither the pretend backend nor the product knows any. A handler that set one would find
 * that it is never sent back. Throws when MSW no longer looks as expected.
 */
export function noCookies(): Plugin {
  return {
    name: 'no-cookies',
    apply: 'build',
    load: (id) => inPlace[cookieFile.exec(id)?.[1] ?? ''],
    generateBundle() {
      if ([...this.getModuleIds()].some((id) => id.includes('/tough-cookie/')))
        throw new Error('MSW keeps cookies in other files than expected (noCookies).')
    },
  }
}
