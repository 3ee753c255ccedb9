import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { viewNames, type ScreenStates } from '../../.storybook/screenStates'
import { seenIn } from '../../.storybook/windows'
import { buildFinishedWork, buildMyAppointment } from '@mocks/fixtures/appointments'
import { textKinds } from '@mocks/fixtures/variants'
import { AppointmentScreen } from '@/features/appointment/screens/AppointmentScreen'
import { sharedWords } from '@/platform/words/shared'
import { openedDialog } from '../openedDialog'
import { inMain } from '../quote/quoteStates'
import { expectAlert, expectForbidden, expectLoading, expectWords } from '../stateWords'
import {
  appointmentWithTexts,
  failed,
  showing,
  showingAppointment,
  wednesday,
} from './appointmentStates'

const serverDown = {
  status: 'error',
  failure: { kind: 'unavailable', reason: 'server' },
} as const

const meta = {
  title: 'Screens/Appointment/My appointment',
  component: AppointmentScreen,
  decorators: [inMain],
  parameters: {
    ...seenIn('desktop', 'phone'),
    ...showingAppointment(),
    screenStates: {
      views: viewNames,
      rows: [],
      texts: textKinds,
      pin: ({ view, texts }) => {
        if (view === 'ready')
          return showingAppointment(
            appointmentWithTexts(buildMyAppointment({ date: wednesday }), texts),
          ).atoms
        return showing(view === 'error' ? serverDown : { status: view }).atoms
      },
    } satisfies ScreenStates,
  },
} satisfies Meta<typeof AppointmentScreen>

export default meta
type Story = StoryObj<typeof meta>

const call = 'Call (555) 010-0199'
const today = '2026-06-15'

/** Expects the step at which the timeline stands. */
async function expectStep(name: string) {
  const steps = within(screen.getByRole('list', { name: 'How far we are' }))
  const [current] = steps
    .getAllByRole('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step')
  await expect(current).toHaveTextContent(name)
}

export const Booked: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Wednesday, June 17, 2026' }),
    ).toBeVisible()
    await expect(canvas.getByText('10:00 AM - 12:00 PM, Pacific Time')).toBeVisible()
    await expectStep('Booked')
    await expect(canvas.getByText('$299.00, labor included')).toBeVisible()
    const calendar = canvas.getByRole('link', { name: 'Add to calendar' })
    const file = decodeURIComponent(calendar.getAttribute('href') ?? '')
    await expect(file).toContain('UID:a9000000-0000-4000-8000-000000000001@sunline.example')
    await expect(file).toContain('SEQUENCE:0')
    await expect(file).toContain('DTSTART;TZID=America/Los_Angeles:20260617T100000')
    await expect(canvas.getByRole('button', { name: 'Move' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: call })).toHaveAttribute(
      'href',
      'tel:+15550100199',
    )
  },
}

export const Confirmed: Story = {
  parameters: showingAppointment({ state: 'confirmed' }),
  play: () => expectStep('Confirmed by us'),
}

export const TechnicianAssigned: Story = {
  parameters: showingAppointment({ state: 'assigned' }),
  play: () => expectStep('Marco is your technician'),
}

export const OnTheWay: Story = {
  parameters: showingAppointment({ state: 'on_the_way', date: today }),
  play: async ({ canvas }) => {
    await expectStep('Marco is on the way')
    await expect(canvas.getByText('about 20 minutes, there at about 10:08 AM')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Move' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Cancel appointment' })).toBeNull()
    await expect(
      canvas.getByText(/It is too late to change it here\. Call us, and we see what can be done\./),
    ).toBeVisible()
  },
}

export const InProgress: Story = {
  parameters: showingAppointment({ state: 'in_progress', date: today }),
  play: () => expectStep('Marco is working on your car'),
}

