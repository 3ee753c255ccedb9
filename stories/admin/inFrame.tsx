import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { buildNotificationBoard } from '@mocks/fixtures/business/dashboardFigures'
import type { SectionId } from '@/features/admin/shared/sections'
import { AdminShell, type AdminAccount } from '@/features/admin/frame/screens/AdminShell'
import { boardViewAtom } from '@/features/admin/frame/state'
import '../patience'

/** The administrator of the stories. */
export const adminUser: AdminAccount = {
  initials: 'AU',
  name: 'Admin User',
  email: 'admin@sunline.example',
  roleLabel: 'Administrator',
}

/** The bell with 3 unread entries, so that a framed story asks no server. */
export const bellOfThree = pins([
  boardViewAtom,
  { status: 'ready', value: buildNotificationBoard() },
])

/** Puts a section's screen into the panel's frame; its story's parameters are `framed`. */
export function inFrame(section: SectionId): Decorator {
  return (Story) => (
    <AdminShell section={section} account={adminUser} onSignOut={fn()}>
      <Story />
    </AdminShell>
  )
}
