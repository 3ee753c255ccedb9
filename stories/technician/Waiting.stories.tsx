import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildKeptAction } from '@mocks/fixtures/technicianDay'
import { DashboardScreen } from '@/features/technician/screens/DashboardScreen'
import { expectWords } from '../stateWords'
import { buildWaiting, showingDay, workingDevice, inOpenedDialog } from './technicianStates'

const meta = {
  title: 'Screens/Technician/Without signal',
  component: DashboardScreen,
  args: { name: 'Tara Nguyen', onSignOut: fn() },
  parameters: seenIn('phone', 'desktop'),
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

const keyOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

const three = [
  buildWaiting({ kind: 'confirm', jobId: 'J-103', customer: 'Ines Moreau' }),
  buildWaiting({ key: keyOf(2), takenAt: '2026-06-15T16:55:00Z' }),
  buildWaiting({
    key: keyOf(3),
    kind: 'issue',
    jobId: 'J-103',
    customer: 'Ines Moreau',
    takenAt: '2026-06-14T23:10:00Z',
  }),
]

export const OfflineKeptCopy: Story = {
  parameters: showingDay({ isOnline: false, keptAt: '2026-06-15T15:20:00Z', waiting: three }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No signal. What you do is kept on this phone and sent later.'),
    ).toBeVisible()
    await expect(canvas.getByText('Your day is shown as it was at 8:20 AM.')).toBeVisible()
    const panel = within(canvas.getByRole('region', { name: '3 actions waiting to be sent' }))
    await expect(panel.getByText('9:42 AM')).toBeVisible()
    await expect(panel.getByText('Sun, Jun 14, 4:10 PM')).toBeVisible()
    // Without a signal there is nothing to send.
    await expect(panel.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const OnlineWithKeptCopy: Story = {
  parameters: showingDay({
    keptAt: '2026-06-15T15:20:00Z',
    waiting: [
      buildWaiting({ failure: { kind: 'unavailable', reason: 'server' } }),
      buildWaiting({ key: keyOf(2), state: 'sending', kind: 'start', jobId: 'J-103' }),
    ],
  }),
  play: () =>
    expectWords(
      ['Shown from 8:20 AM', 'The latest could not be loaded. What you do is kept and sent.'],
      ['Refresh'],
    ),
}

const refused = buildWaiting({
  state: 'refused',
  failure: { kind: 'conflict', reason: 'reassigned', facts: {} },
})
const holding = workingDevice([
  buildKeptAction({ failure: { kind: 'conflict', reason: 'reassigned', facts: {} } }),
])

export const RefusedAction: Story = {
  parameters: {
    atoms: [
      ...holding.atoms,
      ...showingDay({
        waiting: [
          refused,
          buildWaiting({
            key: keyOf(4),
            jobId: 'J-103',
            customer: 'Ines Moreau',
            state: 'refused',
            failure: { kind: 'conflict', reason: 'not_enough_stock', facts: {} },
          }),
        ],
      }).atoms,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This job is not yours any more.')).toBeVisible()
    await expect(canvas.getByText('None of this part is left in stock.')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Read what was written' })[0]!)
    const written = await inOpenedDialog()
    await expect(await written.findByText(/Camera recalibrated/)).toBeVisible()
    await expect(
      await written.findByRole('img', { name: 'Signature of Nora Castillo' }),
    ).toBeVisible()
  },
}

const discarding = workingDevice([buildKeptAction()])

export const DiscardingAsksFirst: Story = {
  parameters: { atoms: [...discarding.atoms, ...showingDay({ waiting: [refused] }).atoms] },
  play: async ({ canvas, userEvent }) => {
    const discard = canvas.getByRole('button', { name: 'Discard Complete job, Nora Castillo' })
    await userEvent.click(discard)
    const first = await inOpenedDialog('alertdialog')
    await userEvent.click(first.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(discarding.device.remove).not.toHaveBeenCalled()
    await userEvent.click(discard)
    const second = await inOpenedDialog('alertdialog')
    await userEvent.click(second.getByRole('button', { name: 'Discard for good' }))
    await waitFor(() => expect(discarding.device.remove).toHaveBeenCalledOnce())
  },
}

export const SigningOutAsksFirst: Story = {
  parameters: showingDay({ isOnline: false, waiting: three }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    const dialog = await inOpenedDialog('alertdialog')
    await expect(dialog.getByText(/3 actions have not reached the office yet/)).toBeVisible()
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}
