import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { searchFormExamples, storedTextExamples } from '../support/textExamples'

let business: BusinessDatabase
beforeAll(async () => {
  business = await openBusiness({ now: '2026-11-25T18:00:00Z' })
})
afterAll(() => business.close())

describe('the database has the forms of text that the page has', () => {
  test.each(storedTextExamples)('%j is stored as %j', async (typed, stored) => {
    expect(
      await business.rows(
        'select private.clean_text($1) as stored, private.is_blank($1) as blank',
        [typed],
      ),
    ).toEqual([{ stored, blank: !/[^\u200e\u200f]/.test(stored) }])
  })

  test.each(searchFormExamples)('%j is searched as %j', async (text, form) => {
    expect(await business.rows('select private.search_form($1) as form', [text])).toEqual([
      { form },
    ])
  })
})

const save = (fields: object) => ({ kind: 'customers', id: null, version: null, fields })

describe('a customer', () => {
  test('has no name of characters that nobody can see', async () => {
    const refusal = await business.refusal('admin', 'save_record', save({ name: '\u3164\u200b' }))
    expect(refusal).toMatchObject({ code: 'PT422' })
    expect(refusal.detail).toContain('"field": "name"')
  })

  test('has the e-mail address that was meant', async () => {
    const saved = await business.call<{ email: string }>(
      'admin',
      'save_record',
      save({ name: 'Ana', email: '\u202aana\u200b@example.com\u202c' }),
    )
    expect(saved.email).toBe('ana@example.com')
  })
})
