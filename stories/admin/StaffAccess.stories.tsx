import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import {
  buildPerson,
  buildStaffList,
  samplePeople,
  selfPerson,
} from '@mocks/fixtures/business/access'
import type { StaffList } from '@/domain/staffAccess'
import { SettingsScreen } from '@/features/admin/settings/screens/SettingsScreen'
import { staffViewAtom } from '@/features/admin/settings/staffState'
import { settingsTabAtom } from '@/features/admin/settings/tabs'
import type { View } from '@/platform/query/view'
import { openedDialog } from '../openedDialog'
import { expectForbidden, expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { expectColumns, expectServerDown } from './listPlays'
import { framed, listViews } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Settings/Staff & access',
  component: SettingsScreen,
  decorators: [inFrame('settings'), withMessages],
  parameters: {
    ...framed([settingsTabAtom, 'staff']),
    person: 'super_admin',
    ...seenIn('desktop', 'phone'),
  },
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: View<StaffList>) => ({
  ...framed([settingsTabAtom, 'staff'], [staffViewAtom, view]),
  person: 'super_admin' as const,
})

const people = () => within(screen.getByRole('table', { name: 'People' }))
const rowOf = (name: RegExp) => within(people().getByRole('row', { name }))

export const Ready: Story = {
  parameters: showing({ status: 'ready', value: buildStaffList() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Staff & access', selected: true })).toBeVisible()
    await expect(rowOf(/Maria Lopez/).getByText('Administrator')).toBeVisible()
    await expect(rowOf(/Maria Lopez/).getByText('Sun, Jun 14, 4:10 PM')).toBeVisible()
    await expect(rowOf(/Maria Lopez/).getByText('On')).toBeVisible()
    await expect(people().getByText('Online now')).toBeVisible()
    await expect(rowOf(/David Kim/).getByText('Locked')).toBeVisible()
    await expect(rowOf(/David Kim/).getByText('until 10:12 AM')).toBeVisible()
    await expect(rowOf(/Omar Haddad/).getByText('Deactivated')).toBeVisible()
    await expect(rowOf(/new\.dispatcher/).getByText('Never signed in')).toBeVisible()
    const invitations = within(canvas.getByRole('table', { name: 'Invitations' }))
    const open = within(invitations.getByRole('row', { name: /nina\.petrova/ }))
    await expect(open.getByText('Open until Jun 20, 2026, 10:00 AM')).toBeVisible()
    await expect(open.getByText('Mail sent')).toBeVisible()
    const over = within(invitations.getByRole('row', { name: /priya\.rao/ }))
    await expect(over.getByText('Expired')).toBeVisible()
    await expect(over.getByText('Mail failed')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  parameters: { ...showing({ status: 'ready', value: buildStaffList() }), ...seenIn('phone') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Manage David Kim' })).toBeVisible()
    await expectColumns(['Person', 'Role', 'Last seen', 'Two-factor', 'State', 'Manage'])
  },
}

export const Loading: Story = {
  parameters: showing({ status: 'loading' }),
  play: () => expectLoading('Loading who has access'),
}

export const Empty: Story = {
  parameters: showing({
    status: 'ready',
    value: buildStaffList({ people: [], invitations: [] }),
  }),
  play: () =>
    expectWords(
      [
        'Nobody has access yet',
        'Invite the people who work with you.',
        'Nobody is invited at the moment.',
      ],
      ['Invite Somebody'],
    ),
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
  play: expectServerDown,
}

const expectNotForYou = () =>
  expectForbidden(
    'Managing access is not open to you',
    'It is for super administrators; you can use every other part of the settings. Ask one of them to invite somebody or to change a role.',
    ['Go to General'],
  )

/** An administrator at the address of the tab. */
export const Forbidden: Story = {
  parameters: framed([settingsTabAtom, 'staff']),
  play: async ({ canvas }) => {
    await expectNotForYou()
    await expect(canvas.queryByRole('tab', { name: 'Staff & access' })).toBeNull()
  },
}

/** A super administrator whose role was taken away while they looked. */
export const ForbiddenMeanwhile: Story = {
  parameters: showing(listViews.forbidden),
  play: expectNotForYou,
}

/** Nobody else could give access back: what would take it away says why it cannot be done. */
export const LastSuperAdministrator: Story = {
  parameters: showing({ status: 'ready', value: buildStaffList() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Manage ${selfPerson.firstName} ${selfPerson.lastName}` }),
    )
    const dialog = within(await openedDialog())
    for (const name of ['Change role', 'Deactivate']) {
      const button = dialog.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAccessibleDescription(
        'This is the only super administrator. Make somebody else one first: somebody has to manage access.',
      )
    }
    await expect(
      dialog.getByRole('button', { name: 'Reset two-factor' }),
    ).toHaveAccessibleDescription(
      'You cannot do this to yourself. Ask another super administrator.',
    )
  },
}

export const Oneself: Story = {
  parameters: showing({
    status: 'ready',
    value: buildStaffList({
      people: [
        ...samplePeople,
        buildPerson({
          id: 'ac000000-0000-4000-8000-000000000009',
          firstName: 'Second',
          lastName: 'Owner',
          role: 'super_admin',
        }),
      ],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Manage ${selfPerson.firstName} ${selfPerson.lastName}` }),
    )
    const dialog = within(await openedDialog())
    for (const name of ['Change role', 'Deactivate', 'Reset two-factor']) {
      await expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(
        'You cannot do this to yourself. Ask another super administrator.',
      )
    }
  },
}

export const LongNames: Story = {
  parameters: showing({
    status: 'ready',
    value: buildStaffList({
      people: [
        buildPerson({
          firstName: 'Maximiliana-Konstantina Alexandra',
          lastName: 'Papadopoulou-Vandenbroucke-Weatherstone',
          email:
            'maximiliana.konstantina.papadopoulou-vandenbroucke@a-very-long-company-name.example.com',
          technicianName: 'Maximiliana-Konstantina Alexandra Papadopoulou',
        }),
      ],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Manage Maximiliana/ }))
    const dialog = within(await openedDialog())
    await expectWords(['2 jobs'], ['Deactivate'], dialog)
  },
}
