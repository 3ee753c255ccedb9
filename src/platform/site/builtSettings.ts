import { usualSiteSettings, type SiteSettings } from '@/domain/siteSettings'
import { readSiteSettings } from '@/domain/siteSettingsReader'

/**
 * What the owner had set when the site was built, the same in the pages that were drawn then and in their script; the
 * usual where the build had nobody to ask (`.ci/build/siteSettings.ts`).
 */
export const builtSettings: SiteSettings =
  readSiteSettings(import.meta.env.SITE_SETTINGS) ?? usualSiteSettings
