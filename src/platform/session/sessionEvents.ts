import type { AuthNotice } from './authGateway'
import type { MailLink } from './mailLink'
import type { ConnectionStatus, HeartbeatStatus } from './presence'
import type { LoadedProfile } from './profileLoader'
import type { Idleness } from '@/domain/idle'
import type { SessionState } from './sessionState'
import type { TabMessage } from './tabs'
import type { AuthFailure, Outcome } from '@/domain/failures'
import type { Profile } from '@/domain/person'
import type { Session } from '@/domain/session'
import { milliseconds, type Milliseconds } from '@/domain/time'
import type { DatabaseRefusal } from '@/platform/client/databaseAnswers'

/** What the machine knows apart from what screens are shown. */
export type SessionWork = {
  network: ConnectionStatus
  heartbeat: HeartbeatStatus
  /** Counts the people signed in here: a reply asked for under another count is dropped. */
  generation: number
  /** Whose session is being kept up here. */
  keptFor: string | null
  /** Whose answers of the business, read in which role, are in the cache. */
  answersFor: { id: string; role: string } | null
  client: 'idle' | 'connecting' | 'connected'
  isReadingProfile: boolean
  /** The profile shown is a copy: it is still to be read, without taking the page away. */
  isProfileCopy: boolean
  /** A mail's link is opened before anybody is shown as signed in or not. */
  isOpeningLink: boolean
  /** When a missing right last made the profile be read again. */
  rightDoubtedAt: Milliseconds
}

export const freshWork: SessionWork = {
  network: 'online',
  heartbeat: 'stopped',
  generation: 0,
  keptFor: null,
  answersFor: null,
  client: 'idle',
  isReadingProfile: false,
  isProfileCopy: false,
  isOpeningLink: false,
  rightDoubtedAt: milliseconds(Number.NEGATIVE_INFINITY),
}

export type SessionMachine = { shown: SessionState; work: SessionWork }

/** What this browser holds at the moment of an event. */
export type Facts = {
  /** The token record: the home of the session, shared by all tabs. */
  stored: Session | null
  /** The device's copy of a technician's profile. */
  remembered: Profile | null
  /** How idle the stored person may be, as far as the browser knows, and has been. Null: not for staff. */
  idle: Idleness | null
  now: Milliseconds
  /** How long the first answer of the auth client may take before the stored session is believed. */
  patience: Milliseconds
}

export type SessionEvent =
  /** `isCutOff`: the browser itself says that there is no network. */
  | { kind: 'started'; link: MailLink | null; isCutOff: boolean }
  | ({ kind: 'client_spoke' } & AuthNotice)
  | { kind: 'client_connected' }
  | { kind: 'client_unreachable' }
  | { kind: 'patience_over' }
  /** Another tab signed in, out, refreshed, or became somebody else. */
  | { kind: 'record_changed' }
  | { kind: 'reason_patience_over' }
  | { kind: 'tab_spoke'; message: TabMessage }
  | { kind: 'woke' }
  | { kind: 'profile_wanted' }
  | { kind: 'profile_read'; generation: number; loaded: LoadedProfile }
  | { kind: 'network_changed'; status: ConnectionStatus }
  | { kind: 'heartbeat_changed'; status: HeartbeatStatus }
  | { kind: 'database_refused'; refusal: DatabaseRefusal }
  | { kind: 'idle_changed'; idle: Idleness }
  | { kind: 'link_accepted' }
  | { kind: 'link_declined' }
  | { kind: 'link_opened'; outcome: Outcome<null, AuthFailure> }
  /** The person whose session was ended for them does not want to go on where they were. */
  | { kind: 'page_left' }

export type SessionEffect =
  | { kind: 'connect' }
  | { kind: 'wait_for_client'; time: Milliseconds }
  | { kind: 'stop_waiting' }
  | { kind: 'wait_for_reason'; time: Milliseconds }
  /** Keeps the session fresh and the presence up. */
  | { kind: 'watch' }
  | { kind: 'stop_watching' }
  | { kind: 'refresh' }
  | { kind: 'recheck' }
  | { kind: 'recheck_idle' }
  | { kind: 'read_profile'; id: string; generation: number }
  | { kind: 'remember_profile'; profile: Profile }
  | { kind: 'forget_profile' }
  /** Keeps how long staff may be idle for the next load. */
  | { kind: 'remember_access'; userId: string; role: string; sessionMinutes: number }
  | { kind: 'forget_access' }
  /** Somebody has just come: they are not idle. */
  | { kind: 'touch' }
  /** Drops the copy of a technician's day from the device. */
  | { kind: 'forget_day'; userId: string }
  /** Empties the cache of what the business answered. */
  | { kind: 'forget_answers' }
  /** Nobody is signed in: the client stops what it keeps running. */
  | { kind: 'rest' }
  /** Ends this session here and at the service, without ending the person's others. */
  | { kind: 'end_session' }
  | { kind: 'tell_tabs'; message: TabMessage }
  | { kind: 'open_link'; link: MailLink }

/** What comes of an event: the next state, and what is to be done, in this order. */
export type Step = { machine: SessionMachine; effects: readonly SessionEffect[] }
