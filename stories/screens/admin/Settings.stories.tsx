import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import {
  plannedMaintenance,
  sampleApiSettings,
  sampleBackup,
  sampleSettings,
} from '@mocks/fixtures/business/office'
import { buildCustomer, sampleCustomers } from '@mocks/fixtures/business/people'
import type { Customer, CustomerFields } from '@/domain/customers'
import type { MaintenanceWindow, Setting } from '@/domain/settings'
import { SettingsScreen } from '@/screens/admin/settings/SettingsScreen'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import { lastBackupViewAtom, plannedMaintenanceViewAtom } from '@/state/admin/office'
import { settingsViewAtom } from '@/state/admin/settings'
import { inFrame } from './inFrame'
import {
  listViews,
  onDesktop,
  onPhone,
  onSmallPhone,
  pinned,
  savedFile,
  openedDialog,
} from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Settings',
  component: SettingsScreen,
  decorators: [inFrame('settings'), withMessages],
  globals: onDesktop,
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: unknown, planned: MaintenanceWindow[] = []) =>
  pinned(
    [settingsViewAtom, view],
    [lastBackupViewAtom, { status: 'ready', value: sampleBackup }],
    [plannedMaintenanceViewAtom, { status: 'ready', value: planned }],
  )

export const Ready: Story = {
  parameters: showing({ status: 'ready', settings: sampleSettings }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'System Settings' })).toBeVisible()
    for (const group of [
      'Company Information',
      'Notification Settings',
      'Security Settings',
      'System Configuration',
      'Advanced Settings',
      'Backup Settings',
      'API Settings',
      'System Maintenance',
      'Export Data',
    ]) {
      await expect(canvas.getByRole('heading', { name: group })).toBeVisible()
    }
    for (const label of [
      'New Order Notifications',
      'Low Stock Alerts',
      'Technician Updates',
      'Customer Messages',
      'Email Notifications',
    ]) {
      await expect(canvas.getByRole('switch', { name: label })).toBeChecked()
    }
    await expect(canvas.getAllByText('Enabled')).toHaveLength(5)
    await expect(canvas.getAllByText('Disabled')).toHaveLength(1)
    for (const [label, value] of [
      ['Session Timeout', '30 minutes'],
      ['Password Requirements', 'Strong'],
      ['Login Attempts', '5'],
      ['Account Lockout Duration', '15 minutes'],
      ['Default Currency', 'USD'],
      ['Time Zone', 'Pacific Time'],
      ['Date Format', 'MM/DD/YYYY'],
      ['Business Hours', '8:00 AM - 6:00 PM'],
      ['Service Radius (miles)', '25'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveValue(value)
    }
    await expect(canvas.getByText('June 23, 2024')).toBeVisible()
    for (const button of [
      'Save All Changes',
      'Create Backup',
      'Manage APIs',
      'Schedule Maintenance',
      'Export Data',
    ]) {
      await expect(canvas.getByRole('button', { name: button })).toBeVisible()
    }
  },
}

export const ReadyPhone: Story = { ...Ready, globals: onPhone, play: undefined }
export const ReadySmallPhone: Story = { ...ReadyPhone, globals: onSmallPhone }
export const ReadyDark: Story = { ...ReadyPhone, globals: { ...onDesktop, colorMode: 'dark' } }
export const MaintenancePlanned: Story = {
  parameters: showing({ status: 'ready', settings: sampleSettings }, [plannedMaintenance]),
}
export const Loading: Story = { parameters: showing(listViews.loading) }
export const LoadingPhone: Story = { ...Loading, globals: onPhone }
export const Empty: Story = { parameters: showing({ status: 'empty' }) }
export const EmptyPhone: Story = { ...Empty, globals: onPhone }
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
}
export const ErrorPhone: Story = { ...ErrorServerDown, name: 'Error Phone', globals: onPhone }
export const Forbidden: Story = { parameters: showing(listViews.forbidden) }
export const ForbiddenPhone: Story = { ...Forbidden, globals: onPhone }

