import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { MaintenanceBanner } from '@/features/marketing/frame/screens/MaintenanceBanner'
import { askMaintenanceAtom, maintenanceTextAtom } from '@/features/marketing/frame/state'
import { askSiteSettingsAtom } from '@/platform/site/siteSettings'

/** Asks for what a public page can do without: the owner's settings, and planned maintenance, for its banner. */
export default function MaintenanceNotice() {
  const text = useAtomValue(maintenanceTextAtom)
  const ask = useSetAtom(askMaintenanceAtom)
  const askSettings = useSetAtom(askSiteSettingsAtom)
  useEffect(() => {
    void ask()
    void askSettings()
  }, [ask, askSettings])
  return text ? <MaintenanceBanner text={text} /> : null
}
