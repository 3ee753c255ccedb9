import fc from 'fast-check'
import type { Backend } from '@local/backend'
import { localPublishableKey } from '@local/keys'
import { testOrigin } from '../../database/support/clients'
import { faultOf } from './attack'
import { endlessText, nastyJson, nastyText, toJson } from './values'

/** A request as it goes to the backend, without who sends it. */
export type HostileRequest = {
  method: string
  /** With the query, as it is written into the address. */
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** What came back. */
export type Answer = {
  status: number
  headers: Headers
  body: string
  /** What was sent, as text. */
  sent: string
  /** Why nobody may be answered like this; null when they may. */
  fault: string | null
}

/** Sends a request, from an address of its own so that no limit shields what comes after. */
export async function send(
  backend: Backend,
  { method, path, headers, body }: HostileRequest,
  bearer: string | null,
  n: number,
): Promise<Answer> {
  const all = new Headers({ apikey: localPublishableKey, ...headers })
  if (bearer !== null && !all.has('Authorization')) all.set('Authorization', `Bearer ${bearer}`)
  const request = new Request(testOrigin + path, {
    method,
    headers: all,
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  })
  const response = await backend.fetch(request, `198.51.${n % 250}.${Math.floor(n / 250) % 250}`)
  const text = await response.text()
  const said = typeof body === 'string' ? body : ''
  const sent = `${method} ${path} ${JSON.stringify(headers)} ${said}`
  return {
    status: response.status,
    headers: response.headers,
    body: text,
    sent,
    fault: faultOf(response.status, text, `${sent} ${decoded(path)}`),
  }
}

/** What a query says, however badly it is encoded. */
function decoded(path: string): string {
  const { pathname, searchParams } = new URL(path, testOrigin)
  return [pathname, ...searchParams].flat().join(' ')
}

/** A text that the client's own library lets into a header: one byte a letter, no line breaks. */
const asHeader = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim()

/** A text as a part of an address: mostly encoded as it should be, sometimes not at all. */
export const asQuery = (text: string, isEncoded: boolean): string =>
  isEncoded
    ? encodeURIComponent(text.toWellFormed())
    : text.toWellFormed().replace(/[#\r\n\t]/g, '')

/** Nothing; or, one time in twelve, a part of an address that is encoded wrongly or too much for any page. */
export const brokenQuery = fc.oneof(
  { weight: 11, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%',
      '%zz=%',
      '%00=%00',
      '%ff%fe=%c3%28',
      '%ed%a0%80=1',
      '&&&&==&=',
      '__proto__=1&constructor=2&prototype=3',
      'toString=eq.1&hasOwnProperty=is.null',
      'a[]=1&a[b][c]=2',
      '?'.repeat(50),
      'x='.repeat(400),
    ),
  },
)

const otherHeaders = fc.constantFrom<Record<string, string>>(
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'text/csv' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'application/octet-stream' },
  { 'Content-Type': ';;;,,,=' },
  { 'Content-Encoding': 'gzip' },
  { 'Content-Length': '999999999' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'PATCH' },
  { 'X-Forwarded-For': '127.0.0.1', Forwarded: 'for=127.0.0.1', 'X-Real-IP': '::1' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'javascript', Host: 'evil.example' },
  { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'DELETE' },
  { Origin: 'null', Referer: 'javascript:alert(1)' },
  { Cookie: 'sb-access-token=x; role=service_role' },
  { 'X-Supabase-Api-Version': '9999-99-99' },
  { 'X-Supabase-Api-Version': '2024-01-01' },
  { 'X-Client-Info': 'x'.repeat(8_000) },
  { 'Accept-Language': '*;q=9', Accept: '*/*;q=x' },
  { 'If-None-Match': '*', 'If-Modified-Since': 'yesterday' },
  { apikey: '' },
  { apikey: 'sb_secret_guessed' },
  { apikey: "' or '1'='1" },
)

const named = (name: string) =>
  nastyText.map((text): Record<string, string> => ({ [name]: asHeader(text).slice(0, 8_000) }))

/** Headers that nobody's program sends: one or two odd ones. */
const oddHeaders = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: otherHeaders },
      {
        weight: 4,
        arbitrary: fc
          .constantFrom('Content-Type', 'Accept', 'apikey', 'Prefer', 'Range', 'X-Client-Info')
          .chain(named),
      },
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((some) => Object.assign({}, ...some) as Record<string, string>)

const json = { 'Content-Type': 'application/json' }

/** Mostly the header that a body needs, sometimes with others or without it. */
export const headersOf = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Record<string, string>>(json) },
  { weight: 1, arbitrary: fc.constant<Record<string, string>>({}) },
  { weight: 3, arbitrary: oddHeaders.map((odd) => ({ ...json, ...odd })) },
)

/** Bodies that are no JSON, or not the JSON that they seem to be. */
const brokenBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.constantFrom<string | Uint8Array<ArrayBuffer>>(
    '',
    ' ',
    '{',
    '{"email":',
    '{"a":1}{"a":2}',
    '{"email":"a@example.com","email":["b"]}',
    '{"__proto__":{"role":"service_role"},"constructor":{"prototype":{"x":1}}}',
    '\ufeff{}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    'email=a%40example.com&password=b',
    'a,b\n1,"2\n',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
    new Uint8Array([0x1f, 0x8b, 0x08, 0x00]),
    new Uint8Array(64),
  ),
  endlessText,
  fc.uint8Array({ maxLength: 64 }).map((bytes) => new Uint8Array(bytes)),
)

/** A body: mostly what it should be, sometimes any JSON or none. */
export function bodyOf(
  sound: fc.Arbitrary<unknown>,
): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  return fc.oneof(
    { weight: 14, arbitrary: sound.map(toJson) },
    { weight: 4, arbitrary: nastyJson.map(toJson) },
    { weight: 2, arbitrary: brokenBody },
  )
}
