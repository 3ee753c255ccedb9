import { atom, type Getter, type Setter } from 'jotai'
import type { AuthNotice } from '@/data/authGateway'
import type { MailLink } from '@/data/mailLink'
import type { TabMessage } from '@/data/tabs'
import type { AuthFailure, Outcome } from '@/domain/failures'
import type { Session, SignedOutReason } from '@/domain/session'
import { gatewaysAtom } from './gateways'
import { connectionAtom, heartbeatAtom, keepPresence, type Presence } from './presence'
import { loadProfile } from './profileLoader'
import { sessionMemoryAtom } from './sessionMemory'
import { sessionStateAtom, withoutSession, withSession, type SessionState } from './sessionState'
import { keepSessionFresh, type TokenRefresh } from './tokenRefresh'

/** How long the first answer of the auth client may take before the stored session is believed. */
export const initialPatience = 8_000

/** The machine that is running, and for how many providers. */
type Running = { users: number; stop: () => void; reloadProfile: () => Promise<void> }

const runningAtom = atom<Running | null>(null)

/** A link works once: a machine that is started again takes up the attempt of the one before. */
const openings = new WeakMap<MailLink, Promise<Outcome<null, AuthFailure>>>()

/**
 * Starts listening to the auth service: sets the session, loads the profile, keeps the session fresh
 * and the presence up, until the function it hands back is called. Started twice, it runs once; and it
 * runs on when one page's provider goes and the next page's comes.
 */
