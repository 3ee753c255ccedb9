import type { Decorator } from '@storybook/react-vite'
import { configure, fn } from 'storybook/test'
import { buildNotificationBoard } from '@mocks/fixtures/business/dashboardFigures'
import type { SectionId } from '@/content/en/admin/frame'
import { AdminShell, type AdminAccount } from '@/screens/admin/frame/AdminShell'
import { boardViewAtom } from '@/state/admin/frame'

// On a busy machine a dialog's code takes seconds to load, and a dialog as long to leave.
configure({ asyncUtilTimeout: 20_000 })

/** The administrator of the stories. */
export const adminUser: AdminAccount = {
  initials: 'AU',
  name: 'Admin User',
  email: 'admin@sunline.example',
  roleLabel: 'Administrator',
}

/** The bell with the specification's 3, so that a framed story asks no server. */
export const bellOfThree = [
  boardViewAtom,
  { status: 'ready', value: buildNotificationBoard() },
] as const

/** Puts a section's screen into the panel's frame; pin `bellOfThree` beside the screen's own view. */
export function inFrame(section: SectionId): Decorator {
  return (Story) => (
    <AdminShell section={section} account={adminUser} onSignOut={fn()}>
      <Story />
    </AdminShell>
  )
}