/** An office in memory. */
function working() {
  let settings = [...sampleSettings]
  let planned: MaintenanceWindow[] = []
  let api = sampleApiSettings
  const setElsewhere = (key: string, value: string) => {
    settings = settings.map((one) =>
      one.key === key ? { ...one, value, version: one.version + 1 } : one,
    )
  }
  const valueOf = (key: string) => settings.find((one: Setting) => one.key === key)?.value
  const business = memoryBusiness({
    settings: {
      read: async () => ({ ok: true, value: settings }),
      save: async (changes) => {
        const keys = changes
          .filter(({ key, version }) =>
            settings.some((one) => one.key === key && one.version !== version),
          )
          .map(({ key }) => key)
        if (keys.length > 0) {
          return { ok: false, failure: { kind: 'stale', version: null, keys } }
        }
        for (const { key, value } of changes) setElsewhere(key, value)
        return { ok: true, value: settings }
      },
      readApi: async () => ({ ok: true, value: api }),
      saveApi: async (version, fields) => {
        api = { ...api, ...fields, version: version + 1 }
        return { ok: true, value: api }
      },
    },
    backups: {
      last: async () => ({ ok: true, value: sampleBackup }),
      create: async () => ({ ok: true, value: '{"format":"sunline-backup"}' }),
      restore: async () => ({ ok: true, value: null }),
    },
    maintenance: {
      current: async () => ({ ok: true, value: null }),
      planned: async () => ({ ok: true, value: planned }),
      schedule: async (window) => {
        planned = [...planned, { id: planned.length + 1, ...window }]
        return { ok: true, value: planned }
      },
      cancel: async (id) => {
        planned = planned.filter((one) => one.id !== id)
        return { ok: true, value: planned }
      },
    },
    customers: memoryRecords<Customer, CustomerFields>(sampleCustomers, (id, fields) =>
      buildCustomer({ id, ...fields }),
    ).gateway,
  })
  return {
    setElsewhere,
    valueOf,
    api: () => api,
    planned: () => planned,
    parameters: pinned([businessGatewaysAtom, business]),
  }
}

const saved = working()

export const SaveAllChanges: Story = {
  parameters: saved.parameters,
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText('Phone')
    const save = canvas.getByRole('button', { name: 'Save All Changes' })
    await userEvent.click(canvas.getByRole('switch', { name: 'Low Stock Alerts' }))
    await userEvent.clear(phone)
    await userEvent.type(phone, 'call us')
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible()
    await userEvent.click(save)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Phone: enter a phone number like (555) 010-0199',
    )
    await expect(phone).toHaveValue('call us')
    await userEvent.clear(phone)
    await userEvent.type(phone, '(555) 010-0123')
    await userEvent.click(save)
    await expect(await canvas.findByText('2 settings saved')).toBeVisible()
    await expect(canvas.getByText('All changes are saved.')).toBeVisible()
    await expect(saved.valueOf('low_stock_alerts')).toBe('Disabled')
    await expect(saved.valueOf('phone')).toBe('(555) 010-0123')
  },
}

const stale = working()

export const SavedBySomebodyElse: Story = {
  parameters: stale.parameters,
  play: async ({ canvas, userEvent }) => {
    const attempts = await canvas.findByLabelText('Login Attempts')
    await userEvent.clear(attempts)
    await userEvent.type(attempts, '7')
    stale.setElsewhere('login_attempts', '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Save All Changes' }))
    await expect(
      await canvas.findByText('Somebody else has set this to “3” while you worked.'),
    ).toBeVisible()
    await expect(attempts).toHaveValue('7')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine for Login Attempts' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save All Changes' }))
    await expect(await canvas.findByText('1 setting saved')).toBeVisible()
    await expect(stale.valueOf('login_attempts')).toBe('7')
  },
}

export const LeavingWithUnsavedChanges: Story = {
  parameters: working().parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Date Format'), 'YYYY-MM-DD')
    const [orders] = canvas.getAllByRole('link', { name: 'Orders' })
    if (!orders) throw new Error('The menu has no Orders')
    await userEvent.click(orders)
    const dialog = within(await openedDialog('alertdialog'))
    await expect(dialog.getByText('1 setting is changed and not saved.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByLabelText('Date Format')).toHaveValue('YYYY-MM-DD')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText('Date Format')).toHaveValue('MM/DD/YYYY')
  },
}

export const CreateBackup: Story = {
  parameters: working().parameters,
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

const api = working()

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

const maintained = working()

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
  parameters: working().parameters,
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
