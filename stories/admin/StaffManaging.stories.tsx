import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildPerson, buildStaffList, samplePeople } from '@mocks/fixtures/business/access'
import { sampleAffected } from '@mocks/fixtures/business/capacity'
import { answeringCall, failingCall } from '@mocks/storybook/businessAnswers'
import type { StaffList } from '@/domain/staffAccess'
import type { BusinessFunction } from '@/platform/client/businessCall'
import { SettingsScreen } from '@/features/admin/settings/screens/SettingsScreen'
import { settingsTabAtom } from '@/features/admin/settings/tabs'
import { openedDialog } from '../openedDialog'
import { expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { framed } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Settings/Staff & access/Managing',
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

const list = () => answeringCall('list_staff', () => buildStaffList())

/** A refusal or a failure of the server with a status. */
const failing = (status: number, code: string, message: string) => ({
  rest: { status, code, message, details: null, hint: null },
})

type Clicks = { click: (element: Element) => Promise<void> }

async function invite(user: Clicks) {
  await user.click(await screen.findByRole('button', { name: 'Invite Somebody' }))
  return within(await openedDialog())
}

/** Opens somebody's sheet and presses one of its buttons. */
async function manage(user: Clicks, name: string, button: string) {
  await user.click(await screen.findByRole('button', { name: `Manage ${name}` }))
  const sheet = within(await openedDialog('dialog', name))
  await user.click(sheet.getByRole('button', { name: button }))
}

const sent = fn()

/** Answers a call with what the list then holds, and notes what was sent. */
const changing = (name: BusinessFunction, then: () => StaffList) =>
  answeringCall(name, (given) => {
    sent(given)
    return then()
  })

export const Invited: Story = {
  parameters: {
    answers: () => [list(), changing('invite_person', buildStaffList)],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await invite(userEvent)
    const email = dialog.getByLabelText('E-mail')
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }))
    await expect(dialog.getByText('Enter the e-mail')).toBeVisible()
    await userEvent.type(email, 'tom at example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }))
    await expect(dialog.getByText('Enter an e-mail like name@example.com')).toBeVisible()
    await expect(email).toHaveFocus()
    await userEvent.clear(email)
    await userEvent.type(email, 'rosa.alvarez@example.com')
    await userEvent.selectOptions(dialog.getByLabelText(/^Technician record/), 'TECH-003')
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }))
    await expect(
      await canvas.findByText('Invitation on its way to rosa.alvarez@example.com'),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toHaveBeenLastCalledWith({
      email: 'rosa.alvarez@example.com',
      role: 'technician',
      technician_id: 'TECH-003',
    })
  },
}

export const AlreadyHere: Story = {
  parameters: {
    answers: () => [
      list(),
      answeringCall('invite_person', () => ({
        invalid: [{ field: 'email', problem: 'already_staff' }],
      })),
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await invite(userEvent)
    await userEvent.type(dialog.getByLabelText('E-mail'), 'sarah.chen@example.com')
    await userEvent.click(dialog.getByRole('radio', { name: /^Administrator/ }))
    await expect(dialog.queryByLabelText(/^Technician record/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }))
    await expect(
      await dialog.findByText(
        'Somebody with this e-mail works here already: change their role instead',
      ),
    ).toBeVisible()
    await expect(dialog.getByLabelText('E-mail')).toHaveValue('sarah.chen@example.com')
  },
}

