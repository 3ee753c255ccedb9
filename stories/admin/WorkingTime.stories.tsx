import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildTechnicianTime, sampleAffected } from '@mocks/fixtures/business/capacity'
import {
  buildTechnician,
  sampleTechnicians,
  technicianFigures,
} from '@mocks/fixtures/business/people'
import { answeringCall, failingCall } from '@mocks/storybook/businessAnswers'
import type { TechnicianTime } from '@/domain/capacity'
import { TechniciansScreen } from '@/features/admin/technicians/screens/TechniciansScreen'
import { technicianFiguresViewAtom, techniciansList } from '@/features/admin/technicians/state'
import { technicianTimeViewAtom } from '@/features/admin/technicians/timeState'
import type { View } from '@/platform/query/view'
import { openedDialog } from '../openedDialog'
import { expectForbidden, expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { framed, listViews, readyList } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Technicians/Working time',
  component: TechniciansScreen,
  decorators: [inFrame('technicians'), withMessages],
  parameters: { ...framed(), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof TechniciansScreen>

export default meta
type Story = StoryObj<typeof meta>

const list = [
  [technicianFiguresViewAtom, { status: 'ready', value: technicianFigures }],
  [techniciansList.viewAtom, readyList(sampleTechnicians, { total: 12 })],
] as const

const showing = (view: View<TechnicianTime>) => framed(...list, [technicianTimeViewAtom, view])

type Presses = { click: (element: Element) => Promise<void> }

/** The dialog of David Kim, opened from his card. */
async function opened(user: Presses) {
  await user.click(await screen.findByRole('button', { name: 'Working time, TECH-002' }))
  return within(await openedDialog())
}

export const Ready: Story = {
  parameters: showing({ status: 'ready', value: buildTechnicianTime() }),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await expectWords(
      ['Thu, Jun 25 to Fri, Jun 26, whole day', 'Mon, Jul 6, morning'],
      ['Sick today', 'Save hours', 'Add time off'],
      dialog,
    )
    await expect(dialog.getByLabelText('Monday from')).toHaveValue('08:00')
    await expect(dialog.queryByLabelText('Sunday from')).toBeNull()
    await expect(dialog.getByLabelText(/^Home ZIP/)).toHaveValue('91335')
  },
}

export const NoHours: Story = {
  parameters: framed(
    [technicianFiguresViewAtom, { status: 'ready', value: technicianFigures }],
    [
      techniciansList.viewAtom,
      readyList([
        buildTechnician({ hasHours: false }),
        buildTechnician({ id: 'TECH-002', name: 'David Kim', absentToday: true }),
      ]),
    ],
    [
      technicianTimeViewAtom,
      {
        status: 'ready',
        value: buildTechnicianTime({ hours: [], absences: [], homeZip: '' }),
      },
    ],
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('No working hours: not counted for bookings'),
    ).toBeVisible()
    await expect(canvas.getByText('Off today')).toBeVisible()
    const dialog = await opened(userEvent)
    await expectWords(['No time off is planned.'], [], dialog)
    await expect(dialog.getAllByText('Does not work')).toHaveLength(7)
  },
}

export const Loading: Story = {
  parameters: showing({ status: 'loading' }),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await expectLoading('Loading the working time', dialog)
  },
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await expectWords(['The server could not do this.'], ['Try again'], dialog)
  },
}

export const Forbidden: Story = {
  parameters: showing(listViews.forbidden),
  play: async ({ userEvent }) => {
    await opened(userEvent)
    await expectForbidden(
      'This part is not open to you',
      'Your role may have been changed while you worked. Ask a super administrator, or go on elsewhere.',
      ['Return to Home'],
    )
  },
}

const sent = fn()
const keep = (given: Record<string, unknown>) => void sent(given)

/** A server that answers David Kim's time, and these calls as they say. */
const answers = (...more: ReturnType<typeof answeringCall>[]) => [
  ...more,
  answeringCall('technician_time', () => buildTechnicianTime()),
]

