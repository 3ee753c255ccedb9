import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { linkTokenIn } from '@/domain/myAppointment'
import { AppointmentScreen } from '@/features/appointment/screens/AppointmentScreen'
import { linkAtom } from '@/features/appointment/state/readings'
import { usePrivatePage } from '../navigation/usePrivatePage'

/**
 * `/appointment#token`: an appointment without an account. The token is read here and stays in memory; what stands
 * behind `#` reaches no server.
 */
export default function AppointmentRoute() {
  usePrivatePage()
  const { hash } = useLocation()
  const known = useAtomValue(linkAtom)
  const setLink = useSetAtom(linkAtom)
  useEffect(() => {
    const token = linkTokenIn(hash)
    // A link to a part of the page, as the one to its content, leaves the token where it is.
    if (token !== null || known === undefined) setLink(token)
  }, [hash, known, setLink])
  // Another visit may bring another link.
  useEffect(() => () => setLink(undefined), [setLink])
  return <AppointmentScreen />
}
