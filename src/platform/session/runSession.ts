import { atom, type Getter, type Setter } from 'jotai'
import type { AuthFailure, Outcome } from '@/domain/failures'
import { idleLimit } from '@/domain/access'
import { idleness } from '@/domain/idle'
import { hasExpired, type Session } from '@/domain/session'
import { timeNow, type Milliseconds } from '@/domain/time'
import { forgetAnswersAtom } from '@/platform/query/queryClient'
import { gatewaysAtom } from './gateways'
import { watchIdleness, type IdleWatch } from './idleWatch'
import type { MailLink } from './mailLink'
import { keepPresence, type Presence } from './presence'
import { loadProfile } from './profileLoader'
import { freshWork, type SessionEffect, type SessionEvent, type SessionWork } from './sessionEvents'
import { reduceSession } from './sessionMachine'
import { sessionMemoryAtom } from './sessionMemory'
import { sessionTimesAtom } from './sessionTimes'
import { sessionStateAtom } from './sessionState'
import { keepSessionFresh, type TokenRefresh } from './tokenRefresh'

/** What the session machine knows apart from what screens are shown. */
const workAtom = atom<SessionWork>(freshWork)

/** Whether the network is there, as far as is known while somebody is signed in. */
export const connectionAtom = atom((get) => get(workAtom).network)

/** Whether the heartbeat runs. `failed` is the heartbeat-failed signal. */
export const heartbeatAtom = atom((get) => get(workAtom).heartbeat)

type Running = {
  /** How many providers keep it running. */
  users: number
  stop: () => void
  stay: () => void
  dispatch: (event: SessionEvent) => void
}

const runningAtom = atom<Running | null>(null)

/** A link works once: a session that is started again takes up the attempt of the one before. */
const openingsAtom = atom(() => new WeakMap<MailLink, Promise<Outcome<null, AuthFailure>>>())

/**
 * Starts listening to the auth service: sets the session, loads the profile, keeps the session fresh
 * and the presence up, until the function it hands back is called. Started twice, it runs once; and it
 * runs on when one page's provider goes and the next page's comes.
 */
export const startSessionAtom = atom(null, (get, set, link: MailLink | null = null) => {
  const running = get(runningAtom) ?? { users: 0, ...run(get, set, link) }
  set(runningAtom, { ...running, users: running.users + 1 })
  let isOver = false

  function leave() {
    const now = get(runningAtom)
    if (isOver || !now) return
    isOver = true
    set(runningAtom, { ...now, users: now.users - 1 })
    setTimeout(stopUnused, 0)
  }

  function stopUnused() {
    const now = get(runningAtom)
    if (!now || now.users > 0) return
    now.stop()
    set(runningAtom, null)
  }

  return leave
})

function eventAtom(event: SessionEvent) {
  return atom(null, (get) => get(runningAtom)?.dispatch(event))
}

/** Reads the profile of the person signed in again: the way on from `missing` and `failed`. */
export const reloadProfileAtom = eventAtom({ kind: 'profile_wanted' })

/** Opens the mail's link that waits for the person's word. */
export const acceptMailLinkAtom = eventAtom({ kind: 'link_accepted' })

/** Puts the mail's link away unused. */
export const declineMailLinkAtom = eventAtom({ kind: 'link_declined' })

/** Says that the person signed in is still there, and need not be asked. */
export const stayAtom = atom(null, (get) => get(runningAtom)?.stay())

/** Ends the session of anybody who says that they need not stay signed in. */
export const leaveIdleAtom = eventAtom({ kind: 'idle_changed', idle: { kind: 'over' } })

/** Leaves the page that was kept for somebody whose session was ended for them. */
export const leaveInterruptedAtom = eventAtom({ kind: 'page_left' })

