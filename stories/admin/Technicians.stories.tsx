import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { sampleTechnicians, technicianFigures } from '@mocks/fixtures/business/people'
import { storedBusiness } from '@mocks/storybook/storedBusiness'
import { technicianFields, type Technician } from '@/domain/technicians'
import { TechniciansScreen } from '@/features/admin/technicians/screens/TechniciansScreen'
import {
  technicianFiguresViewAtom,
  techniciansList,
  waitingJobsViewAtom,
} from '@/features/admin/technicians/state'
import type { ListView } from '@/platform/records/recordList'
import { openedDialog } from '../openedDialog'
import { inFrame } from './inFrame'
import { listScreen } from './listScreens'
import { framed, listViews, readyList } from './listStates'
import { listPlays } from './listPlays'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Technicians',
  component: TechniciansScreen,
  decorators: [inFrame('technicians'), withMessages],
  parameters: {
    ...framed(),
    ...seenIn('desktop', 'phone'),
    screenStates: listScreen({
      list: techniciansList,
      fields: technicianFields,
      samples: sampleTechnicians,
      beside: pins([technicianFiguresViewAtom, { status: 'ready', value: technicianFigures }]),
    }),
  },
} satisfies Meta<typeof TechniciansScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: ListView<Technician>) =>
  framed(
    [technicianFiguresViewAtom, { status: 'ready', value: technicianFigures }],
    [techniciansList.viewAtom, view],
  )

export const Ready: Story = {
  parameters: showing(readyList(sampleTechnicians, { total: 12 })),
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

const plays = listPlays({
  caption: 'Technicians',
  empty: [
    'No technicians found',
    'Add technicians so that jobs can be assigned to them.',
    'Add Technician',
  ],
  tiles: ['Total Technicians', 'Available', 'On Job', 'Avg Rating'],
})

export const Loading: Story = {
  parameters: framed(
    [technicianFiguresViewAtom, { status: 'loading' }],
    [techniciansList.viewAtom, listViews.loading],
  ),
  play: plays.loading,
}
export const Empty: Story = { parameters: showing(listViews.empty), play: plays.empty }
export const NothingMatches: Story = {
  parameters: showing(listViews.nothingMatches),
  play: plays.nothingMatches,
}
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: framed(
    [technicianFiguresViewAtom, listViews.error],
    [techniciansList.viewAtom, listViews.error],
  ),
  play: plays.error,
}
export const Forbidden: Story = {
  parameters: framed(
    [technicianFiguresViewAtom, listViews.forbidden],
    [techniciansList.viewAtom, listViews.forbidden],
  ),
  play: plays.forbidden,
}

export const AssignJob: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign Job, TECH-007' }))
    const dialog = within(await openedDialog())
    await userEvent.click(await dialog.findByRole('button', { name: 'Assign Job' }))
    await expect(await dialog.findByText('Choose a job')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /J-146/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign Job' }))
    await expect(await canvas.findByText('J-146 is assigned to Nina Petrova')).toBeVisible()
    await expect(storedBusiness().jobs.get('J-146')).toMatchObject({
      technician_id: 'TECH-007',
      status: 'Assigned',
    })
  },
}

export const AssignJobToSomebodyBusy: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign Job, TECH-002' }))
    const dialog = within(await openedDialog())
    await userEvent.click(await dialog.findByRole('radio', { name: /J-141/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign Job' }))
    await expect(
      await dialog.findByText(
        "The technician's other visits and drives leave no time for it then.",
      ),
    ).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /J-141/ })).toBeChecked()
    await expect(storedBusiness().jobs.get('J-141')?.technician_id).toBeNull()
  },
}

export const NoJobWaits: Story = {
  parameters: framed(
    [technicianFiguresViewAtom, { status: 'ready', value: technicianFigures }],
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
