import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { sampleWays } from '@mocks/fixtures/business/capacity'
import { buildTechnician } from '@mocks/fixtures/business/people'
import {
  buildDayBoard,
  buildJob,
  buildWeekBoard,
  jobCounts,
  onBoard,
  sampleJobs,
} from '@mocks/fixtures/business/work'
import { answeringCall, failingCall } from '@mocks/storybook/businessAnswers'
import type { BoardDay, WayOut } from '@/domain/capacity'
import { JobsScreen } from '@/features/admin/jobs/screens/JobsScreen'
import { boardViewAtom, jobsList, weekViewAtom } from '@/features/admin/jobs/state'
import { crewViewAtom } from '@/features/admin/shared/choices'
import { suggestionsViewAtom } from '@/features/admin/shared/waysOut/state'
import type { View } from '@/platform/query/view'
import { wholeList } from '@/platform/records/listState'
import { openedDialog } from '../openedDialog'
import { expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { expectNotOpen, expectServerDown } from './listPlays'
import { framed, listViews, readyList } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Jobs/Board',
  component: JobsScreen,
  decorators: [inFrame('jobs'), withMessages],
  parameters: { ...framed(), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof JobsScreen>

export default meta
type Story = StoryObj<typeof meta>

const crew = [
  buildTechnician({ id: 'TECH-001', name: 'Sarah Chen' }),
  buildTechnician({ id: 'TECH-002', name: 'Mike Rodriguez' }),
]
const list = [
  [jobsList.viewAtom, readyList(sampleJobs, { counts: jobCounts })],
  [crewViewAtom, { status: 'ready', value: crew }],
] as const

const week = (view: View<BoardDay[]>) =>
  framed([jobsList.stateAtom, { ...wholeList, view: 'week' }], ...list, [weekViewAtom, view])

const day = (value: BoardDay) =>
  framed([jobsList.stateAtom, { ...wholeList, view: 'day' }], ...list, [
    boardViewAtom,
    { status: 'ready', value },
  ])

export const Week: Story = {
  parameters: week({ status: 'ready', value: buildWeekBoard() }),
  play: async ({ canvas }) => {
    const dayOf = async (name: string) =>
      within(await canvas.findByRole('region', { name: new RegExp(`^${name}`) }))
    const monday = await dayOf('Mon, Jun 15')
    await expect(monday.getByText('Overbooked by 1')).toBeVisible()
    const tuesday = await dayOf('Tue, Jun 16')
    await expect(tuesday.getByText('Unassigned')).toBeVisible()
    await expect(tuesday.getByText('Technician off')).toBeVisible()
    await expect((await dayOf('Wed, Jun 17')).getByText('Overbooked')).toBeVisible()
    await expect((await dayOf('Thu, Jun 18')).getByText('Closed: Inventory')).toBeVisible()
  },
}
export const WeekLoading: Story = {
  parameters: week({ status: 'loading' }),
  play: () => expectLoading('Loading the week'),
}
export const WeekEmpty: Story = {
  parameters: week({
    status: 'ready',
    value: buildWeekBoard().map((board) => ({ ...board, jobs: [] })),
  }),
  play: () => expectWords(['No jobs in these seven days', 'Choose other days, or schedule one.']),
}
export const WeekError: Story = { parameters: week(listViews.error), play: expectServerDown }
export const WeekForbidden: Story = { parameters: week(listViews.forbidden), play: expectNotOpen }

export const ClosedDay: Story = {
  parameters: day(buildDayBoard({ closed: 'Inventory', jobs: [] })),
  play: () =>
    expectWords([
      'Closed: Inventory',
      'No jobs on this day',
      'Choose another day, or schedule one.',
    ]),
}

export const DayStandsOut: Story = {
  parameters: {
    ...day(
      buildDayBoard({
        jobs: [
          onBoard(buildJob({ id: 'J-121' }), { overbooked: true }),
          onBoard(
            buildJob({
              id: 'J-122',
              customer: 'Grace Lim',
              technicianId: 'TECH-002',
              technician: 'Mike Rodriguez',
              status: 'Assigned',
            }),
          ),
        ],
      }),
    ),
    clock: '2026-06-15T19:00:00Z',
  },
  play: () =>
    waitFor(() =>
      expectWords(['Overbooked', 'Technician off', 'Overbooked by 1', 'Time off this day']),
    ),
}

const sent = fn()

export const BookedAnyway: Story = {
  parameters: {
    ...framed([jobsList.stateAtom, { ...wholeList, view: 'day' }]),
    answers: () => [
      answeringCall('move_job', (given) => {
        sent(given)
        return given.overbook === true
          ? buildJob({ id: 'J-141', version: 9 })
          : {
              conflict: 'technician_unskilled',
              facts: { specialty: 'Vent Glass', overbook: true },
            }
      }),
    ],
  },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const grip = await canvas.findByRole('button', { name: 'Move J-141' })
    grip.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    const question = within(await openedDialog('alertdialog'))
    await expect(
      question.getByText('The technician does not have the skill Vent Glass.'),
    ).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(sent).toHaveBeenCalledTimes(1)
    const again = canvas.getByRole('button', { name: 'Move J-141' })
    again.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    const second = within(await openedDialog('alertdialog'))
    await userEvent.click(second.getByRole('button', { name: 'Book anyway' }))
    await expect(await canvas.findByText('J-141 is moved')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ overbook: true }))
  },
}

