import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const secrets: Record<string, RegExp> = {
  'a Supabase secret key': /sb_secret_[\w-]{16,}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a cloud access key': /\bAKIA[0-9A-Z]{16}\b/,
  'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{30,}\b/,
  'a database address with a password': /postgres(ql)?:\/\/[^\s:/]+:[^\s@/]+@/,
}

/** Keys of the older kind are tokens that say whose they are. */
function isServiceKey(token: string): boolean {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return payload.includes('service_role')
}

function secretsIn(text: string): string[] {
  const found = Object.entries(secrets).flatMap(([name, pattern]) =>
    pattern.test(text) ? [name] : [],
  )
  const tokens = text.match(/\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g) ?? []
  return tokens.some(isServiceKey) ? [...found, 'a service key'] : found
}

it('no file of the project holds a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && !/\.(png|woff2|ico)$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    let text: string
    try {
      text = readFileSync(file, 'utf8')
    } catch {
      // Deleted, but not yet out of the index.
      return []
    }
    return secretsIn(text).map((secret) => `${file}: ${secret}`)
  })
  expect(found).toEqual([])
})

it('would find one', () => {
  const payload = Buffer.from(JSON.stringify({ role: 'service_role' })).toString('base64url')
  const head = Buffer.from(JSON.stringify({ alg: 'HS256' })).toString('base64url')
  expect(secretsIn(`key = "${head}.${payload}.${'s'.repeat(43)}"`)).toEqual(['a service key'])
  expect(secretsIn(`sb_secret_${'a1'.repeat(12)}`)).toEqual(['a Supabase secret key'])
})
