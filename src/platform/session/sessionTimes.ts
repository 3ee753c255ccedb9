import { atom } from 'jotai'
import { connectivityInterval, heartbeatInterval, heartbeatRetryDelay } from '@/domain/session'
import { milliseconds, type Milliseconds } from '@/domain/time'

/** How long the session waits for what. */
export type SessionTimes = {
  /** From a heartbeat that worked to the next one. */
  heartbeatInterval: Milliseconds
  /** From a heartbeat that failed to the next try. */
  heartbeatRetryDelay: Milliseconds
  /** From one look at the connection to the next. */
  connectivityInterval: Milliseconds
  /** How long a look at the connection may take. */
  connectivityTimeout: Milliseconds
  /** How long the first answer of the auth client may take before the stored session is believed. */
  initialPatience: Milliseconds
  /** How long a profile may take before the page says that it cannot be read. */
  profilePatience: Milliseconds
  /** How long a sign-out waits for the service. */
  signOutPatience: Milliseconds
}

/** The times of the product. */
export const sessionTimes: SessionTimes = {
  heartbeatInterval,
  heartbeatRetryDelay,
  connectivityInterval,
  // Less than the time to the next look.
  connectivityTimeout: milliseconds(5_000),
  initialPatience: milliseconds(8_000),
  profilePatience: milliseconds(20_000),
  signOutPatience: milliseconds(5_000),
}

/** The times that a store's session keeps to. Stories that show what comes of waiting pin shorter ones. */
export const sessionTimesAtom = atom<SessionTimes>(sessionTimes)
