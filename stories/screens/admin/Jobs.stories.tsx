import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords, onePage } from '@mocks/fixtures/business/memoryRecords'
import { buildTechnician } from '@mocks/fixtures/business/people'
import { buildDayBoard, buildJob, jobCounts, sampleJobs } from '@mocks/fixtures/business/work'
import type { Job } from '@/domain/jobs'
import { JobsScreen } from '@/screens/admin/jobs/JobsScreen'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import { boardViewAtom, crewViewAtom, jobsList } from '@/state/admin/jobs'
import { wholeList } from '@/state/admin/listState'
import { openedDialog } from '../../openedDialog'
import { inFrame } from './inFrame'
import { listViews, onDesktop, onPhone, onSmallPhone, pinned, readyList } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Jobs',
  component: JobsScreen,
  decorators: [inFrame('jobs'), withMessages],
  globals: onDesktop,
} satisfies Meta<typeof JobsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: unknown) => pinned([jobsList.viewAtom, view])
const ready = readyList(sampleJobs)
const readyView = { ...ready, page: { ...ready.page, counts: jobCounts } }

export const Ready: Story = {
  parameters: showing(readyView),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Jobs Management' })).toBeVisible()
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual([
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

export const ReadyPhone: Story = { ...Ready, globals: onPhone, play: undefined }
export const ReadySmallPhone: Story = { ...ReadyPhone, globals: onSmallPhone }
export const ReadyDark: Story = { ...ReadyPhone, globals: { ...onDesktop, colorMode: 'dark' } }
export const Loading: Story = { parameters: showing(listViews.loading) }
export const LoadingPhone: Story = { ...Loading, globals: onPhone }

export const Empty: Story = {
  parameters: showing(listViews.empty),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No jobs found')).toBeVisible()
    await expect(canvas.getByText('Schedule jobs to start tracking them.')).toBeVisible()
  },
}
export const EmptyPhone: Story = { ...Empty, globals: onPhone }
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
}
export const ErrorPhone: Story = { parameters: showing(listViews.error), globals: onPhone }
export const Forbidden: Story = { parameters: showing(listViews.forbidden) }
export const ForbiddenPhone: Story = { ...Forbidden, globals: onPhone }

const crew = [
  buildTechnician({ id: 'TECH-001', name: 'Sarah Chen' }),
  buildTechnician({ id: 'TECH-002', name: 'Mike Rodriguez' }),
]

const onBoard = { ...wholeList, view: 'day' }
const board = (view: unknown, technicians: unknown = { status: 'ready', value: crew }) =>
  pinned(
    [jobsList.stateAtom, onBoard],
    [jobsList.viewAtom, readyView],
    [boardViewAtom, view],
    [crewViewAtom, technicians],
  )

export const Board: Story = { parameters: board({ status: 'ready', value: buildDayBoard() }) }
export const BoardPhone: Story = { ...Board, globals: onPhone }
export const BoardSmallPhone: Story = { ...Board, globals: onSmallPhone }
export const BoardDark: Story = { ...Board, globals: { ...onDesktop, colorMode: 'dark' } }
export const BoardLoading: Story = { parameters: board({ status: 'loading' }) }
export const BoardEmpty: Story = {
  parameters: board({ status: 'ready', value: buildDayBoard({ jobs: [] }) }),
}
export const BoardError: Story = { parameters: board(listViews.error) }
export const BoardForbidden: Story = { parameters: board(listViews.forbidden) }

/** Jobs in memory with the verbs of the board. */
function work(rows: readonly Job[]) {
  const records = memoryRecords<Job, Partial<Job>>(rows, (id, fields) =>
    buildJob({ ...fields, id }),
  )
  const nameOf = (id: string | null) => crew.find((one) => one.id === id)?.name ?? null
  const jobs = {
    ...records.gateway,
    day: async () => ({ ok: true, value: buildDayBoard({ jobs: rows.map(now) }) }),
    move: fn((job: Job, place: Pick<Job, 'technicianId' | 'scheduledTime' | 'scheduledDate'>) =>
      records.gateway.save(job, {
        ...place,
        technician: nameOf(place.technicianId),
        status: place.technicianId ? 'Assigned' : 'Scheduled',
      }),
    ),
    assign: fn((job: Job, technicianId: string | null) =>
      records.gateway.save(job, {
        technicianId,
        technician: nameOf(technicianId),
        status: 'Assigned',
      }),
    ),
    cancel: fn((job: Job, cancelReason: string) =>
      records.gateway.save(job, { status: 'Cancelled', cancelReason }),
    ),
    reschedule: fn(async () => ({
      ok: false,
      failure: { kind: 'conflict', reason: 'slot_taken', facts: {} },
    })),
  }
  function now(row: Job) {
    return records.find(row.id) ?? row
  }
  const technicians = { list: async () => ({ ok: true, value: onePage(crew) }) }
  return { jobs, business: memoryBusiness({ jobs, technicians } as never) }
}

const carrying = work([buildJob({ id: 'J-130' })])

export const MovedByKeyboard: Story = {
  parameters: pinned([jobsList.stateAtom, onBoard], [businessGatewaysAtom, carrying.business]),
  play: async ({ canvas, userEvent }) => {
    const grip = await canvas.findByRole('button', { name: 'Move J-130' })
    grip.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}')
    await expect(canvas.getByText('Sarah Chen, 10:00 AM - 12:00 PM: free')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    const row = canvas.getByRole('row', { name: /Sarah Chen/ })
    await waitFor(() =>
      expect(within(row).getByRole('button', { name: 'Move J-130' })).toHaveFocus(),
    )
    await expect(carrying.jobs.move).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'J-130' }),
      {
        scheduledDate: '2026-06-15',
        scheduledTime: '10:00 AM - 12:00 PM',
        technicianId: 'TECH-001',
      },
    )
  },
}