export const AssignedAnyway: Story = {
  parameters: {
    answers: () => [
      answeringCall('assign_job', (given) => {
        sent(given)
        return given.overbook === true
          ? buildJob({ id: 'J-155', version: 9 })
          : { conflict: 'technician_absent', facts: { overbook: true } }
      }),
    ],
  },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign Job, J-155' }))
    const form = within(await openedDialog())
    await form.findByRole('option', { name: 'Sarah Chen' })
    await userEvent.selectOptions(form.getByLabelText('Technician'), 'TECH-002')
    await userEvent.click(form.getByRole('button', { name: 'Assign' }))
    const alert = within(await form.findByRole('alert'))
    await expect(alert.getByText('The technician does not work then.')).toBeVisible()
    await expect(form.getByLabelText('Technician')).toHaveValue('TECH-002')
    await userEvent.click(alert.getByRole('button', { name: 'Book anyway' }))
    await expect(await canvas.findByText('J-155 is assigned to Sarah Chen')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ overbook: true }))
  },
}

const suggesting = (view: View<WayOut[]>) =>
  framed(
    [jobsList.stateAtom, { ...wholeList, view: 'week' }],
    ...list,
    [weekViewAtom, { status: 'ready', value: buildWeekBoard() }],
    [suggestionsViewAtom, view],
  )

async function suggest(user: { click: (element: Element) => Promise<void> }) {
  await user.click(await screen.findByRole('button', { name: 'Actions for J-131' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Suggest' }))
  return within(await openedDialog())
}

export const Suggested: Story = {
  parameters: {
    ...suggesting({ status: 'ready', value: [...sampleWays] }),
    answers: () => [
      answeringCall('move_job', (given) => {
        sent(given)
        return buildJob({ id: 'J-131', version: 2 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await suggest(userEvent)
    await expectWords(
      ['Has the skill, 12 minutes of extra driving.', 'With Sarah Chen. Next time that is free.'],
      ['Move to Tue, Jun 16, 10:00 AM - 12:00 PM', 'Take off the technician'],
      dialog,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Give to Sarah Chen' }))
    await expect(await canvas.findByText('J-131 is given to Sarah Chen')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const SuggestedButTaken: Story = {
  parameters: {
    ...suggesting({ status: 'ready', value: [...sampleWays] }),
    answers: () => [failingCall('move_job', 'offline')],
  },
  play: async ({ userEvent }) => {
    const dialog = await suggest(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Give to Sarah Chen' }))
    await expect(await dialog.findByText('The server cannot be reached.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Give to Rosa Alvarez' })).toBeVisible()
  },
}

export const NobodyCan: Story = {
  parameters: suggesting({
    status: 'ready',
    value: [{ kind: 'unplan', line: 'Back to be planned.' }],
  }),
  play: async ({ userEvent }) => {
    const dialog = await suggest(userEvent)
    await expectWords(['Nobody is free for it'], ['Take off the technician'], dialog)
  },
}

export const SuggestLoading: Story = {
  parameters: suggesting({ status: 'loading' }),
  play: async ({ userEvent }) => {
    const dialog = await suggest(userEvent)
    await expectLoading('Looking for who is free', dialog)
  },
}

export const SuggestError: Story = {
  parameters: suggesting(listViews.error),
  play: async ({ userEvent }) => {
    const dialog = await suggest(userEvent)
    await expectWords(['The server could not do this.'], ['Try again'], dialog)
  },
}
