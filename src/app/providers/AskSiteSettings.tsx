import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { askSiteSettingsAtom } from '@/platform/site/siteSettings'

/** Pages that can do without for a moment; they ask once they are at rest (`MaintenanceWhenIdle`). */
const leisurely =
  /^\/($|windshield-|door-|vent-|quarter-|back-|locations|about|privacy|terms|licenses)/

/** Asks at once for the owner's settings where prices, days and times are what a page is about. */
export function AskSiteSettings() {
  const { pathname } = useLocation()
  const ask = useSetAtom(askSiteSettingsAtom)
  const isWanted = !leisurely.test(pathname)
  useEffect(() => {
    if (isWanted) void ask()
  }, [isWanted, ask])
  return null
}
