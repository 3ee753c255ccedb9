import { tokenStorageKey } from '@/domain/session'
import { buildSession } from '../fixtures/auth'
import { demoPeople } from '../fixtures/people'
import type { ScenarioSeed } from './scenario'

/**
 * The token record of a person who is signed in, as it is stored: base64 of
 * UTF-8 JSON. `expiresIn` is seconds from now, negative when it has run out.
 */
export function storedSession(seed: Extract<ScenarioSeed, { stored: 'session' }>): string {
  const now = Math.floor(Date.now() / 1000)
  const lifetime = Math.max(seed.expiresIn, 3600)
  const session = buildSession({
    role: seed.role,
    issuedAt: now + seed.expiresIn - lifetime,
    expiresIn: lifetime,
  })
  const record = {
    ...session,
    expires_at: (session.expires_at ?? 0) * 1000,
    user_id: demoPeople[seed.role].id,
  }
  let binary = ''
  for (const byte of new TextEncoder().encode(JSON.stringify(record))) {
    binary += String.fromCharCode(byte)
  }
  return btoa(binary)
}

let unblock: (() => void) | null = null

/** Puts the browser's storage into the state a scenario starts from. */
export function plantSeed(seed: ScenarioSeed): void {
  if (seed.stored === 'session') localStorage.setItem(tokenStorageKey, storedSession(seed))
  else if (seed.stored === 'garbage')
    localStorage.setItem(tokenStorageKey, '%%% not a token record')
  else unblock = blockStorage()
}

/** Undoes `plantSeed`: storage can be used, and nobody is signed in. */
export function clearSeed(): void {
  unblock?.()
  unblock = null
  localStorage.removeItem(tokenStorageKey)
}

// As a browser with site data blocked: the property itself throws.
function blockStorage(): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  return () => {
    if (own) Object.defineProperty(globalThis, 'localStorage', own)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
}
