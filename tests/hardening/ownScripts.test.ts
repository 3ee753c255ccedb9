import { afterEach, expect, test, vi } from 'vitest'
import { ownScripts } from '@/app/technician/ownScripts'

afterEach(() => vi.unstubAllGlobals())

const own = /^\/assets\/[\w-]+\.js$/
const strangers = [
  '',
  'https://evil.example/assets/a.js',
  '//evil.example/assets/a.js',
  '/assets/../a.js',
  '/assets/a.js?x',
  'data:text/javascript,alert(1)',
  '/assets/a.js\n//',
]

test('an address of ours is vouched for, by one policy however often it is asked', () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules)
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  const vouch = ownScripts('technicians-worker', own)
  expect(vouch('/assets/main-1x.js')).toBe('/assets/main-1x.js')
  expect(vouch('/assets/main-1x.js')).toBe('/assets/main-1x.js')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['technicians-worker'])
  for (const address of strangers) expect(() => vouch(address)).toThrow(TypeError)
})

test('a browser without Trusted Types gets the same check', () => {
  vi.stubGlobal('window', {})
  const vouch = ownScripts('technicians-worker', own)
  expect(vouch('/assets/main-1x.js')).toBe('/assets/main-1x.js')
  for (const address of strangers) expect(() => vouch(address)).toThrow(TypeError)
})
