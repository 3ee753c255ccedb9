import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildTechnicianDay, threeAppointments } from '@mocks/fixtures/technicianDay'
import { DashboardScreen } from '@/features/technician/screens/DashboardScreen'
import { showingDay, workingDevice, inOpenedDialog } from './technicianStates'

const meta = {
  title: 'Screens/Technician/Forms',
  component: DashboardScreen,
  args: { name: 'Tara Nguyen', onSignOut: fn() },
  parameters: { ...showingDay(), ...seenIn('phone', 'desktop') },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>
type User = { click: (element: Element) => Promise<void> }

/** The dialog that a quick action opens: its code is loaded with the first one. */
async function opened(canvas: Canvas, user: User, action: string) {
  await user.click(canvas.getByRole('button', { name: action }))
  return inOpenedDialog('dialog', action)
}

/** Draws a stroke into the signature's box. */
async function sign(pad: HTMLElement) {
  const { left, top } = pad.getBoundingClientRect()
  const at = (x: number, y: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    pressure: 0.5,
    clientX: left + x,
    clientY: top + y,
  })
  await fireEvent.pointerDown(pad, at(30, 110))
  for (const [x, y] of [
    [60, 50],
    [90, 120],
    [130, 60],
    [170, 110],
    [230, 80],
  ] as const) {
    await fireEvent.pointerMove(window.document, at(x, y))
  }
  await fireEvent.pointerUp(window.document, { ...at(230, 80), buttons: 0 })
}

/** A photo of a few pixels, as a file. */
async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(32, 24)
  canvas.getContext('2d')?.fillRect(0, 0, 32, 24)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

const completing = workingDevice()

export const CompletingWithSignature: Story = {
  parameters: { atoms: [...completing.atoms, ...showingDay().atoms] },
  play: async ({ canvas, userEvent }) => {
    const form = await opened(canvas, userEvent, 'Mark Job as Complete')
    await userEvent.click(form.getByRole('button', { name: 'New glass fitted and sealed' }))
    // What fits the car comes first.
    await expect(form.getAllByRole('option')[2]).toHaveTextContent(/FW04210GTN.*9 left/)
    await userEvent.selectOptions(form.getByLabelText('Glass part used'), 'FW04210GTN')
    await expect(form.getByText('Safe to drive from 11:00 AM')).toBeVisible()
    await userEvent.upload(form.getByLabelText('Add photo', { selector: 'input' }), [
      await photo('a.png'),
    ])
    await expect(await form.findByRole('img', { name: 'Photo 1' })).toBeVisible()
    await sign(form.getByLabelText('Sign here'))
    await userEvent.click(form.getByRole('button', { name: 'Complete job' }))
    await waitFor(() => expect(completing.device.add).toHaveBeenCalledOnce())
    await expect(completing.device.add.mock.calls[0]?.[1]).toMatchObject({
      jobId: 'J-102',
      takenAt: '2026-06-15T17:00:00.000Z',
      action: {
        kind: 'complete',
        completion: {
          workDone: 'New glass fitted and sealed.',
          partNumber: 'FW04210GTN',
          cureMinutes: 60,
          photos: [expect.stringMatching(/^data:image\/jpeg;base64,/)],
          signature: expect.stringMatching(/^data:image\/png;base64,/),
          signedBy: 'Nora Castillo',
        },
      },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const CompletingWithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = await opened(canvas, userEvent, 'Mark Job as Complete')
    await userEvent.clear(form.getByLabelText(/^Cure time/))
    await userEvent.type(form.getByLabelText(/^Cure time/), 'an hour')
    await userEvent.click(form.getByRole('button', { name: 'Complete job' }))
    const summary = within(await form.findByRole('alert'))
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Say what was done',
      'Choose the part, or “No part used”',
      'Enter whole minutes from 0 to 2880 (two days)',
      'Let the customer sign, or choose “Nobody there to sign”',
    ])
  },
}

const settingOut = workingDevice()

