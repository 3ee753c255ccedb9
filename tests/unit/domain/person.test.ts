import { describe, expect, test } from 'vitest'
import { displayName, initials } from '@/domain/person'

describe('who is signed in', () => {
  test.each([
    [{ first_name: 'ana', last_name: 'rivera' }, 'ana@example.com', 'AR', 'ana rivera'],
    [{ first_name: 'Ana', last_name: null }, 'ana@example.com', 'A', 'Ana'],
    [{ first_name: ' ', last_name: '' }, 'ben@example.com', 'B', 'ben@example.com'],
    [null, 'ben@example.com', 'B', 'ben@example.com'],
    [null, null, 'U', 'User'],
    [{ first_name: '𝒜da', last_name: 'Łoś' }, null, '𝒜Ł', '𝒜da Łoś'],
  ])('%o with %s', (profile, email, letters, name) => {
    expect(initials(profile, email)).toBe(letters)
    expect(displayName(profile, email)).toBe(name)
  })
})
