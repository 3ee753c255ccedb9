import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { connectionAtom } from '@/platform/session/runSession'
import { personAtom, sessionStateAtom } from '@/platform/session/sessionState'
import { refreshDayAtom } from '@/features/technician/state/day'
import { openPortalAtom, sendWaitingAtom } from '@/features/technician/state/sending'
import { installPortal } from './installPortal'

/** The dialogs: used where there may be no signal to fetch them. */
const parts = import.meta.glob('../../features/technician/screens/dialogs/*.tsx')

/**
 * Keeps the technician portal going while it is in sight: what waits on the device is sent as soon as there
 * is a signal and a session, and everything that works without a signal is on the device.
 */
export function usePortal() {
  const person = useAtomValue(personAtom)
  const { session } = useAtomValue(sessionStateAtom)
  const connection = useAtomValue(connectionAtom)
  const openPortal = useSetAtom(openPortalAtom)
  const send = useSetAtom(sendWaitingAtom)
  const refresh = useSetAtom(refreshDayAtom)
  const userId = person?.id
  const token = session?.access_token

  useEffect(() => {
    if (userId) return openPortal()
  }, [userId, openPortal])

  // A signal that came back, or a session that was refreshed, may be what was missing.
  useEffect(() => {
    if (connection !== 'online' || !token) return
    void send()
    void refresh()
  }, [connection, token, send, refresh])

  useEffect(() => {
    void installPortal()
    for (const load of Object.values(parts)) load().catch(() => {})
  }, [])
}
