import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SiteShell } from '@/features/marketing/frame/screens/SiteShell'
import { LatePart } from './LatePart'
import { MaintenanceWhenIdle } from './MaintenanceWhenIdle'
import { preloadable } from './navigation/preloadable'
import { useRoutedTitle } from './navigation/usePageTitle'
import type { SignedIn } from './providers/SignedInAccount'
import { useSessionWanted } from './providers/useSessionWanted'

const SignedInAccount = preloadable(() => import('./providers/SignedInAccount'))

/** The public site's frame around the page of the address, with who is signed in. */
export function SiteFrame() {
  const { pathname } = useLocation()
  const [signedIn, setSignedIn] = useState<SignedIn>()
  useRoutedTitle(pathname)
  const isSessionWanted = useSessionWanted()
  return (
    <>
      <SiteShell
        banner={<MaintenanceWhenIdle />}
        currentPath={pathname}
        account={signedIn?.account}
        onSignOut={() => signedIn?.signOut()}
      >
        <Outlet />
      </SiteShell>
      {isSessionWanted && (
        <LatePart>
          <SignedInAccount onChange={setSignedIn} />
        </LatePart>
      )}
    </>
  )
}
