import { ChakraProvider } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { system } from '@/theme/system'
import { HydrationMark } from './hydration/HydrationMark'
import { InternalLinks } from './navigation/InternalLinks'
import { AskSiteSettings } from './providers/AskSiteSettings'
import { Session, SessionBoundary } from './providers/Session'
import { PageBoundary } from './PageBoundary'
import { PageLoading } from './PageLoading'
import { appRoutes, type AppRoute } from './routes/table'
import { SiteFrame } from './SiteFrame'
import { Toasts } from './Toasts'

/** The whole app inside a router; the caller brings the router (browser, memory or static). */
export function App() {
  return (
    <ChakraProvider value={system}>
      <Session />
      <AskSiteSettings />
      <Routes>
        <Route element={<SiteFrame />}>
          {appRoutes.filter(({ frame }) => frame === 'site').map(toRoute)}
        </Route>
        {appRoutes.filter(({ frame }) => frame === 'bare').map(toRoute)}
      </Routes>
      <InternalLinks />
      <Toasts />
    </ChakraProvider>
  )
}

function toRoute({ path, page: Page, session }: AppRoute) {
  return (
    <Route
      key={path}
      path={path}
      element={
        <PageBoundary>
          <Suspense fallback={<PageLoading />}>
            {session ? (
              <SessionBoundary>
                <Page />
              </SessionBoundary>
            ) : (
              <Page />
            )}
            <HydrationMark />
          </Suspense>
        </PageBoundary>
      }
    />
  )
}
