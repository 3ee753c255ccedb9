import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildCapacity } from '@mocks/fixtures/business/capacity'
import { answeringCall, failingCall } from '@mocks/storybook/businessAnswers'
import type { CapacitySettings } from '@/domain/capacity'
import { capacityViewAtom } from '@/features/admin/settings/capacityState'
import { SettingsScreen } from '@/features/admin/settings/screens/SettingsScreen'
import type { View } from '@/platform/query/view'
import { openedDialog } from '../openedDialog'
import { expectForbidden, expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { framed, listViews } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Settings/Capacity',
  component: SettingsScreen,
  decorators: [inFrame('settings'), withMessages],
  parameters: { ...framed(), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: View<CapacitySettings>) => framed([capacityViewAtom, view])

async function opened(user: { click: (element: Element) => Promise<void> }) {
  await user.click(await screen.findByRole('button', { name: 'Manage Capacity' }))
  return within(await openedDialog())
}

export const Ready: Story = {
  parameters: showing({ status: 'ready', value: buildCapacity() }),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await expectWords(
      [
        'Fri, Jul 3: Inventory',
        'Fri, Dec 25: Christmas Day',
        'Not used now: the working hours of the technicians decide.',
      ],
      ['Add closed day', 'Add the federal holidays of 2027', 'Save'],
      dialog,
    )
    await expect(dialog.getByLabelText('Sunday from')).toHaveValue('09:00')
    await expect(dialog.getByLabelText('Chip Repair, minutes')).toHaveValue('30')
    await expect(dialog.getByLabelText('Vent Glass, skill')).toHaveValue('Vent Glass')
  },
}

export const NothingSet: Story = {
  parameters: showing({
    status: 'ready',
    value: buildCapacity({ closedDays: [], staffed: false }),
  }),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await expectWords(
      ['No day is closed.', 'Until working hours are entered for a technician.'],
      [],
      dialog,
    )
  },
}

export const Loading: Story = {
  parameters: showing({ status: 'loading' }),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await expectLoading('Loading the capacity settings', dialog)
  },
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await expectWords(['The server could not do this.'], ['Try again'], dialog)
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const Forbidden: Story = {
  parameters: showing(listViews.forbidden),
  play: async ({ userEvent }) => {
    await opened(userEvent)
    await expectForbidden(
      'This part is not open to you',
      'Your role may have been changed while you worked. Ask a super administrator, or go on elsewhere.',
      ['Return to Home'],
    )
  },
}

const sent = fn()

export const Saved: Story = {
  parameters: {
    ...framed(),
    answers: () => [
      answeringCall('get_capacity_settings', () => buildCapacity()),
      answeringCall('save_capacity_settings', (given) => {
        sent(given)
        return buildCapacity({ version: 5 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(userEvent)
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Remove Fri, Jul 3: Inventory' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Add closed day' }))
    await expectWords(['Choose a day from today on', 'Enter what the day is called'], [], dialog)
    await userEvent.type(dialog.getByLabelText(/^Closed day$/), '2026-11-27')
    await userEvent.type(dialog.getByLabelText(/^Name of the day/), 'Day after Thanksgiving')
    await userEvent.click(dialog.getByRole('button', { name: 'Add closed day' }))
    await expect(dialog.getByText('Fri, Nov 27: Day after Thanksgiving')).toBeVisible()
    const minutes = dialog.getByLabelText('Chip Repair, minutes')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '200')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Look at the minutes of the services')).toBeVisible()
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '40')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Capacity saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toHaveBeenLastCalledWith({
      version: 4,
      fields: {
        closed_days: [
          { day: '2026-11-27', name: 'Day after Thanksgiving' },
          { day: '2026-12-25', name: 'Christmas Day' },
        ],
        services: expect.arrayContaining([
          { service_type: 'chip-repair', minutes: 40, specialty: 'Chip Repair' },
        ]),
      },
    })
  },
}

export const HolidaysAdded: Story = {
  parameters: showing({ status: 'ready', value: buildCapacity() }),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Add the federal holidays of 2027' }))
    await expect(dialog.getByText('Thu, Nov 25, 2027: Thanksgiving Day')).toBeVisible()
    await userEvent.click(
      dialog.getByRole('button', { name: 'Remove Mon, Oct 11, 2027: Columbus Day' }),
    )
    await expect(dialog.queryByText(/Columbus Day/)).toBeNull()
  },
}

export const Stale: Story = {
  parameters: {
    ...framed(),
    answers: () => {
      let reads = 0
      return [
        answeringCall('get_capacity_settings', () => {
          reads += 1
          return reads === 1 ? buildCapacity() : buildCapacity({ version: 5, driveMph: 24 })
        }),
        answeringCall('save_capacity_settings', () => 'stale'),
      ]
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    const speed = await dialog.findByLabelText(/^Driving speed/)
    await userEvent.clear(speed)
    await userEvent.type(speed, '35')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expectWords(
      ['Somebody else changed these settings while you worked'],
      ['Take theirs for Driving speed'],
      dialog,
    )
    await expect(dialog.getByLabelText(/^Driving speed/)).toHaveValue('35')
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs for Driving speed' }))
    await expect(dialog.getByLabelText(/^Driving speed/)).toHaveValue('24')
  },
}

export const Offline: Story = {
  parameters: {
    ...showing({ status: 'ready', value: buildCapacity() }),
    answers: () => [failingCall('save_capacity_settings', 'offline')],
  },
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    const gap = dialog.getByLabelText(/^Least minutes between two visits/)
    await userEvent.clear(gap)
    await userEvent.type(gap, '25')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('The server cannot be reached.')).toBeVisible()
    await expect(gap).toHaveValue('25')
  },
}
