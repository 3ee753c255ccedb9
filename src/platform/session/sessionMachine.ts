import type { AuthNotice } from './authGateway'
import type { MailLink } from './mailLink'
import type { ConnectionStatus, HeartbeatStatus } from './presence'
import type { TabMessage } from './tabs'
import type { AuthFailure, Outcome } from '@/domain/failures'
import { idleLimit } from '@/domain/access'
import type { Idleness } from '@/domain/idle'
import type { Profile } from '@/domain/person'
import type { Session, SignedOutReason } from '@/domain/session'
import { milliseconds } from '@/domain/time'
import { mayPass } from './authErrors'
import { hearRefusal, readProfile } from './sessionDoubts'
import type { Facts, SessionEffect, SessionEvent, SessionMachine, Step } from './sessionEvents'
import { withoutSession, withSession, type SessionState } from './sessionState'
import { andThen, showing, step, working } from './sessionSteps'

/** How long another tab may take to say why the session is gone from the browser. */
const reasonPatience = milliseconds(50)

/**
 * The session's one rule book, drawn in docs/architecture.md: what an event makes of the state, and what
 * is to be done because of it. It reads and changes nothing else.
 */
export function reduceSession(machine: SessionMachine, event: SessionEvent, facts: Facts): Step {
  const { shown, work } = machine
  switch (event.kind) {
    case 'started':
      return start(machine, event, facts)
    case 'client_spoke':
      return hearClient(machine, event, facts)
    case 'client_connected':
      return know(working(machine, { client: 'connected' }), facts)
    case 'client_unreachable':
      return know(working(machine, { client: 'idle', isOpeningLink: false }), facts)
    case 'patience_over':
      return know(working(machine, { isOpeningLink: false }), facts)
    case 'record_changed':
      if (facts.stored) return andThen(adopt(machine, facts), (next) => connect(next, facts))
      // Why it is gone comes another way, and may come later.
      return shown.user
        ? step(machine, { kind: 'wait_for_reason', time: reasonPatience })
        : step(machine)
    case 'reason_patience_over':
      return shown.user && !facts.stored ? leave(machine, 'elsewhere', facts) : step(machine)
    case 'tab_spoke':
      return hearTab(machine, event.message, facts)
    case 'woke': {
      // A page brought back after the sign-out that left it.
      const isBack = shown.isEnding && !facts.stored
      return step(isBack ? showing(machine, { isEnding: false }) : machine, { kind: 'recheck' })
    }
    case 'profile_wanted':
      return readProfile(machine)
    case 'profile_read':
      return takeProfile(machine, event)
    case 'network_changed':
      return hearNetwork(machine, event.status)
    case 'heartbeat_changed':
      return hearHeartbeat(machine, event.status, facts)
    case 'database_refused':
      return event.refusal === 'account'
        ? endClosed(machine, facts)
        : hearRefusal(machine, event.refusal, facts)
    case 'idle_changed':
      return hearIdleness(machine, event.idle, facts)
    case 'link_accepted': {
      const { mailLink } = shown
      if (!mailLink) return step(machine)
      const opening = showing(machine, {
        mailLink: { link: mailLink.link, status: 'opening' },
        mailLinkFailure: null,
      })
      return andThen(connect(opening, facts), (next) =>
        step(next, { kind: 'open_link', link: mailLink.link }),
      )
    }
    case 'link_declined':
      return step(showing(machine, { mailLink: null, mailLinkFailure: null }))
    case 'link_opened': {
      const opened = takeLink(machine, event.outcome)
      return work.isOpeningLink
        ? initialize(working(opened, { isOpeningLink: false }))
        : step(opened)
    }
    case 'page_left':
      return step(working(showing(machine, { interrupted: null }), { answersFor: null }), {
        kind: 'forget_answers',
      })
  }
}

// Beginning

function start(
  machine: SessionMachine,
  { link, isCutOff }: Extract<SessionEvent, { kind: 'started' }>,
  facts: Facts,
): Step {
  // Anybody who left the device too long ago is signed out before anything of theirs is shown.
  if (facts.stored && facts.idle?.kind === 'over') {
    return andThen(endIdle(machine, facts), (next) =>
      start(next, { kind: 'started', link, isCutOff }, { ...facts, stored: null, idle: null }),
    )
  }
  const { stored } = facts
  if (link && asksFirst(link, stored)) {
    const asking = showing(machine, { mailLink: { link, status: 'asking' } })
    return stored ? connect(asking, facts, isCutOff) : initialize(asking)
  }
  if (link) {
    return andThen(connect(working(machine, { isOpeningLink: true }), facts), (next) =>
      step(next, { kind: 'open_link', link }),
    )
  }
  return stored ? connect(machine, facts, isCutOff) : initialize(machine)
}