export const Finished: Story = {
  parameters: showingAppointment({
    state: 'done',
    date: today,
    serviceType: 'windshield',
    position: 'main',
    report: buildFinishedWork({
      workDone: 'Windshield replaced, camera recalibrated and checked on the road.',
      cureMinutes: 60,
      safeToDriveAt: '2026-06-15T19:35:00Z',
    }),
  }),
  play: async ({ canvas }) => {
    await expectStep('Done')
    await expect(canvas.getByText('Safe to drive from June 15, 2026 at 12:35 PM')).toBeVisible()
    await expect(canvas.getByText('The adhesive needs 60 minutes to cure.')).toBeVisible()
    await expect(canvas.getByText('Maria Delgado')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print this page' })).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const FinishedWithNotes: Story = {
  parameters: showingAppointment({
    state: 'done',
    date: today,
    accessNote: 'Gate code 4410, second door on the left.',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gate code 4410, second door on the left.')).toBeVisible()
    await expect(canvas.getByText('Nothing written')).toBeVisible()
  },
}

export const CancelledByYou: Story = {
  parameters: showingAppointment({ state: 'cancelled', version: 2 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You cancelled this appointment')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', '/quote')
    await expect(canvas.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
    const file = canvas.getByRole('link', { name: 'Take it out of the calendar' })
    const text = decodeURIComponent(file.getAttribute('href') ?? '')
    await expect(text).toContain('METHOD:CANCEL')
    await expect(text).toContain('UID:a9000000-0000-4000-8000-000000000001@sunline.example')
    await expect(text).toContain('SEQUENCE:1')
  },
}

export const CancelledByTheOffice: Story = {
  parameters: showingAppointment({
    state: 'cancelled',
    cancelledBy: 'office',
    cancelReason: 'The glass for your car cannot be had before July.',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We had to cancel this appointment')).toBeVisible()
    await expect(
      canvas.getByText('The reason: The glass for your car cannot be had before July.'),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: showing({ status: 'loading' }),
  play: () => expectLoading('Loading your appointment'),
}

export const Empty: Story = {
  name: 'Empty: a link that leads nowhere',
  parameters: showing({ status: 'empty' }),
  play: () =>
    expectWords(
      [
        'This link shows no appointment',
        'It may have ended, or a part of it was lost on the way. Call us, day or night: we find your appointment by your name and send you a new link.',
      ],
      [call, 'Get a free quote'],
    ),
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(serverDown),
  play: () =>
    expectAlert(
      ['Our booking desk is not answering', 'It is not your doing. Try again, or call us.'],
      ['Try again', call],
    ),
}

export const Forbidden: Story = {
  parameters: showing({ status: 'forbidden' }),
  play: () =>
    expectForbidden(
      'This appointment is not yours to see',
      'Sign in with the account that booked it, or open the link in your confirmation.',
      ['Return to Home'],
    ),
}

export const NotesSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gate code, or where to park'), 'Code 4410')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Saved. The technician will see it.')).toBeVisible()
    await expect(canvas.getByLabelText('Gate code, or where to park')).toHaveValue('Code 4410')
  },
}

export const NotesNotSaved: Story = {
  parameters: showingAppointment(
    { accessNote: 'Park in the yard.' },
    { change: failed({ kind: 'unavailable', reason: 'offline' }) },
  ),
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByLabelText('Gate code, or where to park')
    if (!(note as HTMLTextAreaElement).value.includes('4410')) {
      await userEvent.type(note, ' Code 4410')
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    }
    await expectAlert(
      ['You seem to be offline', 'Nothing is lost. Try again when you are connected.'],
      [call],
    )
    await expect(note).toHaveValue('Park in the yard. Code 4410')
  },
}

export const Photos: Story = {
  parameters: showingAppointment({
    photos: [{ path: 'appointments/a9/1.jpg' }, { path: 'appointments/a9/2.jpg' }],
  }),
  play: async ({ canvas, userEvent }) => {
    const photos = within(canvas.getByRole('group', { name: 'Your photos' }))
    await expect(photos.getByText('2 of 6 added')).toBeVisible()
    await expect(
      photos.getByRole('img', { name: 'Photo 2, kept with your appointment' }),
    ).toBeVisible()
    await userEvent.click(photos.getByRole('button', { name: 'Remove photo 1' }))
    await expect(await photos.findByText('1 of 6 added')).toBeVisible()
  },
}

/** A picture as a camera makes it. */
async function picture(): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 64, height: 48 })
  const paper = canvas.getContext('2d')
  if (paper) {
    paper.fillStyle = '#4a6b8a'
    paper.fillRect(0, 0, 64, 48)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'crack.png', { type: 'image/png' })
}

