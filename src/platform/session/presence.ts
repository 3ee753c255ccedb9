import { createHeartbeat, type BeatResult } from './heartbeat'
import type { Gateways } from './gateways'
import type { SessionTimes } from './sessionTimes'

export type ConnectionStatus = 'online' | 'offline'
/** `failed` is the heartbeat-failed signal; it stays until the next sign-in. */
export type HeartbeatStatus = 'stopped' | 'running' | 'failed'

export type Presence = {
  /** Looks at the connection now; for when the browser says that something changed. */
  recheck(): void
  stop(): void
}

type Options = {
  gateways: Pick<Gateways, 'presence' | 'connectivity' | 'tabs'>
  times: SessionTimes
  /** True when the access token is no longer taken, by this device's clock. */
  hasExpired: () => boolean
  /** Refreshes the session; resolves when that is over, whatever came of it. */
  refresh: () => Promise<void>
  onConnection: (status: ConnectionStatus) => void
  onHeartbeat: (status: HeartbeatStatus) => void
}

/**
 * Presence of the person signed in: a heartbeat every 30 s and a look at the connection every 10 s, in
 * one tab of the browser; the others hear from it. Lost connection: the heartbeat stops. Restored: the
 * session is refreshed and the heartbeat starts again.
 */
export function keepPresence(options: Options): Presence {
  const { gateways, times, hasExpired, refresh, onConnection, onHeartbeat } = options
  const { presence, connectivity, tabs } = gateways
  let look: (() => void) | null = null

  function begin(): () => void {
    let isOver = false
    let status: ConnectionStatus = 'online'
    let looking: Promise<ConnectionStatus> | null = null
    const heartbeat = createHeartbeat(beat, () => onHeartbeat('failed'), times)

    async function beat(): Promise<BeatResult> {
      let result = hasExpired() ? null : await presence.beat()
      if (isOver || result?.ok) return 'ok'
      // "Forbidden" may be what a session that has ended elsewhere looks like.
      if (!result || result.failure.kind === 'expired' || result.failure.kind === 'forbidden') {
        await refresh()
        // Whether the session is over is for the auth service to say, not for unanswered beats.
        if (isOver || hasExpired()) return 'uncounted'
        result = await presence.beat()
        if (isOver || result.ok) return 'ok'
        if (result.failure.kind === 'expired') return 'uncounted'
      }
      // The connection first: without one, three beats would fail and sign the person out.
      return (await check()) === 'offline' ? 'uncounted' : 'failed'
    }

    function check(): Promise<ConnectionStatus> {
      looking ??= checkOnce().finally(() => {
        looking = null
      })
      return looking
    }

    async function checkOnce(): Promise<ConnectionStatus> {
      const found: ConnectionStatus = (await connectivity.check()) ? 'online' : 'offline'
      if (isOver || found === status) return found
      status = found
      onConnection(found)
      tabs.post({ kind: 'connection', online: found === 'online' })
      if (found === 'offline') {
        heartbeat.stop()
        onHeartbeat('stopped')
      } else {
        void restore()
      }
      return found
    }

    async function restore() {
      await refresh()
      if (!isOver && status === 'online') startHeartbeat()
    }

    function startHeartbeat() {
      heartbeat.start()
      onHeartbeat('running')
    }

    look = () => void check()
    const interval = setInterval(look, times.connectivityInterval)
    startHeartbeat()

    return () => {
      isOver = true
      look = null
      clearInterval(interval)
      heartbeat.stop()
    }
  }

  const resign = tabs.lead('windshield_presence', begin)
  return {
    recheck: () => look?.(),
    stop: resign,
  }
}
