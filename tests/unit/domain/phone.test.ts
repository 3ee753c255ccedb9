import { expect, test } from 'vitest'
import { phoneDigits, phoneNumbersIn } from '@/domain/phone'
import { phoneExamples } from '../../support/phoneExamples'

test.each(phoneExamples)('%j is known by its digits', (typed, ...digits) => {
  expect(phoneNumbersIn(typed).map((number) => number.digits)).toEqual(digits)
  expect(phoneDigits(typed)).toBe(digits[0] ?? null)
})

test.each([
  ['(714) 555-0126 ext 4', 'tel:+17145550126;ext=4'],
  ['(714) 555-0126 #4', 'tel:+17145550126;ext=4'],
  ['+52 55 1234 5678', 'tel:+525512345678'],
  ['714,555,0130', 'tel:+17145550130'],
  ['555-0126', 'tel:5550126'],
])('%j is called as %s', (typed, href) => {
  expect(phoneNumbersIn(typed).map((number) => number.href)).toEqual([href])
})

test('each number is found where it stands in what was typed', () => {
  const typed = '714 555 0126 (Maria), 626 555 0171 (Jose)'
  expect(phoneNumbersIn(typed).map(({ start, end }) => typed.slice(start, end))).toEqual([
    '714 555 0126',
    '626 555 0171',
  ])
})
