import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { buildServiceReport, buildTechnicianDay, longDay } from '@mocks/fixtures/technicianDay'
import type { ServiceReport } from '@/domain/technicianDay'
import { DashboardScreen } from '@/features/technician/screens/DashboardScreen'
import { ReportSheet } from '@/features/technician/screens/dialogs/ReportSheet'
import { reportViewAtom } from '@/features/technician/state/report'
import type { View } from '@/platform/query/view'
import { Page } from '@/ui/Page'
import { buildWaiting, showingDay, inOpenedDialog } from './technicianStates'

const meta = {
  title: 'Screens/Technician/Service report',
  component: DashboardScreen,
  args: { name: 'Tara Nguyen', onSignOut: fn() },
  parameters: seenIn('phone', 'desktop'),
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

const reportOf = (view: View<ServiceReport>, day: Parameters<typeof showingDay>[0] = {}) => ({
  atoms: [...showingDay(day).atoms, ...pins([reportViewAtom, view])],
})
const ready: View<ServiceReport> = { status: 'ready', value: buildServiceReport() }

export const Ready: Story = {
  parameters: reportOf(ready),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Service Report' }))
    const dialog = await inOpenedDialog('dialog', 'Create Service Report')
    await expect(dialog.getByText(/Do not drive the vehicle before June 15, 2026/)).toBeVisible()
    await expect(dialog.getByText('OEM: made by or for the maker of the vehicle')).toBeVisible()
    await expect(dialog.getByText('Automotive Repair Dealer Reg. No. ARD 00000000')).toBeVisible()
    const print = fn()
    const original = window.print
    window.print = print
    await userEvent.click(dialog.getByRole('button', { name: 'Print or save as PDF' }))
    window.print = original
    await expect(print).toHaveBeenCalledOnce()
  },
}

export const WhichJob: Story = {
  parameters: reportOf(
    { status: 'error', failure: { kind: 'unavailable', reason: 'offline' } },
    {
      day: buildTechnicianDay({ appointments: [...longDay] }),
      waiting: [buildWaiting({ jobId: 'J-202' })],
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Service Report' }))
    const dialog = await inOpenedDialog()
    await userEvent.selectOptions(dialog.getByLabelText('Job'), 'J-201')
    await expect(await dialog.findByText('There is no signal.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Job'), 'J-202')
    await expect(await dialog.findByText('The report is on its way')).toBeVisible()
  },
}

export const Printed: Story = {
  render: () => (
    <Page py="8" as="main" measure="prose">
      <ReportSheet report={buildServiceReport()} />
    </Page>
  ),
}

export const PrintedChipRepair: Story = {
  render: () => (
    <Page py="8" as="main" measure="prose">
      <ReportSheet
        report={buildServiceReport({
          serviceType: 'chip-repair',
          partNumber: '',
          cureMinutes: 0,
          signature: '',
          signedBy: '',
          photos: [],
          plate: '',
          workDone: 'Chip filled with resin.',
        })}
      />
    </Page>
  ),
}
