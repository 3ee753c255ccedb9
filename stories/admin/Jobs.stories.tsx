import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildTechnician } from '@mocks/fixtures/business/people'
import { buildDayBoard, jobCounts, sampleJobs } from '@mocks/fixtures/business/work'
import { changeElsewhere, storedBusiness } from '@mocks/storybook/storedBusiness'
import type { BoardDay } from '@/domain/capacity'
import { jobFields, type Job } from '@/domain/jobs'
import { JobsScreen } from '@/features/admin/jobs/screens/JobsScreen'
import { boardViewAtom, jobsList } from '@/features/admin/jobs/state'
import { crewViewAtom } from '@/features/admin/shared/choices'
import { wholeList } from '@/platform/records/listState'
import type { View } from '@/platform/query/view'
import type { ListView } from '@/platform/records/recordList'
import { openedDialog } from '../openedDialog'
import { expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { listScreen } from './listScreens'
import { framed, listViews, readyList } from './listStates'
import { expectColumns, expectNotOpen, expectServerDown, listPlays } from './listPlays'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Jobs',
  component: JobsScreen,
  decorators: [inFrame('jobs'), withMessages],
  parameters: {
    ...framed(),
    ...seenIn('desktop', 'phone'),
    screenStates: listScreen({
      list: jobsList,
      fields: jobFields,
      samples: sampleJobs,
      counts: jobCounts,
    }),
  },
} satisfies Meta<typeof JobsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: ListView<Job>) => framed([jobsList.viewAtom, view])
const readyView = readyList(sampleJobs, { counts: jobCounts })

export const Ready: Story = {
  parameters: showing(readyView),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Jobs Management' })).toBeVisible()
    await expectColumns([
      'Job ID',
      'Customer',
      'Service',
      'Technician',
      'Schedule',
      'Status',
      'Priority',
      'Actions',
    ])
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await expect(tabs).toEqual([
      'All Jobs5',
      'Scheduled1',
      'Assigned1',
      'In Progress1',
      'Completed1',
      'Cancelled1',
    ])
  },
}

const plays = listPlays({
  caption: 'Jobs',
  empty: ['No jobs found', 'Schedule jobs to start tracking them.', 'Schedule Job'],
})

export const Loading: Story = { parameters: showing(listViews.loading), play: plays.loading }

export const Empty: Story = {
  parameters: showing(listViews.empty),
  play: plays.empty,
}
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
  play: plays.error,
}
export const Forbidden: Story = { parameters: showing(listViews.forbidden), play: plays.forbidden }

const crew = [
  buildTechnician({ id: 'TECH-001', name: 'Sarah Chen' }),
  buildTechnician({ id: 'TECH-002', name: 'Mike Rodriguez' }),
]

const onBoard = { ...wholeList, view: 'day' }
const board = (view: View<BoardDay>) =>
  framed(
    [jobsList.stateAtom, onBoard],
    [jobsList.viewAtom, readyView],
    [boardViewAtom, view],
    [crewViewAtom, { status: 'ready', value: crew }],
  )

export const Board: Story = {
  parameters: board({ status: 'ready', value: buildDayBoard() }),
  // Its code comes when it is needed.
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByText(/J-1\d\d/).length).toBeGreaterThan(3)),
}
export const BoardLoading: Story = {
  parameters: board({ status: 'loading' }),
  play: () => expectLoading('Loading the day'),
}
export const BoardEmpty: Story = {
  parameters: board({ status: 'ready', value: buildDayBoard({ jobs: [] }) }),
  play: () => expectWords(['No jobs on this day', 'Choose another day, or schedule one.']),
}
export const BoardError: Story = { parameters: board(listViews.error), play: expectServerDown }
export const BoardForbidden: Story = { parameters: board(listViews.forbidden), play: expectNotOpen }

