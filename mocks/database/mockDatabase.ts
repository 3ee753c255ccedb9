import { usualFormatSettings, type TimeZoneName } from '@/domain/formatSettings'
import type { User } from '@supabase/supabase-js'
import { roles } from '@/domain/roles'
import { buildPersonUser, buildProfile, type ProfileRow } from '../fixtures/auth'
import { demoPeople } from '../fixtures/people'
import { seedRules, seedSample } from './business/seed'
import { seedPresence } from './business/seedPeople'
import { emptyTables, type BusinessTables } from './business/tables'

/** An auth user with what only the server knows of them. */
export type StoredUser = { user: User; password: string }

/** A session the server knows; `userId` owns it. */
type StoredSession = {
  id: string
  userId: string
  /** When it was confirmed with a second factor, epoch milliseconds. */
  confirmedAt?: number
}

/** A refresh token. Once used it is revoked and its successor names it as its parent. */
export type StoredRefreshToken = {
  token: string
  sessionId: string
  parent: string | null
  revoked: boolean
  /** Epoch milliseconds of the last change. */
  updatedAt: number
}

/** A file of the bucket for photos, and what Storage tells of it. */
export type StoredFile = {
  id: string
  version: string
  /** Its media type. */
  type: string
  owner: string | null
  bytes: number[]
  /** When it came. */
  at: string
}

/** A letter the auth server would have sent. */
export type StoredMail = {
  to: string
  kind: 'signup' | 'recovery'
  /** The hash the link in the letter carries. */
  tokenHash: string
  /** The address of the site that the sender asked the link to lead to, or null. */
  redirectTo: string | null
  codeChallenge: string | null
  sentAt: number
}

/** How the pretend servers are configured. */
export type MockSettings = {
  /** The API keys the gateway accepts; null accepts any that looks like a publishable key. */
  publishableKeys: string[] | null
  emailConfirmation: boolean
  /** Shortest time between two letters to one person, in milliseconds. */
  mailIntervalMs: number
  /** Lifetime of an access token in seconds. */
  accessTokenSeconds: number
  /** Seats in every time frame of every day. */
  seatsPerFrame: number
  /** How many days ahead an appointment can be booked. */
  bookingDays: number
  /** How many quotes are taken from one phone number or e-mail address, and in how many milliseconds. */
  quoteLimit: { count: number; perMs: number }
  /** Whether the auth server has second factors. */
  twoFactorAvailable: boolean
  /** The sample business, or one in which nothing has happened yet. */
  business: 'sample' | 'empty'
  /** The zone of the business, until its settings say another. */
  timeZone: TimeZoneName
  /** The server's clock, epoch milliseconds. */
  now: () => number
}

/** The state behind the mock handlers: plain maps, made fresh for each test or story. */
export type MockDatabase = {
  settings: MockSettings
  users: Map<string, StoredUser>
  sessions: Map<string, StoredSession>
  refreshTokens: Map<string, StoredRefreshToken>
  profiles: Map<string, ProfileRow>
  /** User id → instant last seen, ISO 8601. */
  presence: Map<string, string>
  /** The tables of the business. */
  business: BusinessTables
  /** The files of the bucket for photos, by path. */
  files: Map<string, StoredFile>
  mails: StoredMail[]
  /** What only the server knows of a second factor, by its id: its secret, and the last step of time used up. */
  factorSecrets: Map<string, { secret: string; usedStep: number }>
  /** Challenges of second factors, by id; `at` is epoch milliseconds. */
  challenges: Map<string, { factorId: string; at: number; isVerified: boolean }>
  /** PKCE codes that can be exchanged once: code → challenge and owner. */
  authCodes: Map<string, { challenge: string; userId: string }>
  /** The next of a fixed sequence of numbers from 0 up to but not including 1. */
  random: () => number
  /** How many numbers of that sequence have been used. */
  drawn: () => number
  /** Back to the four demo people and their business; overrides are settings. */
  reset: (overrides?: Partial<MockSettings>) => void
}

