import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import {
  buildTechnician,
  sampleTechnicians,
  technicianFigures,
} from '@mocks/fixtures/business/people'
import { buildJob } from '@mocks/fixtures/business/work'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Technician, TechnicianFields } from '@/domain/technicians'
import { TechniciansScreen } from '@/screens/admin/technicians/TechniciansScreen'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import {
  technicianFiguresViewAtom,
  techniciansList,
  waitingJobsViewAtom,
} from '@/state/admin/technicians'
import { openedDialog } from '../../openedDialog'
import { inFrame } from './inFrame'
import { listViews, onDesktop, onPhone, onSmallPhone, pinned, readyList } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Technicians',
  component: TechniciansScreen,
  decorators: [inFrame('technicians'), withMessages],
  globals: onDesktop,
} satisfies Meta<typeof TechniciansScreen>

export default meta
type Story = StoryObj<typeof meta>

const figures = [technicianFiguresViewAtom, { status: 'ready', value: technicianFigures }] as const
const showing = (view: unknown) => pinned(figures, [techniciansList.viewAtom, view])

export const Ready: Story = {
  parameters: showing(readyList(sampleTechnicians, 12)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Technician Management' })).toBeVisible()
    for (const [label, figure] of [
      ['Total Technicians', '12'],
      ['Available', '4'],
      ['On Job', '6'],
      ['Avg Rating', '4.8'],
    ] as const) {
      await expect(canvas.getByText(label).closest('li')).toHaveTextContent(figure)
    }
    const card = canvas.getByText('TECH-002').closest('li')
    for (const text of [
      'David Kim',
      'busy',
      'Rated 4.7 of 5',
      'david.kim@example.com',
      '(213) 555-0181',
      'San Fernando Valley',
      'Door Glass',
      'Vent Glass',
      '94',
      'J-118',
    ]) {
      await expect(card).toHaveTextContent(text)
    }
    await expect(canvas.queryByRole('button', { name: 'Assign Job, TECH-004' })).toBeNull()
  },
}

export const ReadyPhone: Story = { ...Ready, globals: onPhone, play: undefined }
export const ReadySmallPhone: Story = { ...ReadyPhone, globals: onSmallPhone }
export const ReadyDark: Story = { ...ReadyPhone, globals: { ...onDesktop, colorMode: 'dark' } }
export const Loading: Story = {
  parameters: pinned(
    [technicianFiguresViewAtom, { status: 'loading' }],
    [techniciansList.viewAtom, listViews.loading],
  ),
}
export const LoadingPhone: Story = { ...Loading, globals: onPhone }
export const Empty: Story = { parameters: showing(listViews.empty) }
export const EmptyPhone: Story = { ...Empty, globals: onPhone }
export const NothingMatches: Story = { parameters: showing(listViews.nothingMatches) }
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: pinned(
    [technicianFiguresViewAtom, listViews.error],
    [techniciansList.viewAtom, listViews.error],
  ),
}
export const ErrorPhone: Story = { ...ErrorServerDown, name: 'Error Phone', globals: onPhone }
export const Forbidden: Story = {
  parameters: pinned(
    [technicianFiguresViewAtom, listViews.forbidden],
    [techniciansList.viewAtom, listViews.forbidden],
  ),
}
export const ForbiddenPhone: Story = { ...Forbidden, globals: onPhone }

/** Parameters of a story in which jobs wait for technicians kept in memory. */
function working(refusal?: BusinessFailure) {
  const technicians = memoryRecords<Technician, TechnicianFields>(sampleTechnicians, (id, fields) =>
    buildTechnician({ id, status: fields.dutyStatus, ...fields }),
  )
  const waiting = [
    buildJob({ id: 'J-121', technicianId: null, technician: null, status: 'Scheduled' }),
    buildJob({ id: 'J-122', technicianId: null, technician: null, status: 'Scheduled' }),
  ]
  const assigned: string[] = []
  const jobs = memoryRecords(waiting, () => buildJob()).gateway
  const business = memoryBusiness({
    technicians: {
      ...technicians.gateway,
      figures: async () => ({ ok: true, value: technicianFigures }),
    },
    jobs: {
      ...memoryBusiness({}).jobs,
      list: jobs.list,
      assign: async ({ id }, technicianId) => {
        if (refusal) return { ok: false, failure: refusal }
        assigned.push(`${id} to ${technicianId}`)
        return { ok: true, value: buildJob({ id, technicianId }) }
      },
    },
  })
  return { assigned, parameters: pinned([businessGatewaysAtom, business]) }
}

const assigning = working()

export const AssignJob: Story = {
  parameters: assigning.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign Job, TECH-001' }))
    const dialog = within(await openedDialog())
    await userEvent.click(await dialog.findByRole('button', { name: 'Assign Job' }))
    await expect(await dialog.findByText('Choose a job')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /J-122/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign Job' }))
    await expect(await canvas.findByText('J-122 is assigned to Sarah Chen')).toBeVisible()
    await expect(assigning.assigned).toEqual(['J-122 to TECH-001'])
  },
}

export const AssignJobToSomebodyBusy: Story = {
  parameters: working({ kind: 'conflict', reason: 'technician_busy', facts: {} }).parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign Job, TECH-002' }))
    const dialog = within(await openedDialog())
    await userEvent.click(await dialog.findByRole('radio', { name: /J-121/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign Job' }))
    await expect(
      await dialog.findByText('The technician has another job in that time frame.'),
    ).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /J-121/ })).toBeChecked()
  },
}

export const NoJobWaits: Story = {
  parameters: pinned(
    figures,
    [techniciansList.viewAtom, readyList(sampleTechnicians)],
    [waitingJobsViewAtom, { status: 'ready', value: [] }],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign Job, TECH-001' }))
    const dialog = within(await openedDialog())
    await expect(dialog.getByRole('link', { name: 'Go to Jobs' })).toHaveAttribute(
      'href',
      '/admin/jobs',
    )
  },
}

export const AddTechnician: Story = {
  parameters: working().parameters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('TECH-001')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Technician' }))
    const dialog = within(await openedDialog())
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Priya Raman')
    await userEvent.type(dialog.getByLabelText(/^Email/), 'priya.raman@example.com')
    await userEvent.type(dialog.getByLabelText(/^Specialties/), 'Chip Repair, , Door Glass')
    const rating = dialog.getByLabelText(/^Rating/)
    await userEvent.clear(rating)
    await userEvent.type(rating, '5.1')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Technician' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Enter a rating from 0 to 5 with one decimal',
    )
    await userEvent.clear(rating)
    await userEvent.type(rating, '4.5')
    await expect(rating).toHaveValue('4.5')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Technician' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const card = (await canvas.findByText('Priya Raman')).closest('li')
    await expect(card).toHaveTextContent('Chip Repair')
    await expect(card).toHaveTextContent('4.5')
  },
}
