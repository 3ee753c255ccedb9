import { lazy, Suspense } from 'react'
import { HomeScreen } from '@/screens/marketing/HomeScreen'
import { Island } from '../start/Alive'
import { onLargeWindow } from '../start/onLargeWindow'

const VehiclePanel = lazy(() => onLargeWindow().then(() => import('./quote/vehiclePanel')))

/** The home page, with the wizard's first step on it where the window is large enough to show it. */
export default function HomeRoute() {
  return (
    <HomeScreen
      quotePanel={
        <Island>
          <Suspense fallback={null}>
            <VehiclePanel />
          </Suspense>
        </Island>
      }
    />
  )
}
