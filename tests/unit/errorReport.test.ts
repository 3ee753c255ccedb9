// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportError } from '@/platform/errors/errorReports'
import { errorReport } from '@/domain/errorReport'

const messageOf = (message: string) => errorReport(new TypeError(message), '/quote').message

describe('what is told about an error', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'customer')", 'the same'],
    [
      'Unexpected token \'M\', "Maria Delgado" is not valid JSON',
      'Unexpected token [text], [text] is not valid JSON',
    ],
    ['no answer for maria.delgado@example.com', 'no answer for [e-mail]'],
    ['phone (555) 010-0123 refused', 'phone ([number] refused'],
    [
      'GET https://x.example/rest/v1/quotes?email=eq.maria@example.com failed',
      'GET https://x.example/rest/v1/quotes failed',
    ],
    ['bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0aaaa.c2lnbmF0dXJl', 'bad [token]'],
  ])('%s', (message, told) => {
    expect(messageOf(message)).toBe(told === 'the same' ? message : told)
  })

  it('nothing that somebody typed survives in quotes, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 3 }).filter((text) => !text.includes('"')),
        (typed) => {
          expect(messageOf(`"${typed}" is wrong`)).toBe('[text] is wrong')
        },
      ),
      { seed: 8, numRuns: 500 },
    )
  })

  it('the path stays, what follows it does not; code positions stay', () => {
    const error = new Error('broken')
    error.stack = 'Error: broken\n    at run (https://x.example/assets/a.js?v=1:10:20)'
    expect(errorReport(error, '/admin/quotes?q=Maria#x')).toEqual({
      name: 'Error',
      message: 'broken',
      stack: 'at run (https://x.example/assets/a.js:10:20)',
      path: '/admin/quotes',
    })
  })
})

describe('sending', () => {
  it('sends each error once, ten at most, and nothing without an address', () => {
    const bodies: string[] = []
    const send = (_: string, body: string) => void bodies.push(body)
    reportError(new Error('one'), undefined, send)
    expect(bodies).toEqual([])
    for (let n = 0; n < 2; n += 1) reportError('same', 'https://errors.example', send)
    expect(bodies).toHaveLength(1)
    for (const letter of 'abcdefghijklmnop') reportError(letter, 'https://errors.example', send)
    expect(bodies).toHaveLength(10)
  })
})
