import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { failingCall } from '@mocks/storybook/businessAnswers'
import { changeElsewhere, storedBusiness } from '@mocks/storybook/storedBusiness'
import { backupSizeViewAtom } from '@/features/admin/settings/officeState'
import { SettingsScreen } from '@/features/admin/settings/screens/SettingsScreen'
import { openedDialog } from '../openedDialog'
import { inFrame } from './inFrame'
import { framed, savedFile } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Settings/Advanced',
  component: SettingsScreen,
  decorators: [inFrame('settings'), withMessages],
  parameters: { ...framed(), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const CreateBackup: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('June 23, 2024')
    const file = await savedFile(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Backup' }))
      await canvas.findByText('Backup created')
    })
    await expect(file.name).toBe('sunline-backup-2026-06-15.json')
    const saved = JSON.parse(file.text) as { format: string; tables: { jobs: unknown[] } }
    await expect(saved.format).toBe('sunline-backup')
    await expect(saved.tables.jobs).toEqual([...storedBusiness().jobs.values()])
    await expect(await canvas.findByText('June 15, 2026')).toBeVisible()
  },
}

export const BackupTooLarge: Story = {
  parameters: framed([
    backupSizeViewAtom,
    { status: 'ready', value: { rows: 1_204_311, limit: 20_000, fits: false } },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This business has 1,204,311 records/)).toHaveTextContent(
      'A backup over the web holds up to 20,000; make this one with npm run backup -- --database <address>',
    )
    await expect(canvas.queryByRole('button', { name: 'Create Backup' })).toBeNull()
  },
}

export const RestoreInParts: Story = {
  parameters: {
    person: 'super_admin',
    answers: () => [failingCall('add_restore_part', 'silent', { part: 1 })],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Restore Backup' })
    const text = JSON.stringify({ format: 'sunline-backup', tables: 'a'.repeat(500_000) })
    await userEvent.upload(
      canvas.getByLabelText('Choose a backup file to restore'),
      new File([text], 'large.json', { type: 'application/json' }),
    )
    const dialog = within(await openedDialog('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
    await expect(await dialog.findByText('1 of 2 parts sent')).toBeVisible()
  },
}

export const ManageApis: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage APIs' }))
    const dialog = within(await openedDialog())
    const days = dialog.getByLabelText(/^Days ahead that can be booked/)
    await userEvent.clear(days)
    await userEvent.type(days, '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Enter 1 or more')
    await userEvent.clear(days)
    await userEvent.type(days, '21')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('API settings saved')).toBeVisible()
    await expect(storedBusiness().booking_rules.get('true')?.days_ahead).toBe(21)
  },
}

export const ScheduleMaintenance: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule Maintenance' }))
    const dialog = within(await openedDialog())
    await expect(dialog.getByLabelText(/^Day/)).toHaveValue('2026-06-16')
    await userEvent.selectOptions(dialog.getByLabelText(/^Lasts/), '2 hours')
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    const when = 'Jun 16, 2026, 10:00 PM to Jun 17, 2026, 12:00 AM'
    await expect(await canvas.findByText(when)).toBeVisible()
    const [planned] = storedBusiness().maintenance_windows.values()
    await expect(planned).toMatchObject({ starts_at: '2026-06-17T05:00:00+00:00' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: `Cancel maintenance of ${when}` }))
    await expect(await canvas.findByText('Nothing is planned.')).toBeVisible()
  },
}

export const ExportData: Story = {
  parameters: {
    answers: () => [failingCall('export_records', 'offline', { kind: 'quotes' })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Data' }))
    const dialog = within(await openedDialog())
    const file = await savedFile(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Export Customers' }))
      await canvas.findByText('60 exported: Customers')
    })
    await expect(file.name).toBe('customers-2026-06-15.csv')
    const [header = '', ...rows] = file.text.trim().split(/\r?\n/)
    await expect(header.split(',')).toEqual(
      expect.arrayContaining(['id', 'name', 'email', 'phone', 'address', 'total_jobs']),
    )
    await expect(rows).toHaveLength(60)
    await expect(file.text).toContain('james.lindqvist@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Export Quotes' }))
    await expect(await canvas.findByText(/The server cannot be reached/)).toBeVisible()
  },
}

export const RestoreBackup: Story = {
  parameters: { person: 'super_admin' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Restore Backup' })
    const choose = (name: string, text: string) =>
      userEvent.upload(
        canvas.getByLabelText('Choose a backup file to restore'),
        new File([text], name, { type: 'application/json' }),
      )
    const backup = await savedFile(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Backup' }))
      await canvas.findByText('Backup created')
    })
    changeElsewhere('customers', 'C-002', { name: 'Changed after the backup' })
    await choose('holiday.json', '{}')
    await userEvent.click(
      within(await openedDialog('alertdialog')).getByRole('button', { name: 'Restore' }),
    )
    await expect(await canvas.findByText(/This file is damaged or is no backup/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await choose('sunline-backup.json', backup.text)
    const dialog = within(await openedDialog('alertdialog'))
    await expect(dialog.getByText(/replaced by what sunline-backup.json holds/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
    await expect(await canvas.findByText('Backup restored')).toBeVisible()
    await expect(storedBusiness().customers.get('C-002')?.name).toBe('James Lindqvist')
  },
}
