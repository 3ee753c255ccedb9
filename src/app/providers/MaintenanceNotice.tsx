import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { MaintenanceBanner } from '@/features/marketing/frame/screens/MaintenanceBanner'
import { askMaintenanceAtom, maintenanceTextAtom } from '@/features/marketing/frame/state'

/** The banner of planned maintenance, when there is some. */
export default function MaintenanceNotice() {
  const text = useAtomValue(maintenanceTextAtom)
  const ask = useSetAtom(askMaintenanceAtom)
  useEffect(() => {
    void ask()
  }, [ask])
  return text ? <MaintenanceBanner text={text} /> : null
}