/**
 * A link that can be used once waits for a person's touch, since mail scanners open links too. Tokens in
 * the address would take the place of who is signed in.
 */
function asksFirst(link: MailLink, stored: Session | null): boolean {
  return link.kind === 'token_hash' || (link.kind === 'tokens' && stored !== null)
}

function connect(machine: SessionMachine, { patience }: Facts, isCutOff = false): Step {
  if (machine.work.client !== 'idle') return step(machine)
  const connecting = working(machine, { client: 'connecting' })
  if (machine.shown.isInitialized) return step(connecting, { kind: 'connect' })
  const time = isCutOff ? milliseconds(0) : patience
  return step(connecting, { kind: 'wait_for_client', time }, { kind: 'connect' })
}

/** What is stored is all there is to go by. */
function know(machine: SessionMachine, facts: Facts): Step {
  return andThen(adopt(machine, facts), initialize)
}

function initialize(machine: SessionMachine): Step {
  if (machine.work.isOpeningLink) return step(machine)
  const known = machine.shown.isInitialized ? machine : showing(machine, { isInitialized: true })
  return step(known, { kind: 'stop_waiting' })
}

function takeLink(machine: SessionMachine, outcome: Outcome<null, AuthFailure>): SessionMachine {
  const { mailLink } = machine.shown
  if (outcome.ok) return showing(machine, { mailLink: null, mailLinkFailure: null })
  // It is not used up by a failure that may pass.
  const isKept = mailLink !== null && mayPass(outcome.failure)
  return showing(machine, {
    mailLink: isKept ? { ...mailLink, status: 'asking' } : null,
    mailLinkFailure: outcome.failure,
  })
}

// Somebody is signed in

function hearClient(machine: SessionMachine, { event, refusal }: AuthNotice, facts: Facts): Step {
  if (event === 'SIGNED_OUT') return leave(machine, refusal ? 'ended' : 'elsewhere', facts)
  // The record is the home of the session. Offline with an expired token the client says "nobody"
  // but keeps it for later; and news of another tab's session may come after it is gone from here.
  const adopted = adopt(machine, facts)
  if (event === 'PASSWORD_RECOVERY' && facts.stored) {
    return andThen(adopted, (next) => step(showing(next, { isRecovering: true })))
  }
  if (event === 'TOKEN_REFRESHED') {
    return andThen(adopted, (next) => (isProfileWanted(next) ? readProfile(next) : step(next)))
  }
  if (event !== 'INITIAL_SESSION') return adopted
  const nobodyLeft = !facts.stored && adopted.machine.shown.user
  return andThen(
    andThen(adopted, (next) => (nobodyLeft ? leave(next, null, facts) : step(next))),
    initialize,
  )
}

function adopt(machine: SessionMachine, { stored, remembered }: Facts): Step {
  if (!stored) return step(machine)
  const { id } = stored.user
  const { work } = machine
  const shown = withSession(machine.shown, stored)
  if (work.keptFor === id) return step({ ...machine, shown })

  // A technician's day must open without a signal: what they may see is on the device.
  const isTheirs = remembered?.id === id
  const isReturning = machine.shown.interrupted?.user.id === id && shown.profile !== null
  const isRemembered = isTheirs && shown.profileStatus !== 'ready'
  const isOthers = work.answersFor !== null && work.answersFor.id !== id
  const adopted: SessionMachine = {
    shown: isRemembered ? { ...shown, profile: remembered, profileStatus: 'ready' } : shown,
    work: {
      ...work,
      keptFor: id,
      generation: work.generation + 1,
      isReadingProfile: false,
      isProfileCopy: isRemembered || isReturning,
      heartbeat: 'stopped',
      network: 'online',
      answersFor: isOthers ? null : work.answersFor,
    },
  }
  const effects: SessionEffect[] = [{ kind: 'stop_watching' }]
  if (remembered && !isTheirs) effects.push(...forgetDevice(remembered))
  if (isOthers) effects.push({ kind: 'forget_answers' })
  effects.push({ kind: 'touch' }, { kind: 'watch' })
  const isWanted = adopted.work.isProfileCopy || adopted.shown.profileStatus !== 'ready'
  return andThen(step(adopted, ...effects), (next) => (isWanted ? readProfile(next) : step(next)))
}

function forgetDevice(remembered: Profile): SessionEffect[] {
  return [{ kind: 'forget_day', userId: remembered.id }, { kind: 'forget_profile' }]
}