/** The settings of a fresh mock database. */
const defaultMockSettings: MockSettings = {
  publishableKeys: null,
  emailConfirmation: true,
  mailIntervalMs: 60_000,
  accessTokenSeconds: 3600,
  seatsPerFrame: 3,
  bookingDays: 30,
  quoteLimit: { count: 5, perMs: 3_600_000 },
  twoFactorAvailable: true,
  business: 'sample',
  timeZone: usualFormatSettings.timeZone,
  now: () => Date.now(),
}

/**
 * A database with the four demo people, each with a confirmed account, a profile and one session.
 * Two databases share nothing, and each gives the same ids in the same order.
 */
export function createMockDatabase(overrides: Partial<MockSettings> = {}): MockDatabase {
  const database: MockDatabase = {
    settings: { ...defaultMockSettings, ...overrides },
    users: new Map(),
    sessions: new Map(),
    refreshTokens: new Map(),
    profiles: new Map(),
    presence: new Map(),
    business: emptyTables(),
    files: new Map(),
    mails: [],
    authCodes: new Map(),
    factorSecrets: new Map(),
    challenges: new Map(),
    ...sequence(),
    reset: (next = {}) => {
      database.settings = { ...defaultMockSettings, ...next }
      seed(database)
    },
  }
  seed(database)
  return database
}

function seed(database: MockDatabase): void {
  for (const table of [
    database.users,
    database.sessions,
    database.refreshTokens,
    database.profiles,
    database.presence,
    database.authCodes,
    database.factorSecrets,
    database.challenges,
    database.files,
  ]) {
    table.clear()
  }
  database.mails.length = 0
  const { settings } = database
  database.business = settings.business === 'sample' ? seedSample(settings) : seedRules(settings)
  Object.assign(database, sequence())
  for (const role of roles) {
    const person = demoPeople[role]
    database.users.set(person.id, { user: buildPersonUser(person), password: person.password })
    database.sessions.set(person.sessionId, { id: person.sessionId, userId: person.id })
    database.refreshTokens.set(person.refreshToken, {
      token: person.refreshToken,
      sessionId: person.sessionId,
      parent: null,
      revoked: false,
      updatedAt: database.settings.now(),
    })
    database.profiles.set(person.id, buildProfile({}, role))
  }
  if (settings.business === 'sample') seedPresence(database)
}

// Mulberry32: the same ids in every run, and no clash within one.
function sequence(): Pick<MockDatabase, 'random' | 'drawn'> {
  let state = 0x51d7
  let count = 0
  const random = () => {
    count += 1
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { random, drawn: () => count }
}

function letters(database: MockDatabase, alphabet: string, length: number): string {
  let text = ''
  while (text.length < length) {
    text += alphabet[Math.floor(database.random() * alphabet.length)] ?? ''
  }
  return text
}

/** A new UUID of version 4. */
export function nextUuid(database: MockDatabase): string {
  const hex = letters(database, '0123456789abcdef', 30)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-a${hex.slice(15, 18)}-${hex.slice(18)}`
}

/** A new refresh token: 12 lower-case letters and digits, as the auth server makes them. */
export function nextRefreshToken(database: MockDatabase): string {
  return letters(database, 'abcdefghijklmnopqrstuvwxyz234567', 12)
}

/** A new hash for the link in a letter. */
export function nextTokenHash(database: MockDatabase): string {
  return letters(database, '0123456789abcdef', 56)
}

/** A new token for the link of an invitation: 22 letters that an address can hold. */
export function nextLinkToken(database: MockDatabase): string {
  return letters(database, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', 22)
}

/** The account with this e-mail address, whatever its case. */
export function findUserByEmail(database: MockDatabase, email: string): StoredUser | undefined {
  const wanted = email.trim().toLowerCase()
  return [...database.users.values()].find((stored) => stored.user.email?.toLowerCase() === wanted)
}

/** Now as PostgREST writes an instant: `2026-11-27T20:38:07.123+00:00`. */
export function currentInstant(database: MockDatabase): string {
  return new Date(database.settings.now()).toISOString().replace('Z', '+00:00')
}
