import { describe, expect, it } from 'vitest'
import { setupCodeIn } from '@/domain/firstRun'
import { invitationHref, isInvitedAddress } from '@/domain/invitations'
import { linkTokenIn } from '@/domain/myAppointment'

describe('a typed setup code', () => {
  it.each([
    ['ABCD2345', 'ABCD2345'],
    ['abcd-2345', 'ABCD2345'],
    [' ab cd 23 45 ', 'ABCD2345'],
    ['ABCD234', null],
    ['ABCD23456', null],
    ['ABCD0345', null],
    ['ABCDI345', null],
    ['ÄBCD2345', null],
    ['', null],
  ])('%o is %o', (typed, code) => {
    expect(setupCodeIn(typed)).toBe(code)
  })
})

describe('an invitation', () => {
  it('has an address that the page finds its token in', () => {
    const { hash, pathname } = new URL(
      invitationHref('k3J9_x-PqRsTuVwXyZ0123'),
      'https://a.example',
    )
    expect(pathname).toBe('/invitation')
    expect(linkTokenIn(hash)).toBe('k3J9_x-PqRsTuVwXyZ0123')
  })

  it.each([
    ['Marco@Example.com', true],
    [' marco@example.com ', true],
    ['marco@example.org', false],
    ['', false],
  ])('is for %o: %o', (address, expected) => {
    expect(isInvitedAddress({ email: 'marco@example.com' }, address)).toBe(expected)
  })
})
