import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { SettingsScreen } from '@/screens/admin/settings/SettingsScreen'
import { mayRestoreAtom } from '@/state/admin/office'
import { openedDialog } from '../../openedDialog'
import { inFrame } from './inFrame'
import { onDesktop, savedFile } from './listStates'
import { officeInMemory } from './officeInMemory'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Settings/Advanced',
  component: SettingsScreen,
  decorators: [inFrame('settings'), withMessages],
  globals: onDesktop,
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const CreateBackup: Story = {
  parameters: officeInMemory().parameters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('June 23, 2024')
    const file = await savedFile(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Backup' }))
      await canvas.findByText('Backup created')
    })
    await expect(file).toEqual({
      name: 'sunline-backup-2026-06-15.json',
      text: '{"format":"sunline-backup"}',
    })
  },
}

const api = officeInMemory()

export const ManageApis: Story = {
  parameters: api.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage APIs' }))
    const dialog = within(await openedDialog())
    const seats = dialog.getByLabelText(/^Appointments in one time frame/)
    await userEvent.clear(seats)
    await userEvent.type(seats, '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Enter 1 or more')
    await userEvent.clear(seats)
    await userEvent.type(seats, '6')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('API settings saved')).toBeVisible()
    await expect(api.api().seatsPerFrame).toBe(6)
  },
}

const maintained = officeInMemory()

export const ScheduleMaintenance: Story = {
  parameters: maintained.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule Maintenance' }))
    const dialog = within(await openedDialog())
    await expect(dialog.getByLabelText(/^Day/)).toHaveValue('2026-06-16')
    await userEvent.selectOptions(dialog.getByLabelText(/^Lasts/), '2 hours')
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    const when = 'Jun 16, 2026, 10:00 PM to Jun 17, 2026, 12:00 AM'
    await expect(await canvas.findByText(when)).toBeVisible()
    await expect(maintained.planned()[0]?.startsAt).toBe('2026-06-17T05:00:00.000Z')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: `Cancel maintenance of ${when}` }))
    await expect(await canvas.findByText('Nothing is planned.')).toBeVisible()
  },
}

export const ExportData: Story = {
  parameters: officeInMemory().parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Data' }))
    const dialog = within(await openedDialog())
    const file = await savedFile(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Export Customers' }))
      await canvas.findByText('4 exported: Customers')
    })
    await expect(file.name).toBe('customers-2026-06-15.csv')
    await expect(file.text).toContain('id,name,email,phone,address,total_jobs')
    await userEvent.click(dialog.getByRole('button', { name: 'Export Quotes' }))
    await expect(await canvas.findByText(/The server could not do this/)).toBeVisible()
  },
}

const restoring = officeInMemory()

export const RestoreBackup: Story = {
  parameters: {
    atoms: [...restoring.parameters.atoms, [mayRestoreAtom, true]],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Restore Backup' })
    const choose = (name: string, text: string) =>
      userEvent.upload(
        canvas.getByLabelText('Choose a backup file to restore'),
        new File([text], name, { type: 'application/json' }),
      )
    await choose('holiday.json', '{}')
    await userEvent.click(
      within(await openedDialog('alertdialog')).getByRole('button', { name: 'Restore' }),
    )
    await expect(await canvas.findByText(/Some details are missing/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await choose('sunline-backup.json', '{"format":"sunline-backup"}')
    const dialog = within(await openedDialog('alertdialog'))
    await expect(dialog.getByText(/replaced by what sunline-backup.json holds/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
    await expect(await canvas.findByText('Backup restored')).toBeVisible()
    await expect(restoring.restored()).toBe('{"format":"sunline-backup"}')
  },
}
