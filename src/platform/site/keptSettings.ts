import type { SiteSettings } from '@/domain/siteSettings'
import { readSiteSettings } from '@/domain/siteSettingsReader'

/** What the server last answered; public facts of the business, and nothing of a person. */
const key = 'windshield_site_settings'

/**
 * The settings that this browser heard of last, so that a page, and the portal without a signal, begins with them.
 * Null when there are none, or where nothing can be kept.
 */
export function keptSettings(): SiteSettings | null {
  try {
    const text = globalThis.localStorage?.getItem(key)
    return text ? readSiteSettings(JSON.parse(text)) : null
  } catch {
    return null
  }
}

/** Keeps what the server answered, its names in camel case. Does nothing where nothing can be kept. */
export function keepSettings(answer: unknown): void {
  try {
    globalThis.localStorage?.setItem(key, JSON.stringify(answer))
  } catch {
    // A full disk, or a browser that keeps nothing: the next load asks again.
  }
}
