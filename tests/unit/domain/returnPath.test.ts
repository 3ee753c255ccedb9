import { describe, expect, test } from 'vitest'
import { mayOpen, returnPath } from '@/domain/returnPath'

describe('`from` is lost, or loses its query and hash', () => {
  test.each([
    [{ pathname: '/admin/quotes', search: '?tab=new&page=2', hash: '#Q-001' }, 'admin'],
    ['/admin/quotes?tab=new&page=2#Q-001', 'super_admin'],
  ])('%o is kept for %s', (from, role) => {
    expect(returnPath(from, role)).toBe('/admin/quotes?tab=new&page=2#Q-001')
  })

  test('public pages are kept for everybody', () => {
    expect(returnPath('/quote/details', 'customer')).toBe('/quote/details')
  })
})

describe('`from` to another site', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/admin',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/%',
    { pathname: '//evil.example' },
    { pathname: 'https://evil.example' },
    { pathname: 4 },
    null,
    undefined,
    7,
  ])('%o leads home', (from) => {
    expect(returnPath(from, 'admin')).toBe('/admin')
  })
})

describe('where a person is taken after signing in', () => {
  test.each([
    ['super_admin', '/admin'],
    ['admin', '/admin'],
    ['technician', '/technicians'],
    ['customer', '/'],
    ['somebody', '/'],
    [null, '/'],
  ])('%s without a place asked for: %s', (role, home) => {
    expect(returnPath(undefined, role)).toBe(home)
  })

  test.each([
    ['/admin', 'technician', '/technicians'],
    ['/ADMIN/quotes', 'technician', '/technicians'],
    ['/%61dmin', 'technician', '/technicians'],
    ['/x/../admin', 'customer', '/'],
    ['/technicians', 'customer', '/'],
    ['/technicians', 'admin', '/technicians'],
    ['/administrators', 'customer', '/administrators'],
  ])('%s asked for by a %s: %s', (from, role, path) => {
    expect(returnPath(from, role)).toBe(path)
  })

  test.each(['/login', '/auth', '/auth/', '/auth/new-password'])(
    '%s is never gone back to',
    (from) => {
      expect(returnPath(from, 'admin')).toBe('/admin')
    },
  )

  test('a public page is open to a visitor', () => {
    expect(mayOpen('/about', null)).toBe(true)
    expect(mayOpen('/admin', null)).toBe(false)
  })
})
