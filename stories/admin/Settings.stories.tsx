import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { viewNames, type ScreenStates } from '../../.storybook/screenStates'
import { seenIn } from '../../.storybook/windows'
import { plannedMaintenance, sampleBackup, sampleSettings } from '@mocks/fixtures/business/office'
import { changeElsewhere, storedBusiness } from '@mocks/storybook/storedBusiness'
import type { MaintenanceWindow } from '@/domain/settings'
import { SettingsScreen } from '@/features/admin/settings/screens/SettingsScreen'
import {
  lastBackupViewAtom,
  plannedMaintenanceViewAtom,
} from '@/features/admin/settings/officeState'
import { settingsViewAtom, type SettingsView } from '@/features/admin/settings/state'
import { openedDialog } from '../openedDialog'
import { expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { framed, listViews } from './listStates'
import { expectNotOpen, expectServerDown } from './listPlays'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Settings',
  component: SettingsScreen,
  decorators: [inFrame('settings'), withMessages],
  parameters: {
    ...framed(),
    ...seenIn('desktop', 'phone'),
    screenStates: {
      views: viewNames,
      // Settings are no records: there is one of each, with texts of its own.
      rows: [],
      texts: [],
      pin: ({ view }) =>
        showing(
          view === 'ready'
            ? { status: 'ready', settings: sampleSettings }
            : view === 'error'
              ? listViews.error
              : { status: view },
        ).atoms,
    } satisfies ScreenStates,
  },
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: SettingsView, planned: MaintenanceWindow[] = []) =>
  framed(
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
      'Capacity',
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

export const MaintenancePlanned: Story = {
  parameters: showing({ status: 'ready', settings: sampleSettings }, [plannedMaintenance]),
}
export const Loading: Story = {
  parameters: showing(listViews.loading),
  play: () => expectLoading('Loading the settings'),
}
export const Empty: Story = {
  parameters: showing({ status: 'empty' }),
  play: () =>
    expectWords([
      'No settings found',
      'The system has been set up without settings. Restore a backup, or run the setup again.',
    ]),
}
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
  play: expectServerDown,
}
export const Forbidden: Story = { parameters: showing(listViews.forbidden), play: expectNotOpen }

const storedValue = (key: string) => storedBusiness().settings.get(key)?.value

export const SaveAllChanges: Story = {
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
    await expect(storedValue('low_stock_alerts')).toBe('Disabled')
    await expect(storedValue('phone')).toBe('(555) 010-0123')
  },
}

export const SavedBySomebodyElse: Story = {
  play: async ({ canvas, userEvent }) => {
    const attempts = await canvas.findByLabelText('Login Attempts')
    await userEvent.clear(attempts)
    await userEvent.type(attempts, '7')
    changeElsewhere('settings', 'login_attempts', { value: '3' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save All Changes' }))
    await expect(
      await canvas.findByText('Somebody else has set this to “3” while you worked.'),
    ).toBeVisible()
    await expect(attempts).toHaveValue('7')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine for Login Attempts' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save All Changes' }))
    await expect(await canvas.findByText('1 setting saved')).toBeVisible()
    await expect(storedValue('login_attempts')).toBe('7')
  },
}

export const LeavingWithUnsavedChanges: Story = {
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

export const OutOfBounds: Story = {
  parameters: showing({ status: 'ready', settings: sampleSettings }),
  play: async ({ canvas, userEvent }) => {
    const attempts = canvas.getByLabelText('Login Attempts')
    await userEvent.clear(attempts)
    await userEvent.type(attempts, '2')
    const radius = canvas.getByLabelText('Service Radius (miles)')
    await userEvent.clear(radius)
    await userEvent.type(radius, '501')
    await userEvent.click(canvas.getByRole('button', { name: 'Save All Changes' }))
    await expectWords(
      [
        'There is a problem',
        'Login Attempts: enter a whole number from 3 to 20',
        'Service Radius: enter a whole number from 1 to 500',
      ],
      [],
      within(await canvas.findByRole('alert')),
    )
    await expect(attempts).toHaveValue('2')
    await expect(radius).toHaveValue('501')
  },
}

/** Nobody asks others for what they could not pass themselves. */
export const OwnFactorFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const factor = await canvas.findByRole('switch', { name: 'Two-Factor Authentication' })
    await userEvent.click(factor)
    await userEvent.click(canvas.getByRole('button', { name: 'Save All Changes' }))
    await expectWords(
      [
        'There is a problem',
        'Two-Factor Authentication: set up a second factor for yourself first, then ask it of others',
      ],
      [],
      within(await canvas.findByRole('alert')),
    )
    await expect(factor).toBeChecked()
    await expect(factor).toHaveAccessibleDescription(/^Two-Factor Authentication: set up/)
    await expect(canvas.getByRole('link', { name: 'Set up your second factor' })).toBeVisible()
  },
}

/** A backend whose sign-in service has no second factor. */
export const TwoFactorNotAvailable: Story = {
  parameters: showing({
    status: 'ready',
    settings: sampleSettings.map((setting) => ({
      ...setting,
      available: setting.key !== 'two_factor',
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    const factor = canvas.getByRole('switch', { name: 'Two-Factor Authentication' })
    await expect(factor).toHaveAttribute('aria-disabled', 'true')
    await expect(factor).toHaveAccessibleDescription(
      'Two-Factor Authentication is not available here: the sign-in service of this backend has no second factor.',
    )
    await userEvent.click(factor)
    await expect(factor).not.toBeChecked()
    await expect(canvas.getByText('All changes are saved.')).toBeVisible()
  },
}
