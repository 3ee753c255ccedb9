import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { SetupScreen } from '@/features/setup/screens/SetupScreen'
import { SetupSkeleton } from '@/features/setup/screens/SetupSkeleton'
import { leaveSetupAtom } from '@/features/setup/state'
import { RequireSignedIn } from '../guards/RequireSignedIn'
import { useHydrated } from '../hydration/useHydrated'
import { usePrivatePage } from '../navigation/usePrivatePage'

/** `/setup`: the first run of a project, for somebody signed in. */
export default function SetupRoute() {
  usePrivatePage()
  const isHydrated = useHydrated()
  const leave = useSetAtom(leaveSetupAtom)
  useEffect(() => leave, [leave])
  if (!isHydrated) return <SetupSkeleton />
  return (
    <RequireSignedIn>
      <SetupScreen settingsHref="/admin/settings" />
    </RequireSignedIn>
  )
}