export const MovedByKeyboard: Story = {
  parameters: framed([jobsList.stateAtom, onBoard]),
  play: async ({ canvas, userEvent }) => {
    const grip = await canvas.findByRole('button', { name: 'Move J-141' })
    grip.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect(canvas.getByText('Andre Washington, 2:00 PM - 4:00 PM: free')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    const row = canvas.getByRole('row', { name: /Andre Washington/ })
    await waitFor(() =>
      expect(within(row).getByRole('button', { name: 'Move J-141' })).toHaveFocus(),
    )
    await waitFor(() =>
      expect(storedBusiness().jobs.get('J-141')).toMatchObject({
        scheduled_date: '2026-06-15',
        scheduled_time: '2:00 PM - 4:00 PM',
        technician_id: 'TECH-005',
      }),
    )
  },
}

export const MovedByDrag: Story = {
  parameters: framed([jobsList.stateAtom, onBoard]),
  play: async ({ canvas }) => {
    const tile = (await canvas.findByText('Omar Delgado')).closest('[draggable=true]')
    // On a phone a place without a job is not drawn.
    const target = within(canvas.getByRole('row', { name: /Mike Torres/ }))
      .getAllByRole('cell', { hidden: true })
      .find(({ dataset }) => dataset.frame === '4:00 PM - 6:00 PM')
    if (!tile || !target) throw new Error('The board has no such place')
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(tile, { dataTransfer })
    await fireEvent.dragOver(target, { dataTransfer })
    await fireEvent.drop(target, { dataTransfer })
    await expect(await within(target).findByText('Omar Delgado')).toBeVisible()
    // Its second version: it was moved once.
    await waitFor(() =>
      expect(storedBusiness().jobs.get('J-141')).toMatchObject({
        technician_id: 'TECH-001',
        scheduled_time: '4:00 PM - 6:00 PM',
        version: 2,
      }),
    )
  },
}

export const Assigning: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign Job, J-155' }))
    const form = within(await openedDialog())
    await form.findByRole('option', { name: 'Sarah Chen' })
    await userEvent.selectOptions(form.getByLabelText('Technician'), 'TECH-002')
    await userEvent.click(form.getByRole('button', { name: 'Assign' }))
    await expect(await canvas.findByText('J-155 is assigned to Sarah Chen')).toBeVisible()
    await expect(storedBusiness().jobs.get('J-155')?.technician_id).toBe('TECH-002')
  },
}

export const ReschedulingIntoFullFrame: Story = {
  beforeEach: () => {
    // Nobody is left who replaces windshields.
    for (const id of storedBusiness().technicians.keys()) {
      changeElsewhere('technicians', id, { specialties: ['Chip Repair'] })
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for J-155' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reschedule' }))
    const form = within(await openedDialog())
    await userEvent.selectOptions(form.getByLabelText('Time frame'), '12:00 PM - 2:00 PM')
    await userEvent.click(form.getByRole('button', { name: 'Reschedule' }))
    await expect(await form.findByText('That time frame is full.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Book anyway' })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Keep editing' }))
    await expect(form.queryByText('That time frame is full.')).toBeNull()
    await expect(form.getByLabelText('Time frame')).toHaveValue('12:00 PM - 2:00 PM')
  },
}

export const ReschedulingAfterConflict: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for J-155' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reschedule' }))
    const form = within(await openedDialog())
    await userEvent.selectOptions(form.getByLabelText('Time frame'), '12:00 PM - 2:00 PM')
    changeElsewhere('jobs', 'J-155', { location: '77 Pier Road' })
    await userEvent.click(form.getByRole('button', { name: 'Reschedule' }))
    await expect(
      await form.findByText('Somebody else saved this record while you worked'),
    ).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Reschedule' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(storedBusiness().jobs.get('J-155')).toMatchObject({
      location: '77 Pier Road',
      scheduled_time: '12:00 PM - 2:00 PM',
    })
  },
}

export const CancellingAfterConflict: Story = {
  tags: ['works'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for J-155' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel job' }))
    const form = within(await openedDialog())
    await userEvent.type(form.getByLabelText('Reason'), 'The car was sold.')
    changeElsewhere('jobs', 'J-155', { location: '77 Pier Road' })
    await userEvent.click(form.getByRole('button', { name: 'Cancel job' }))
    await expect(
      await form.findByText('Somebody else saved this record while you worked'),
    ).toBeVisible()
    await expect(form.getByLabelText('Reason')).toHaveValue('The car was sold.')
    await userEvent.click(form.getByRole('button', { name: 'Cancel job' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(storedBusiness().jobs.get('J-155')).toMatchObject({ status: 'Cancelled' })
  },
}

export const CancellingNeedsReason: Story = {
  tags: ['works'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for J-155' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel job' }))
    const form = within(await openedDialog())
    await userEvent.click(form.getByRole('button', { name: 'Cancel job' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Enter the reason')
    await userEvent.type(form.getByLabelText('Reason'), 'The car was sold.')
    await userEvent.click(form.getByRole('button', { name: 'Cancel job' }))
    await expect(await canvas.findByText('J-155 is cancelled')).toBeVisible()
    await expect(storedBusiness().jobs.get('J-155')).toMatchObject({
      status: 'Cancelled',
      cancel_reason: 'The car was sold.',
    })
  },
}