function takeProfile(
  machine: SessionMachine,
  { generation, loaded }: Extract<SessionEvent, { kind: 'profile_read' }>,
): Step {
  const { work } = machine
  // A late reply must not give the next person the profile of the one before.
  if (generation !== work.generation || !machine.shown.user) return step(machine)
  const read = working(machine, { isReadingProfile: false })
  if (work.isProfileCopy && loaded.profileStatus === 'failed') return step(read)

  const { id } = machine.shown.user
  const taken = showing(working(read, { isProfileCopy: false }), loaded)
  if (!loaded.profile) {
    return loaded.profileStatus === 'missing'
      ? step(taken, { kind: 'forget_profile' })
      : step(taken)
  }
  const { role } = loaded.profile
  const isOtherRole = work.answersFor !== null && work.answersFor.role !== role
  const effects: SessionEffect[] = [{ kind: 'remember_profile', profile: loaded.profile }]
  const isLimited = idleLimit(role, loaded.access?.sessionMinutes) !== null
  if (isLimited && loaded.access) {
    const { sessionMinutes } = loaded.access
    effects.push({ kind: 'remember_access', userId: id, role, sessionMinutes })
  }
  // Whether they are idle is looked at by the limit that was read.
  effects.push({ kind: 'recheck_idle' })
  if (isOtherRole) effects.push({ kind: 'forget_answers' })
  return step(working(taken, { answersFor: { id, role } }), ...effects)
}

function hearNetwork(machine: SessionMachine, network: ConnectionStatus): Step {
  const heard = working(machine, { network })
  return network === 'online' && isProfileWanted(heard) ? readProfile(heard) : step(heard)
}

function isProfileWanted({ shown, work }: SessionMachine): boolean {
  return work.isProfileCopy || shown.profileStatus === 'failed'
}

function hearHeartbeat(machine: SessionMachine, heartbeat: HeartbeatStatus, facts: Facts): Step {
  if (heartbeat !== 'failed') return step(working(machine, { heartbeat }))
  return endHere(working(machine, { heartbeat }), 'heartbeat_failed', facts)
}

function hearIdleness(machine: SessionMachine, idle: Idleness, facts: Facts): Step {
  if (!machine.shown.user) return step(machine)
  if (idle.kind === 'over') return endIdle(machine, facts)
  return step(showing(machine, { idleUntil: idle.kind === 'asked' ? idle.endsAt : null }))
}

// Nobody is signed in any more

/** The session of somebody who went away ends here; what waits on a technician's device stays. */
function endIdle(machine: SessionMachine, facts: Facts): Step {
  return endHere(machine, 'idle', facts)
}

/** Nobody can sign in to an account that is closed: its page goes with it. */
function endClosed(machine: SessionMachine, facts: Facts): Step {
  return machine.shown.user ? endHere(machine, 'closed', facts) : step(machine)
}

function endHere(machine: SessionMachine, reason: SignedOutReason, facts: Facts): Step {
  return andThen(leave(machine, reason, facts), (next) =>
    step(
      next,
      { kind: 'tell_tabs', message: { kind: 'signed_out', reason } },
      { kind: 'end_session' },
    ),
  )
}

function hearTab(machine: SessionMachine, message: TabMessage, facts: Facts): Step {
  const { user, signedOutReason } = machine.shown
  if (message.kind === 'connection') {
    return user ? hearNetwork(machine, message.online ? 'online' : 'offline') : step(machine)
  }
  if (user) return leave(machine, message.reason, facts)
  const isLate = signedOutReason === 'elsewhere'
  return step(isLate ? showing(machine, { signedOutReason: message.reason }) : machine)
}

/** Clears the session, once: the events that follow a sign-out find nobody and change nothing. */
function leave(
  { shown: before, work }: SessionMachine,
  reason: SignedOutReason | null,
  { remembered }: Facts,
): Step {
  const shown = withoutSession(before, reasonToTell(before, reason))
  const isInterrupted = shown.interrupted !== null
  const left: SessionMachine = {
    shown: { ...shown, isInitialized: before.isInitialized || !work.isOpeningLink },
    work: {
      ...work,
      network: 'online',
      heartbeat: work.heartbeat === 'running' ? 'stopped' : work.heartbeat,
      generation: work.generation + 1,
      keptFor: null,
      isReadingProfile: false,
      isProfileCopy: false,
      answersFor: isInterrupted ? work.answersFor : null,
    },
  }
  const effects: SessionEffect[] = [
    { kind: 'stop_watching' },
    { kind: 'rest' },
    { kind: 'forget_access' },
  ]
  if (remembered) effects.push(...forgetDevice(remembered))
  if (before.user && !isInterrupted) effects.push({ kind: 'forget_answers' })
  if (before.user && reason === 'ended') {
    effects.push({ kind: 'tell_tabs', message: { kind: 'signed_out', reason } })
  }
  return step(left, ...effects)
}

function reasonToTell(before: SessionState, reason: SignedOutReason | null) {
  if (before.isEnding) return null
  if (before.user) return reason
  const isTold = reason === 'ended' || reason === 'idle'
  return !before.isInitialized && isTold ? reason : before.signedOutReason
}
