import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { connectionAtom } from '@/state/presence'
import { sessionStateAtom } from '@/state/sessionState'
import { refreshDayAtom } from '@/state/technician/day'

import { openPortalAtom, sendWaitingAtom } from '@/state/technician/sending'
import { installPortal } from './installPortal'

/** The dialogs: used at the kerb, where they may not be there to be fetched. */
const parts = import.meta.glob('../../screens/technician/dialogs/*.tsx')

/**
 * Keeps the technician portal going while it is in sight: what waits on the device is sent as soon as there
 * is a signal and a session, and everything that works without a signal is on the device.
 */
export function usePortal() {
  const { user, session } = useAtomValue(sessionStateAtom)
  const connection = useAtomValue(connectionAtom)
  const openPortal = useSetAtom(openPortalAtom)
  const send = useSetAtom(sendWaitingAtom)
  const refresh = useSetAtom(refreshDayAtom)
  const userId = user?.id
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
