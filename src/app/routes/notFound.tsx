import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NotFoundScreen } from '@/features/marketing/notFound/screens/NotFoundScreen'

/** The page of an address that does not exist; writes the path to the console, as specified. */
export default function NotFoundRoute() {
  const { pathname } = useLocation()
  useEffect(() => {
    // The missing path is written to the console; query and hash may hold personal data.
    console.error('404: no page at this path:', pathname)
  }, [pathname])
  return <NotFoundScreen />
}