/** Runs the machine: hands it every event, and does what it answers. */
function run(get: Getter, set: Setter, link: MailLink | null) {
  const gateways = get(gatewaysAtom)
  const { auth, tabs, attention } = gateways
  const memory = get(sessionMemoryAtom)
  const times = get(sessionTimesAtom)
  let isStopped = false
  let patience: ReturnType<typeof setTimeout> | undefined
  let reasonPatience: ReturnType<typeof setTimeout> | undefined
  let watch: { refresh: TokenRefresh; presence: Presence; idle: IdleWatch } | null = null
  let stopHearingTabs: (() => void) | null = null

  function dispatch(event: SessionEvent) {
    if (isStopped) return
    const before = { shown: get(sessionStateAtom), work: get(workAtom) }
    const stored = auth.storedSession()
    const facts = {
      stored,
      remembered: memory.profile.read(),
      idle: stored && idlenessOf(stored),
      now: timeNow(),
      patience: times.initialPatience,
    }
    const { machine, effects } = reduceSession(before, event, facts)
    if (machine.shown !== before.shown) set(sessionStateAtom, machine.shown)
    if (machine.work !== before.work) set(workAtom, machine.work)
    effects.forEach(perform)
  }

  /** How long the stored person may be idle: as their access says, else as the browser remembers it. */
  function limitOf({ user }: Session): Milliseconds | null {
    const { user: shown, access, profile } = get(sessionStateAtom)
    const kept = memory.access.read(user.id)
    return shown?.id === user.id && access && profile
      ? idleLimit(profile.role, access.sessionMinutes)
      : idleLimit(kept?.role, kept?.sessionMinutes)
  }

  function idlenessOf(stored: Session) {
    const limit = limitOf(stored)
    const touched = attention.lastTouch()
    return limit === null || touched === null ? null : idleness(touched, limit, timeNow())
  }

  function perform(effect: SessionEffect) {
    switch (effect.kind) {
      case 'connect':
        return void connect()
      case 'wait_for_client':
        patience = setTimeout(() => dispatch({ kind: 'patience_over' }), effect.time)
        return
      case 'stop_waiting':
        return clearTimeout(patience)
      case 'wait_for_reason':
        clearTimeout(reasonPatience)
        reasonPatience = setTimeout(() => dispatch({ kind: 'reason_patience_over' }), effect.time)
        return
      case 'watch':
        return later(startWatching)
      case 'stop_watching':
        return stopWatching()
      case 'refresh':
        return later(() => void watch?.refresh.refreshNow())
      case 'recheck':
        watch?.refresh.recheck()
        watch?.presence.recheck()
        watch?.idle.recheck()
        return
      case 'recheck_idle':
        return watch?.idle.recheck()
      case 'read_profile': {
        const { id, generation } = effect
        return later(() => void read(id, generation))
      }
      case 'remember_profile':
        return memory.profile.keep(effect.profile)
      case 'forget_profile':
        return memory.profile.drop()
      case 'remember_access': {
        const { kind: _, ...kept } = effect
        return memory.access.keep(kept)
      }
      case 'forget_access':
        return memory.access.drop()
      case 'touch':
        return attention.keepTouch(timeNow())
      case 'forget_day':
        return void memory.forgetDay(effect.userId)
      case 'forget_answers':
        return set(forgetAnswersAtom)
      case 'rest':
        return auth.rest()
      case 'end_session':
        return void auth.endSession()
      case 'tell_tabs':
        return tabs.post(effect.message)
      case 'open_link':
        return void openLink(effect.link)
    }
  }

  /**
   * Not now: asked inside its callback, the auth client would wait for itself. And not at all when
   * somebody else is signed in by then.
   */
  function later(work: () => void) {
    const { generation } = get(workAtom)
    setTimeout(() => {
      if (!isStopped && generation === get(workAtom).generation) work()
    }, 0)
  }

  async function connect() {
    const outcome = await auth.connect()
    // Also told when the first event was heard by a session that is no longer running.
    dispatch({ kind: outcome.ok ? 'client_connected' : 'client_unreachable' })
  }

  async function read(id: string, generation: number) {
    const loaded = await loadProfile(id, gateways, times.profilePatience)
    dispatch({ kind: 'profile_read', generation, loaded })
  }

  async function openLink(opened: MailLink) {
    const openings = get(openingsAtom)
    // After the client's first event, which would otherwise take the new session for an old one.
    const opening = openings.get(opened) ?? auth.connect().then(() => auth.openMailLink(opened))
    openings.set(opened, opening)
    const outcome = await opening
    // One that failed may be tried again.
    if (!outcome.ok) openings.delete(opened)
    dispatch({ kind: 'link_opened', outcome })
  }

  function startWatching() {
    if (watch || !get(sessionStateAtom).user) return
    const current = () => get(sessionStateAtom).session
    stopHearingTabs ??= tabs.onMessage((message) => dispatch({ kind: 'tab_spoke', message }))
    const refresh = keepSessionFresh({
      auth,
      tabs,
      current,
      adopt: () => dispatch({ kind: 'record_changed' }),
    })
    const presence = keepPresence({
      gateways,
      times,
      hasExpired: () => isOver(timeNow()),
      refresh: refresh.refreshNow,
      onConnection: (status) => dispatch({ kind: 'network_changed', status }),
      onHeartbeat: (status) => dispatch({ kind: 'heartbeat_changed', status }),
    })
    const idle = watchIdleness({
      attention,
      limit: () => {
        const session = current()
        return session && limitOf(session)
      },
      onChange: (found) => dispatch({ kind: 'idle_changed', idle: found }),
    })
    watch = { refresh, presence, idle }

    function isOver(now: Milliseconds) {
      const session = current()
      return session === null || hasExpired(session, now)
    }
  }

  function stopWatching() {
    watch?.refresh.stop()
    watch?.presence.stop()
    watch?.idle.stop()
    watch = null
  }

  const stops = [
    auth.listen((notice) => dispatch({ kind: 'client_spoke', ...notice })),
    auth.onDatabaseRefusal((refusal) => dispatch({ kind: 'database_refused', refusal })),
    tabs.onRecordChange(() => dispatch({ kind: 'record_changed' })),
    tabs.onWake(() => dispatch({ kind: 'woke' })),
    () => stopHearingTabs?.(),
  ]
  // Late replies of a session that ran before belong to another generation.
  set(workAtom, { ...freshWork, generation: get(workAtom).generation + 1 })
  const isCutOff = globalThis.navigator?.onLine === false
  dispatch({ kind: 'started', link, isCutOff })

  return {
    dispatch,
    stay: () => watch?.idle.stay(),
    stop() {
      isStopped = true
      clearTimeout(patience)
      clearTimeout(reasonPatience)
      stopWatching()
      stops.forEach((stop) => stop())
    },
  }
}
