import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleLink } from '@mocks/fixtures/appointments'
import { AppointmentScreen } from '@/features/appointment/screens/AppointmentScreen'
import { linkAtom } from '@/features/appointment/state/readings'
import { requestTimeoutAtom } from '@/platform/client/client'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { openedDialog } from '../openedDialog'
import { inMain } from '../quote/quoteStates'
import { expectAlert, expectWords } from '../stateWords'
import '../patience'

const atoms = pins([linkAtom, sampleLink])

/** How long an answer is waited for, in milliseconds: nobody waits for the usual 15 seconds here. */
const shortTimeout = 1_500

/** Each failure of the pretend server, met on the page of a link. */
const meta = {
  title: 'Screens/Appointment/Failures',
  component: AppointmentScreen,
  decorators: [inMain],
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof AppointmentScreen>

export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const call = 'Call (555) 010-0199'

/** Moves the appointment to the last day in sight, in the afternoon. A play that runs again finds what it has done already. */
async function move({ canvas, userEvent }: Stage) {
  if (screen.queryByRole('dialog')) return within(await openedDialog())
  await userEvent.click(await canvas.findByRole('button', { name: 'Move' }))
  const dialog = within(await openedDialog())
  await userEvent.click(await dialog.findByRole('radio', { name: /Mon, Jun 22/ }))
  await userEvent.click(dialog.getByRole('radio', { name: /2:00 PM - 4:00 PM/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Move appointment' }))
  return dialog
}

export const Read: Story = {
  parameters: { atoms },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Wednesday, June 17, 2026' }),
    ).toBeVisible()
    await expect(canvas.getByText('Confirmed by us')).toBeVisible()
  },
}

export const Moved: Story = {
  parameters: { atoms },
  play: async (stage) => {
    await move(stage)
    await expect(await stage.canvas.findByText('Your appointment is moved')).toBeVisible()
    await expect(
      stage.canvas.getByRole('heading', { level: 1, name: 'Monday, June 22, 2026' }),
    ).toBeVisible()
  },
}

export const LinkEnded: Story = {
  parameters: { server: 'appointment-link-ended', atoms },
  play: () =>
    expectWords(
      [
        'This link shows no appointment',
        'It may have ended, or a part of it was lost on the way. Call us, day or night: we find your appointment by your name and send you a new link.',
      ],
      [call, 'Get a free quote'],
    ),
}

const notRead = (server: string, words: readonly string[]): Story => ({
  parameters: { server, atoms },
  play: () => expectAlert(words, ['Try again', call]),
})

export const TooManyTries: Story = notRead('appointment-rate-limited', [
  'Too many tries in a short time',
  'Wait a few minutes, then try again, or call us now.',
])

export const ServerAway: Story = notRead('appointment-unavailable', [
  'Our booking desk is not answering',
  'It is not your doing. Try again, or call us.',
])

export const NoConnection: Story = notRead('appointment-offline', [
  'You seem to be offline',
  'Nothing is lost. Try again when you are connected.',
])

export const TimeJustTaken: Story = {
  parameters: { server: 'appointment-slot-taken', atoms },
  play: async (stage) => {
    const dialog = await move(stage)
    await expectAlert(
      [
        'Somebody has just taken that time',
        'Your appointment stays as it is. Choose another time and move it there.',
      ],
      [call],
    )
    await expect(dialog.getByRole('radio', { name: /2:00 PM - 4:00 PM/ })).toBeDisabled()
  },
}

export const MovedByTheOffice: Story = {
  parameters: { server: 'appointment-stale', atoms },
  play: async (stage) => {
    const dialog = await move(stage)
    await expectAlert(
      [
        'Your appointment was changed in the meantime',
        'It is now Thursday, June 18, 2026, 12:00 PM - 2:00 PM. What you chose is kept: check it, and confirm again if you still want it.',
      ],
      [call],
    )
    await expect(dialog.getByRole('radio', { name: /Mon, Jun 22/ })).toBeChecked()
  },
}

export const TechnicianHasSetOut: Story = {
  parameters: { server: 'appointment-too-late', atoms },
  play: async (stage) => {
    const dialog = await move(stage)
    await expectAlert(
      [
        'It is too late to change this here',
        'The appointment is now: on the way. Call us, and we see what can be done.',
      ],
      [call],
    )
    await waitFor(() =>
      expect(dialog.queryByRole('button', { name: 'Move appointment' })).toBeNull(),
    )
  },
}

export const NoAnswerToTheMove: Story = {
  parameters: {
    server: 'appointment-move-never-answers',
    atoms: [...atoms, ...pins([requestTimeoutAtom, shortTimeout])],
  },
  play: async (stage) => {
    const dialog = await move(stage)
    await expectAlert(
      ['We have not heard back', 'It may have gone through. It is safe to try again.'],
      [call],
    )
    await expect(dialog.getByRole('radio', { name: /2:00 PM - 4:00 PM/ })).toBeChecked()
  },
}