export const TooManyInvitations: Story = {
  parameters: {
    server: 'invitation-mail-limit',
    answers: () => [list()],
  },
  play: async ({ userEvent }) => {
    const dialog = await invite(userEvent)
    await userEvent.type(dialog.getByLabelText('E-mail'), 'tom@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }))
    await expectWords(
      ['Too many invitations in an hour.', 'Nothing was sent. Wait a while, then send it again.'],
      [],
      dialog,
    )
  },
}

export const InvitationSentAgainAndWithdrawn: Story = {
  parameters: {
    answers: () => [
      list(),
      changing('resend_invitation', buildStaffList),
      changing('withdraw_invitation', () => buildStaffList({ invitations: [] })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'priya.rao@example.com'
    await userEvent.click(
      await canvas.findByRole('button', { name: `Resend the invitation of ${name}` }),
    )
    await expect(await canvas.findByText(`A new link is on its way to ${name}`)).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: `Withdraw the invitation of ${name}` }),
    )
    const dialog = within(await openedDialog('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await expect(await canvas.findByText(`Invitation of ${name} is withdrawn`)).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith({ id: '5c000000-0000-4000-8000-000000000002' })
    await expect(await canvas.findByText('Nobody is invited at the moment.')).toBeVisible()
  },
}

export const RoleChanged: Story = {
  parameters: { answers: () => [list(), changing('change_role', buildStaffList)] },
  play: async ({ canvas, userEvent }) => {
    await manage(userEvent, 'Maria Lopez', 'Change role')
    const dialog = within(await openedDialog('dialog', 'Change the role of Maria Lopez'))
    await userEvent.click(dialog.getByRole('button', { name: 'Change Role' }))
    await expect(dialog.getByText('Choose another role than the present one')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /^Super Administrator/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change Role' }))
    await expect(await canvas.findByText('Maria Lopez: Super Administrator')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith({
      user_id: samplePeople[1]?.id,
      role: 'super_admin',
    })
  },
}

/** The server's refusal in words: somebody has taken the right away in the meantime. */
export const RoleRefused: Story = {
  parameters: {
    answers: () => [list(), failingCall('change_role', failing(403, '42501', 'forbidden'))],
  },
  play: async ({ userEvent }) => {
    await manage(userEvent, 'Maria Lopez', 'Change role')
    const dialog = within(await openedDialog('dialog', 'Change the role of Maria Lopez'))
    await userEvent.click(dialog.getByRole('radio', { name: /^Customer/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change Role' }))
    await expectWords(
      [
        'Your role does not allow this.',
        'It may have been changed while you worked. Ask a super administrator.',
      ],
      [],
      dialog,
    )
  },
}

export const TechnicianRecordHandedOver: Story = {
  parameters: { answers: () => [list(), changing('hand_technician', buildStaffList)] },
  play: async ({ canvas, userEvent }) => {
    await manage(userEvent, 'David Kim', 'Choose Record')
    const dialog = within(await openedDialog('dialog', 'Technician record of David Kim'))
    await expect(dialog.getByLabelText('Technician record')).toHaveValue('TECH-002')
    await userEvent.selectOptions(dialog.getByLabelText('Technician record'), 'TECH-005')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Jamal Wright belongs to David Kim')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith({
      technician_id: 'TECH-005',
      user_id: samplePeople[3]?.id,
    })
  },
}

export const TechnicianRecordTaken: Story = {
  parameters: {
    answers: () => [
      list(),
      answeringCall('hand_technician', () => ({
        invalid: [{ field: 'user_id', problem: 'taken' }],
      })),
    ],
  },
  play: async ({ userEvent }) => {
    await manage(userEvent, 'David Kim', 'Choose Record')
    const dialog = within(await openedDialog('dialog', 'Technician record of David Kim'))
    await userEvent.selectOptions(dialog.getByLabelText('Technician record'), 'TECH-003')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(
      await dialog.findByText('The technician record belongs to somebody else already'),
    ).toBeVisible()
    await expect(dialog.getByLabelText('Technician record')).toHaveValue('TECH-003')
  },
}

export const Unlocked: Story = {
  parameters: { answers: () => [list(), changing('unlock_account', buildStaffList)] },
  play: async ({ canvas, userEvent }) => {
    await manage(userEvent, 'David Kim', 'Unlock')
    await expect(await canvas.findByText('David Kim can sign in again')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith({ user_id: samplePeople[3]?.id })
  },
}

export const SecondFactorReset: Story = {
  parameters: { answers: () => [list(), changing('reset_two_factor', buildStaffList)] },
  play: async ({ canvas, userEvent }) => {
    await manage(userEvent, 'Maria Lopez', 'Reset two-factor')
    const dialog = within(await openedDialog('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reset Two-Factor' }))
    await expect(await canvas.findByText('Second factor of Maria Lopez is reset')).toBeVisible()
  },
}

export const Reactivated: Story = {
  parameters: { answers: () => [list(), changing('reactivate_account', buildStaffList)] },
  play: async ({ canvas, userEvent }) => {
    await manage(userEvent, 'Omar Haddad', 'Reactivate')
    await expect(await canvas.findByText('Omar Haddad has access again')).toBeVisible()
  },
}

export const DeactivatedWithOpenWork: Story = {
  parameters: {
    answers: () => [
      list(),
      answeringCall('open_work_of', () => sampleAffected),
      changing('deactivate_account', () =>
        buildStaffList({
          people: [
            ...samplePeople.filter(({ lastName }) => lastName !== 'Chen'),
            buildPerson({ deactivatedAt: '2026-06-15T17:00:00Z' }),
          ],
        }),
      ),
    ],
  },
  play: async ({ userEvent }) => {
    await manage(userEvent, 'Sarah Chen', 'Deactivate')
    const ask = within(await openedDialog('alertdialog'))
    await expectWords(['They have 2 open jobs:', 'Next you choose who does it.'], [], ask)
    await expect(ask.getByText(/^J-151: .*Elena Brooks$/)).toBeVisible()
    await userEvent.click(ask.getByRole('button', { name: 'Deactivate' }))
    const after = within(await openedDialog('dialog', 'Sarah Chen is deactivated: their open work'))
    await expectWords(['2 jobs need somebody else'], ['Give to Sarah Chen', 'Done'], after)
  },
}

export const DeactivatedWithoutWork: Story = {
  parameters: {
    answers: () => [
      list(),
      answeringCall('open_work_of', () => []),
      changing('deactivate_account', buildStaffList),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await manage(userEvent, 'Maria Lopez', 'Deactivate')
    const ask = within(await openedDialog('alertdialog'))
    await expectWords(['They have no open work.'], [], ask)
    await userEvent.click(ask.getByRole('button', { name: 'Deactivate' }))
    await expect(await canvas.findByText('Maria Lopez is deactivated')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const OpenWorkLoading: Story = {
  parameters: { answers: () => [list(), failingCall('open_work_of', 'silent')] },
  play: async ({ userEvent }) => {
    await manage(userEvent, 'Sarah Chen', 'Deactivate')
    await expectLoading('Looking for their open work', within(await openedDialog('alertdialog')))
  },
}

export const OpenWorkMissing: Story = {
  parameters: {
    answers: () => [
      list(),
      failingCall('open_work_of', failing(500, 'XX000', 'broken')),
      failingCall('deactivate_account', 'offline'),
    ],
  },
  play: async ({ userEvent }) => {
    await manage(userEvent, 'Sarah Chen', 'Deactivate')
    const ask = within(await openedDialog('alertdialog'))
    await expectWords(
      ['Their open work could not be loaded. You can deactivate them all the same.'],
      [],
      ask,
    )
    await userEvent.click(ask.getByRole('button', { name: 'Deactivate' }))
    await expectWords(
      ['The server cannot be reached.', 'Check the connection and try again.'],
      [],
      ask,
    )
  },
}