const dragging = work([buildJob({ id: 'J-131' })])

export const MovedByDrag: Story = {
  parameters: pinned([jobsList.stateAtom, onBoard], [businessGatewaysAtom, dragging.business]),
  play: async ({ canvas }) => {
    const tile = (await canvas.findByText('Nora Castillo')).closest('[draggable=true]')
    const target = within(canvas.getByRole('row', { name: /Mike Rodriguez/ })).getAllByRole(
      'cell',
    )[2]
    if (!tile || !target) throw new Error('The board has no such place')
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(tile, { dataTransfer })
    await fireEvent.dragOver(target, { dataTransfer })
    await fireEvent.drop(target, { dataTransfer })
    await expect(await within(target).findByText('Nora Castillo')).toBeVisible()
    await waitFor(() => expect(dragging.jobs.move).toHaveBeenCalledOnce())
  },
}

const listed = work([buildJob({ id: 'J-132' })])
const listedParameters = pinned([businessGatewaysAtom, listed.business])

export const Assigning: Story = {
  parameters: listedParameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign Job, J-132' }))
    const form = within(await openedDialog())
    await form.findByRole('option', { name: 'Sarah Chen' })
    await userEvent.selectOptions(form.getByLabelText('Technician'), 'TECH-001')
    await userEvent.click(form.getByRole('button', { name: 'Assign' }))
    await expect(await canvas.findByText('J-132 is assigned to Sarah Chen')).toBeVisible()
  },
}

const full = work([buildJob({ id: 'J-133' })])

export const ReschedulingIntoFullFrame: Story = {
  parameters: pinned([businessGatewaysAtom, full.business]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for J-133' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reschedule' }))
    const form = within(await openedDialog())
    await userEvent.selectOptions(form.getByLabelText('Time frame'), '2:00 PM - 4:00 PM')
    await userEvent.click(form.getByRole('button', { name: 'Reschedule' }))
    await expect(await form.findByText('That time frame is full.')).toBeVisible()
    await expect(form.getByLabelText('Time frame')).toHaveValue('2:00 PM - 4:00 PM')
  },
}

const cancelled = work([buildJob({ id: 'J-134' })])

export const CancellingNeedsReason: Story = {
  parameters: pinned([businessGatewaysAtom, cancelled.business]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for J-134' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel job' }))
    const form = within(await openedDialog())
    await userEvent.click(form.getByRole('button', { name: 'Cancel job' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Enter the reason')
    await userEvent.type(form.getByLabelText('Reason'), 'The car was sold.')
    await userEvent.click(form.getByRole('button', { name: 'Cancel job' }))
    await expect(await canvas.findByText('J-134 is cancelled')).toBeVisible()
    await expect(cancelled.jobs.cancel).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'J-134' }),
      'The car was sold.',
    )
  },
}
