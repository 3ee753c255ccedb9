import { expect, it } from 'vitest'
import { isPageAddress } from '@/app/routes/table'
import { oneAddress } from '@/domain/oneAddress'

it.each([
  ['/windshield-repair/', '/windshield-repair'],
  ['/Locations', '/locations'],
  ['/about.html', '/about'],
  ['/About.HTML', '/about'],
  ['/index.html', '/'],
  ['/quote/index.html', '/quote'],
  ['//', '/'],
  ['/LOGIN//', '/login'],
])('%s is at %s', (asked, address) => {
  expect(oneAddress(asked, isPageAddress)).toBe(address)
})

it.each([
  '/',
  '/locations',
  '/no-such-page/',
  '/NO-SUCH-PAGE',
  '/admin/quotes/',
  '/*',
  '//evil.example',
])('%s stays as it is', (asked) => {
  expect(oneAddress(asked, isPageAddress)).toBeNull()
})
