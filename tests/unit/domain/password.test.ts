import { describe, expect, test } from 'vitest'
import { passwordProblems, type PasswordRequirements } from '@/domain/password'
import { weakPassword } from '@mocks/fixtures/weakPassword'

describe('what a password lacks', () => {
  test.each<[PasswordRequirements, string, string[]]>([
    ['Basic', 'seven77', ['length']],
    ['Basic', 'eight wo', []],
    ['Medium', 'nodigits', ['characters']],
    ['Medium', '12345678', ['characters']],
    ['Medium', 'a1', ['length']],
    ['Medium', 'letters1', []],
    ['Strong', 'Abcdefgh1', ['length']],
    ['Strong', 'abcdefghij1', ['characters']],
    ['Strong', 'ABCDEFGHIJ1', ['characters']],
    ['Strong', 'Abcdefghijk', ['characters']],
    ['Strong', 'abc', ['length', 'characters']],
    ['Strong', 'A long passw0rd', []],
    ['Basic', '𝒜𝒜𝒜𝒜𝒜𝒜𝒜', ['length']],
  ])('%s: "%s" lacks %j', (requirements, password, problems) => {
    expect(passwordProblems(requirements, password)).toEqual(problems)
  })

  test('is said as Auth says it', () => {
    expect(weakPassword('Strong', 'abc')).toEqual({
      message:
        'Password should be at least 10 characters. Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.',
      reasons: ['length', 'characters'],
    })
    expect(weakPassword('Strong', 'A long passw0rd')).toBeNull()
  })
})
