import { milliseconds } from '@/domain/time'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createTokenStorage,
  decodeTokenRecord,
  encodeTokenRecord,
} from '@/platform/client/tokenStorage'

const key = 'windshield_auth_tokens'
const now = new Date('2026-11-27T17:00:00Z').getTime()

const session = {
  access_token: 'access',
  refresh_token: 'abcdef123456',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: now / 1000 + 3600,
  user: { id: 'user-1', email: 'ana@example.com', user_metadata: { first_name: 'Añá 🚗' } },
}

function memory(): Storage & { map: Map<string, string> } {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
    clear: () => map.clear(),
    key: () => null,
    length: 0,
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now })
  return () => vi.useRealTimers()
})

describe('the token record', () => {
  test('is base64 of UTF-8 JSON with the expiry in milliseconds and the user id', () => {
    const browser = memory()
    createTokenStorage(() => browser).setItem(key, JSON.stringify(session))
    const stored = browser.map.get(key) ?? ''
    expect(JSON.parse(Buffer.from(stored, 'base64').toString('utf8'))).toEqual({
      ...session,
      expires_at: now + 3600_000,
      user_id: 'user-1',
    })
  })

  test('is read by the auth client as its own session, in seconds', () => {
    const storage = createTokenStorage(memory)
    const browser = memory()
    const kept = createTokenStorage(() => browser)
    kept.setItem(key, JSON.stringify(session))
    expect(JSON.parse(kept.getItem(key) ?? 'null')).toEqual(session)
    expect(storage.getItem(key)).toBeNull()
  })

  test('with the four specified fields alone is enough', () => {
    const browser = memory()
    const record = {
      access_token: 'access',
      refresh_token: 'refresh',
      expires_at: milliseconds(now + 1000),
      user_id: 'user-1',
    }
    browser.map.set(key, encodeTokenRecord(record))
    const storage = createTokenStorage(() => browser)
    expect(storage.read()).toEqual(record)
    expect(JSON.parse(storage.getItem(key) ?? 'null')).toMatchObject({
      expires_at: now / 1000 + 1,
    })
  })

  test.each([
    ['no base64', '%%%'],
    ['no UTF-8', btoa('"\xff"')],
    ['no JSON', btoa('{')],
    ['no object', btoa('"text"')],
    ['null', btoa('null')],
    ['a plain JSON session', JSON.stringify(session)],
    ['a record without a token', btoa('{"refresh_token":"r","expires_at":1,"user_id":"u"}')],
    [
      'an expiry that is no number',
      btoa('{"access_token":"a","refresh_token":"r","expires_at":"soon","user_id":"u"}'),
    ],
    ['empty', ''],
  ])('that is %s is nothing, and is removed', (_, text) => {
    const browser = memory()
    browser.map.set(key, text)
    const storage = createTokenStorage(() => browser)
    expect(decodeTokenRecord(text)).toBeNull()
    expect(storage.getItem(key)).toBeNull()
    expect(browser.map.has(key)).toBe(false)
  })

  test('keeps its expiry on this device’s clock when the server’s is hours away', () => {
    const browser = memory()
    const storage = createTokenStorage(() => browser)
    storage.setItem(key, JSON.stringify({ ...session, expires_at: now / 1000 - 3600 }))
    expect(storage.read()?.expires_at).toBe(now + 3600_000)

    // Saved again half an hour later with the same token: that is no new hour.
    vi.setSystemTime(now + 1800_000)
    storage.setItem(key, JSON.stringify({ ...session, expires_at: now / 1000 - 3600 }))
    expect(storage.read()?.expires_at).toBe(now + 3600_000)
  })
})

describe('the storage', () => {
  test('passes other keys through', () => {
    const browser = memory()
    const storage = createTokenStorage(() => browser)
    storage.setItem(`${key}-code-verifier`, '"verifier"')
    expect(browser.map.get(`${key}-code-verifier`)).toBe('"verifier"')
    expect(storage.getItem(`${key}-code-verifier`)).toBe('"verifier"')
    storage.removeItem(`${key}-code-verifier`)
    expect(browser.map.size).toBe(0)
  })

  test('that is full falls back to memory, and leaves no older session behind', () => {
    const browser = memory()
    const storage = createTokenStorage(() => browser)
    storage.setItem(key, JSON.stringify(session))
    browser.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    storage.setItem(key, JSON.stringify({ ...session, access_token: 'newer' }))
    expect(storage.read()?.access_token).toBe('newer')
    expect(browser.map.has(key)).toBe(false)
    storage.removeItem(key)
    expect(storage.read()).toBeNull()
  })

  test('that is blocked falls back to memory', () => {
    const storage = createTokenStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(storage.read()).toBeNull()
    storage.setItem(key, JSON.stringify(session))
    expect(JSON.parse(storage.getItem(key) ?? 'null')).toEqual(session)
    storage.removeItem(key)
    expect(storage.getItem(key)).toBeNull()
  })
})
