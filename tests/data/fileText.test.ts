import { expect, test } from 'vitest'
import { asFileText } from '@/platform/client/businessCall'

test('what a call answered becomes the text of a file', () => {
  const answered = asFileText({ ok: true, value: { id: 'C-002' } }, 2)
  expect(answered).toEqual({ ok: true, value: '{\n  "id": "C-002"\n}' })
})

test('a failure stays one', () => {
  const failed = { ok: false as const, failure: { kind: 'forbidden' as const } }
  expect(asFileText(failed)).toEqual(failed)
})

test('an answer nested deeper than can be followed is the server’s failure, not a crash', () => {
  const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)) as unknown
  expect(asFileText({ ok: true, value: deep })).toEqual({
    ok: false,
    failure: { kind: 'unavailable', reason: 'server' },
  })
})