export const startSessionAtom = atom(null, (get, set, link: MailLink | null = null) => {
  const running = get(runningAtom) ?? { users: 0, ...startMachine(get, set, link) }
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

/** Reads the profile of the person signed in again: the way on from `missing` and `failed`. */
export const reloadProfileAtom = atom(null, async (get) => {
  await get(runningAtom)?.reloadProfile()
})

function startMachine(get: Getter, set: Setter, link: MailLink | null) {
  const gateways = get(gatewaysAtom)
  const { auth, profile, tabs } = gateways
  const memory = get(sessionMemoryAtom)
  let deferred: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isConnected = false
  let isOpeningLink = link !== null
  let watch: { refresh: TokenRefresh; presence: Presence } | null = null
  let stopHearingTabs: (() => void) | null = null
  /** Counts the people signed in here: a reply asked for under another count is dropped. */
  let generation = 0
  /** Whose session is being kept up here. */
  let keptFor: string | null = null
  let loading: Promise<void> | null = null
  /** The profile is the device's own copy: it is still to be read, without taking the page away. */
  let isProfileKept = false

  const state = () => get(sessionStateAtom)
  const change = (next: Partial<SessionState>) => set(sessionStateAtom, { ...state(), ...next })

  /** Called inside the auth client: sets what is known and leaves all work for after it returned. */
  function receive({ event, refusal }: AuthNotice) {
    if (isStopped) return
    if (event === 'SIGNED_OUT') return leave(refusal ? 'ended' : 'elsewhere')
    // The record is the home of the session. Offline with an expired token the client says "nobody"
    // but keeps it for later; and news of another tab's session may come after it is gone from here.
    const stored = auth.storedSession()
    if (stored) adopt(stored)
    if (stored && event === 'PASSWORD_RECOVERY') change({ isRecovering: true })
    if (event === 'TOKEN_REFRESHED' && isProfileWanted()) {
      deferred = setTimeout(() => void reloadProfile(), 0)
    }
    if (event !== 'INITIAL_SESSION') return
    if (!stored && state().user) leave(null)
    initialized()
  }

  function initialized() {
    if (isOpeningLink) return
    clearTimeout(patience)
    if (!state().isInitialized) change({ isInitialized: true })
  }

  function adopt(session: Session) {
    set(sessionStateAtom, withSession(state(), session))
    if (keptFor === session.user.id) return
    stopWatching()
    keptFor = session.user.id
    generation += 1
    loading = null
    recall(session.user.id)
    // Not now: asked inside its callback, the auth client would wait for itself.
    deferred = setTimeout(() => {
      startWatching()
      if (isProfileKept || state().profileStatus !== 'ready') void reloadProfile()
    }, 0)
  }

  /** A technician's day must open without a signal: what they may see is on the device. */
  function recall(id: string) {
    const kept = memory.profile.read()
    if (kept && kept.id !== id) return forget()
    isProfileKept = kept !== null && state().profileStatus !== 'ready'
    if (isProfileKept) change({ profile: kept, profileStatus: 'ready' })
  }

  function isProfileWanted() {
    return isProfileKept || state().profileStatus === 'failed'
  }

  /** Clears the session, once: the events that follow a sign-out find nobody and change nothing. */
  function leave(reason: SignedOutReason | null) {
    const before = state()
    stopWatching()
    auth.rest()
    forget()
    keptFor = null
    generation += 1
    loading = null
    const next = withoutSession(before, reasonToTell(before, reason))
    set(sessionStateAtom, { ...next, isInitialized: before.isInitialized || !isOpeningLink })
    if (before.user && reason === 'ended') tabs.post({ kind: 'signed_out', reason })
  }

  function forget() {
    const kept = memory.profile.read()
    isProfileKept = false
    if (kept) void memory.forgetDay(kept.id)
    memory.profile.drop()
  }

  function reasonToTell(before: SessionState, reason: SignedOutReason | null) {
    if (before.isEnding) return null
    if (before.user) return reason
    return !before.isInitialized && reason === 'ended' ? reason : before.signedOutReason
  }

  function reloadProfile(): Promise<void> {
    const id = state().user?.id
    if (isStopped || !id) return Promise.resolve()
    loading ??= load(id, generation)
    return loading
  }

  async function load(id: string, mine: number) {
    if (!isProfileKept) change({ profileStatus: 'loading' })
    const loaded = await loadProfile(id, profile, auth)
    // A late reply must not give the next person the profile of the one before.
    if (mine !== generation || isStopped) return
    loading = null
    if (isProfileKept && loaded.profileStatus === 'failed') return
    isProfileKept = false
    if (loaded.profile) memory.profile.keep(loaded.profile)
    else if (loaded.profileStatus === 'missing') memory.profile.drop()
    change(loaded)
  }

  function startWatching() {
    if (watch || isStopped || !state().user) return
    set(heartbeatAtom, 'stopped')
    stopHearingTabs ??= tabs.onMessage(hearTab)
    const refresh = keepSessionFresh({ auth, tabs, current: () => state().session, adopt })
    const presence = keepPresence({
      gateways,
      hasExpired: () => (state().session?.expires_at ?? 0) * 1000 <= Date.now(),
      refresh: refresh.refreshNow,
      onConnection: connection,
      onHeartbeat(status) {
        set(heartbeatAtom, status)
        if (status === 'failed') endBecause('heartbeat_failed')
      },
    })
    watch = { refresh, presence }
  }

  function stopWatching() {
    watch?.refresh.stop()
    watch?.presence.stop()
    watch = null
    set(connectionAtom, 'online')
    if (get(heartbeatAtom) === 'running') set(heartbeatAtom, 'stopped')
    clearTimeout(deferred)
  }

  function connection(status: 'online' | 'offline') {
    set(connectionAtom, status)
    if (status === 'online' && isProfileWanted()) void reloadProfile()
  }

  function endBecause(reason: SignedOutReason) {
    leave(reason)
    void auth.signOutHere()
    tabs.post({ kind: 'signed_out', reason })
  }

  function hearTab(message: TabMessage) {
    if (message.kind === 'connection') {
      if (state().user) connection(message.online ? 'online' : 'offline')
    } else if (state().user) {
      leave(message.reason)
    } else if (state().signedOutReason === 'elsewhere') {
      change({ signedOutReason: message.reason })
    }
  }

  /** Another tab signed in, out, refreshed, or became somebody else. */
  function recordChanged() {
    const stored = auth.storedSession()
    if (!stored) {
      if (state().user) leave('elsewhere')
    } else {
      adopt(stored)
      if (!isConnected) void connect()
    }
  }

  function wake() {
    // A page brought back after the sign-out that left it.
    if (state().isEnding && !auth.storedSession()) change({ isEnding: false })
    watch?.refresh.recheck()
    watch?.presence.recheck()
  }

  async function connect() {
    isConnected = true
    if (!state().isInitialized) {
      const isCutOff = !link && globalThis.navigator?.onLine === false
      patience = setTimeout(believeStored, isCutOff ? 0 : initialPatience)
    }
    const outcome = await auth.connect()
    if (isStopped) return
    isConnected = outcome.ok
    // Also told when the first event was heard by a machine that is no longer running.
    if (outcome.ok) knowStored()
    else believeStored()
  }

  /** The first answer does not come: what is stored is all there is to go by. */
  function believeStored() {
    isOpeningLink = false
    knowStored()
  }

  function knowStored() {
    const stored = auth.storedSession()
    if (stored) adopt(stored)
    initialized()
  }

  async function openLink(opened: MailLink) {
    const opening = openings.get(opened) ?? auth.openMailLink(opened)
    openings.set(opened, opening)
    const outcome = await opening
    if (isStopped) return
    isOpeningLink = false
    initialized()
    change({ mailLinkFailure: outcome.ok ? null : outcome.failure })
  }

  const stops = [
    auth.listen(receive),
    tabs.onRecordChange(recordChanged),
    tabs.onWake(wake),
    () => stopHearingTabs?.(),
  ]
  if (link) void connect().then(() => openLink(link))
  else if (auth.storedSession()) void connect()
  else initialized()

  return {
    reloadProfile,
    stop() {
      isStopped = true
      generation += 1
      clearTimeout(patience)
      stopWatching()
      stops.forEach((stop) => stop())
    },
  }
}
