import { describe, expect, it } from 'vitest'
import { isEmail } from '@/domain/email'
import { cleanText, isBlank, searchForm } from '@/domain/text'
import { searchFormExamples, storedTextExamples } from '../../support/textExamples'

describe('a text as it is stored', () => {
  it.each(storedTextExamples)('%j is %j', (typed, stored) => {
    expect(cleanText(typed)).toBe(stored)
    expect(cleanText(stored)).toBe(stored)
    expect(isBlank(typed)).toBe(!/[^\u200e\u200f]/.test(stored))
  })
})

describe('a text as it is searched', () => {
  it.each(searchFormExamples)('%j is %j', (text, form) => {
    expect(searchForm(text)).toBe(form)
    expect(searchForm(form)).toBe(form)
  })
})

it.each(['mailto:ana@example.com', 'Ana <ana@example.com>', '<ana@example.com>'])(
  '%s is no e-mail address',
  (typed) => {
    expect(isEmail(typed)).toBe(false)
  },
)