export const PhotoAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Add photos'), await picture())
    await expect(await canvas.findByText('1 of 6 added')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  },
}

export const PhotoNotAdded: Story = {
  parameters: {
    ...showingAppointment({}, { addPhoto: failed({ kind: 'unavailable', reason: 'no_answer' }) }),
  },
  play: async ({ canvas, userEvent }) => {
    if (!screen.queryByRole('alert')) {
      await userEvent.upload(canvas.getByLabelText('Add photos'), await picture())
    }
    await expectAlert(
      ['The photo was not added', 'Try again with a better signal. Everything else is kept.'],
      [call],
    )
  },
}

const textsSwitch = () => screen.getByRole('checkbox', { name: /Texts about this appointment/ })

export const TextsOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(textsSwitch()).not.toBeChecked()
    await expect(canvas.getByText(sharedWords.en.textConsent)).toBeVisible()
    await expect(canvas.getByText('You get no texts about this appointment')).toBeVisible()
    await userEvent.click(textsSwitch())
    await expect(await canvas.findByText('Texts go to ••••23')).toBeVisible()
    await expect(textsSwitch()).toBeChecked()
  },
}

export const TextsOn: Story = {
  parameters: showingAppointment({ textsWanted: true }),
  play: async ({ canvas }) => {
    await expect(textsSwitch()).toBeChecked()
    const number = canvas.getByText('Texts go to ••••23')
    await expect(number).toBeVisible()
    // Below the first window of a desktop nothing else tells it from a booked appointment.
    number.scrollIntoView({ block: 'center' })
  },
}

export const TextsImpossible: Story = {
  parameters: showingAppointment({ textsPossible: false }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'We have no US mobile number for you, or texts to it were ended by STOP. Call us to change that.',
      ),
    ).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Cancelling: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }))
    const dialog = within(await openedDialog('alertdialog'))
    await expect(dialog.getByRole('heading', { name: 'Cancel this appointment?' })).toBeVisible()
    await expect(
      dialog.getByText(
        'Wednesday, June 17, 2026, 10:00 AM - 12:00 PM is then free for others. It costs you nothing. To come another time, move it instead.',
      ),
    ).toBeVisible()
    await expect(dialog.getByLabelText(/Why do you cancel\?/)).toHaveValue('')
  },
}

export const CancelledJustNow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }))
    const dialog = within(await openedDialog('alertdialog'))
    await userEvent.type(dialog.getByLabelText(/Why do you cancel\?/), 'Sold the car')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }))
    await expect(await canvas.findByText('You cancelled this appointment')).toBeVisible()
    await expect(canvas.getByText('The reason: Sold the car')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const long = 'Bartholomäus-Wolfeschlegelsteinhausenbergerdorff '

export const LongestTexts: Story = {
  parameters: showing({
    status: 'ready',
    value: buildMyAppointment({
      state: 'on_the_way',
      date: wednesday,
      technician: long.trim(),
      vehicle: `1967 ${'Volkswagenbeetlecabriolet'.repeat(6)}`,
      address: `${'1200 Palm Street, behind the blue gate, '.repeat(12)}<script>alert(1)</script>`,
      accessNote: long.repeat(10).slice(0, 500),
      customerNote: 'نورا القحطاني، شارع النخيل',
    }),
  }),
}
