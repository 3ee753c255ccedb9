// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { showServerNotice } from '../../../.storybook/serverNotice'

it('a page whose address allows no service worker says why, once, with the way out', () => {
  showServerNotice()
  showServerNotice()
  const notices = document.querySelectorAll('[role=status]')
  expect(notices).toHaveLength(1)
  expect(notices[0]?.textContent).toMatch(/only over https and on localhost.*Open this Storybook/)
})