/** "On my way" asks how long the way takes; it is kept on the device and the customer is told. */
export const OnMyWay: Story = {
  parameters: { atoms: [...settingOut.atoms, ...showingDay().atoms] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'On my way for Ines Moreau' }))
    const form = await inOpenedDialog('dialog', 'On my way')
    await userEvent.click(form.getByRole('button', { name: 'Tell the customer' }))
    const summary = within(await form.findByRole('alert'))
    await expect(summary.getByRole('link')).toHaveTextContent('Choose how long the way takes')
    await userEvent.click(form.getByLabelText('20 minutes'))
    await userEvent.click(form.getByRole('button', { name: 'Tell the customer' }))
    await waitFor(() => expect(settingOut.device.add).toHaveBeenCalledOnce())
    await expect(settingOut.device.add.mock.calls[0]?.[1]).toMatchObject({
      jobId: 'J-103',
      action: { kind: 'on_my_way', minutes: 20 },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

const typing = workingDevice()

export const CompletingByKeyboard: Story = {
  tags: ['works'],
  parameters: { atoms: [...typing.atoms, ...showingDay().atoms] },
  play: async ({ canvas, userEvent }) => {
    const form = await opened(canvas, userEvent, 'Mark Job as Complete')
    await userEvent.type(form.getByLabelText('What was done'), 'Resealed the old glass.')
    await userEvent.selectOptions(form.getByLabelText('Glass part used'), 'No part used')
    await userEvent.click(form.getByLabelText('Sign by typing the name'))
    const name = form.getByLabelText('Name of who signs')
    await userEvent.clear(name)
    await userEvent.type(name, 'Ada <Castillo>')
    form.getByRole('button', { name: 'Complete job' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(typing.device.add).toHaveBeenCalledOnce())
    await expect(typing.device.add.mock.calls[0]?.[1].action).toMatchObject({
      completion: {
        partNumber: '',
        signedBy: 'Ada <Castillo>',
        signature: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      },
    })
  },
}

const keepingNothing = workingDevice()

/** What is entered is sent at once then; here the server cannot be reached either, until the second try. */
export const PhoneKeepsNothing: Story = {
  tags: ['works'],
  parameters: { atoms: [...keepingNothing.atoms, ...showingDay().atoms] },
  play: async ({ canvas, userEvent }) => {
    keepingNothing.device.add.mockRejectedValue(new DOMException('Full', 'QuotaExceededError'))
    keepingNothing.technicianDay.complete.mockResolvedValueOnce({
      ok: false,
      failure: { kind: 'unavailable', reason: 'offline' },
    })
    const form = await opened(canvas, userEvent, 'Mark Job as Complete')
    await userEvent.type(form.getByLabelText('What was done'), 'Old glass removed.')
    await userEvent.selectOptions(form.getByLabelText('Glass part used'), 'Another part number…')
    await userEvent.type(form.getByLabelText('Part number'), 'FW99999XXX')
    await userEvent.click(form.getByLabelText('Nobody there to sign'))
    await userEvent.click(form.getByRole('button', { name: 'Complete job' }))
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'This phone could not keep it, and it could not be sent.',
    )
    await expect(form.getByLabelText('Part number')).toHaveValue('FW99999XXX')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await expect(await form.findByText('What you entered is not kept yet.')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Go on' }))
    await expect(form.getByLabelText('What was done')).toHaveValue('Old glass removed.')
    await userEvent.click(form.getByRole('button', { name: 'Complete job' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(keepingNothing.technicianDay.complete).toHaveBeenCalledTimes(2)
  },
}

export const NoJobInProgress: Story = {
  parameters: showingDay({
    day: buildTechnicianDay({ appointments: [threeAppointments[0]!, threeAppointments[2]!] }),
  }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, 'Mark Job as Complete')
    await expect(dialog.getByText(/No job is in progress/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Update Job Status' }))
    const next = await inOpenedDialog('dialog', 'Update Job Status')
    await expect(next.getByText('Ines Moreau')).toBeVisible()
  },
}

const starting = workingDevice()

export const UpdatingStatus: Story = {
  parameters: {
    atoms: [
      ...starting.atoms,
      ...showingDay({
        day: buildTechnicianDay({
          appointments: [
            threeAppointments[0]!,
            { ...threeAppointments[1]!, status: 'confirmed', jobStatus: 'Assigned' },
            threeAppointments[2]!,
          ],
        }),
      }).atoms,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const form = await opened(canvas, userEvent, 'Update Job Status')
    await userEvent.click(form.getByRole('button', { name: 'Update status' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Choose the job')
    await userEvent.selectOptions(form.getByLabelText('Job'), 'J-102')
    // Confirmed already, so that it can only be started or given back.
    await expect(
      form.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['start', 'cannot'])
    await userEvent.click(form.getByLabelText(/^In Progress/))
    await userEvent.click(form.getByRole('button', { name: 'Update status' }))
    await waitFor(() => expect(starting.device.add).toHaveBeenCalledOnce())
    await expect(starting.device.add.mock.calls[0]?.[1]).toMatchObject({
      jobId: 'J-102',
      action: { kind: 'start' },
    })
  },
}

const reporting = workingDevice()

export const CannotComplete: Story = {
  parameters: { atoms: [...reporting.atoms, ...showingDay().atoms] },
  play: async ({ canvas, userEvent }) => {
    const status = await opened(canvas, userEvent, 'Update Job Status')
    await userEvent.click(status.getByLabelText(/^Can't complete/))
    await userEvent.click(status.getByRole('button', { name: 'Update status' }))
    const form = await inOpenedDialog('dialog', 'Report Issue')
    await expect(form.getByLabelText(/^The job can't be completed today/)).toBeChecked()
    await userEvent.click(form.getByRole('button', { name: 'Report issue' }))
    const summary = within(await form.findByRole('alert'))
    await expect(summary.getByText('Choose what is wrong')).toBeVisible()
    await expect(summary.getByText('Say why the job can’t be completed')).toBeVisible()
    await userEvent.click(form.getByLabelText(/^Wrong glass/))
    await userEvent.type(form.getByLabelText('Note'), 'No bracket for the rain sensor.')
    await userEvent.click(form.getByRole('button', { name: 'Report issue' }))
    await waitFor(() => expect(reporting.device.add).toHaveBeenCalledOnce())
    await expect(reporting.device.add.mock.calls[0]?.[1].action).toEqual({
      kind: 'issue',
      issue: {
        kind: 'wrong-glass',
        note: 'No bracket for the rain sensor.',
        photo: '',
        cannotComplete: true,
      },
    })
  },
}

export const NotAPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = await opened(canvas, userEvent, 'Report Issue')
    const files = [new File(['no picture'], 'letter.png', { type: 'image/png' })]
    await userEvent.upload(form.getByLabelText('Add photo', { selector: 'input' }), files)
    await expect(await form.findByText(/not a picture this phone can read/)).toBeVisible()
  },
}