export const HoursSaved: Story = {
  parameters: {
    ...framed(...list),
    answers: () =>
      answers(
        answeringCall('save_technician_hours', (given) => {
          keep(given)
          return buildTechnicianTime({ version: 4 })
        }),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(userEvent)
    const until = await dialog.findByLabelText('Monday until')
    await userEvent.clear(until)
    await userEvent.type(until, '07:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }))
    await expect(await dialog.findByText('Monday must end after it begins')).toBeVisible()
    await userEvent.clear(until)
    await userEvent.type(until, '16:00')
    await userEvent.click(
      dialog.getByRole('button', { name: 'Copy Monday to Tuesday through Friday' }),
    )
    await expect(dialog.getByLabelText('Friday until')).toHaveValue('16:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }))
    await expect(await canvas.findByText('Hours saved')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith({
      technician_id: 'TECH-002',
      version: 3,
      home_zip: '91335',
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '08:00', ends: '16:00' })),
    })
  },
}

export const HoursStale: Story = {
  parameters: {
    ...framed(...list),
    answers: () => answers(answeringCall('save_technician_hours', () => 'stale')),
  },
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    const week = within(await dialog.findByRole('group', { name: 'Weekly hours' }))
    await userEvent.click(week.getByRole('checkbox', { name: 'Saturday' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save hours' }))
    await expect(
      await dialog.findByText('Somebody else changed these hours while you worked'),
    ).toBeVisible()
    await expect(week.getByRole('checkbox', { name: 'Saturday' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
    await expect(week.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked()
  },
}

export const TimeOffAdded: Story = {
  parameters: {
    ...framed(...list),
    answers: () =>
      answers(
        answeringCall('add_absences', (given) => {
          keep(given)
          return buildTechnicianTime({
            absences: [{ id: 21, day: '2026-06-22', starts: '12:00', ends: '24:00' }],
          })
        }),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: 'Add time off' }))
    await expect(
      await dialog.findByText('No day is chosen: look at the days and weekdays'),
    ).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^First day/), '2026-06-19')
    await userEvent.type(dialog.getByLabelText(/^Last day/), '2026-06-23')
    await userEvent.selectOptions(dialog.getByLabelText(/^How much of each day/), 'Afternoon')
    await expect(dialog.getByText('3 days')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add time off' }))
    await expect(await canvas.findByText('3 days off added')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith({
      technician_id: 'TECH-002',
      days: ['2026-06-19', '2026-06-22', '2026-06-23'],
      starts: '12:00',
      ends: '24:00',
    })
  },
}

export const SickToday: Story = {
  parameters: {
    ...framed(...list),
    answers: () => {
      let time = buildTechnicianTime()
      return [
        answeringCall('technician_time', () => time),
        answeringCall('call_in_sick', () => {
          time = buildTechnicianTime({
            absences: [{ id: 31, day: '2026-06-15', starts: '00:00', ends: '24:00' }],
            affected: [...sampleAffected],
          })
          return time
        }),
        answeringCall('move_job', (given) => {
          keep(given)
          time = { ...time, affected: time.affected.slice(1) }
          return { ...sampleAffected[0]?.job, version: 2 }
        }),
      ]
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: 'Sick today' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, off today' }))
    await expect(await canvas.findByText('David Kim is off today')).toBeVisible()
    await expectWords(
      [
        '2 jobs no longer fit',
        'Each customer is told once, by the change itself.',
        'Has the skill, 12 minutes of extra driving.',
        'Nobody is free for it: call the customer, or take it off the technician.',
        'Off for the rest of today.',
      ],
      ['Take off the technician'],
      dialog,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Give to Sarah Chen' }))
    await expect(await dialog.findByText('Done: J-151 is given to Sarah Chen')).toBeVisible()
    await expect(dialog.getByText('1 job no longer fits')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'J-151', technician_id: 'TECH-001' }),
    )
  },
}

export const Affected: Story = {
  parameters: showing({
    status: 'ready',
    value: buildTechnicianTime({ affected: [...sampleAffected] }),
  }),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Other ways for J-151' }))
    await expect(
      await screen.findByRole('menuitem', { name: /^Move to Tue, Jun 16/ }),
    ).toBeVisible()
  },
}

export const AffectedTakenMeanwhile: Story = {
  parameters: {
    ...showing({
      status: 'ready',
      value: buildTechnicianTime({ affected: [...sampleAffected] }),
    }),
    answers: () => [
      answeringCall('move_job', () => ({
        conflict: 'technician_busy',
        facts: { jobId: null, overbook: true },
      })),
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Give to Sarah Chen' }))
    await expectWords(
      ["The technician's other visits and drives leave no time for it then."],
      ['Book anyway', 'Cancel'],
      dialog,
    )
  },
}

export const SickOffline: Story = {
  parameters: {
    ...showing({ status: 'ready', value: buildTechnicianTime() }),
    answers: () => [failingCall('call_in_sick', 'offline')],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Sick today' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, off today' }))
    await expect(await canvas.findByText(/The server cannot be reached/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Yes, off today' })).toBeVisible()
  },
}
