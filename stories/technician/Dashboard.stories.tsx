import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { viewNames, type ScreenStates } from '../../.storybook/screenStates'
import { seenIn } from '../../.storybook/windows'
import { manyRows, textKinds, withTexts } from '@mocks/fixtures/variants'
import { jobFields } from '@/domain/jobs'
import {
  buildAppointment,
  buildTechnicianDay,
  longDay,
  threeAppointments,
} from '@mocks/fixtures/technicianDay'
import { DashboardScreen } from '@/features/technician/screens/DashboardScreen'
import { expectAlert, expectForbidden, expectLoading, expectWords } from '../stateWords'
import { showing, showingDay } from './technicianStates'

const serverDown = {
  status: 'error',
  failure: { kind: 'unavailable', reason: 'server' },
} as const

const meta = {
  title: 'Screens/Technician/Dashboard',
  component: DashboardScreen,
  args: { name: 'Tara Nguyen', onSignOut: fn() },
  parameters: {
    ...seenIn('phone', 'desktop'),
    screenStates: {
      views: viewNames,
      // Nobody has a thousand jobs on a day.
      rows: [0, 1, 10],
      texts: textKinds,
      pin: ({ view, rows, texts }) => {
        if (view === 'error') return showing(serverDown).atoms
        if (view === 'loading' || view === 'forbidden') return showing({ status: view }).atoms
        const count = view === 'empty' ? 0 : (rows ?? threeAppointments.length)
        const [appointments, tomorrow] = [count, Math.min(count, 1)].map((wanted) =>
          manyRows(threeAppointments, wanted).map((job) =>
            // A job has the texts of the office's job.
            texts ? withTexts(job, jobFields, texts) : job,
          ),
        )
        return showingDay({ day: buildTechnicianDay({ appointments, tomorrow }) }).atoms
      },
    } satisfies ScreenStates,
  },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What the foot holds: the next step of the job at hand, and the quick actions. */
const quickActions = [
  'Complete job, Nora Castillo',
  'Mark Job as Complete',
  'Update Job Status',
  'Create Service Report',
  'Report Issue',
]

/** Read in full sun: 7:1 (WCAG 1.4.6), beyond what every story is held to. */
const sunReadable = {
  a11y: { config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }] } },
}

export const TheDay: Story = {
  parameters: { ...showingDay(), ...sunReadable },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Technician Dashboard' })).toBeVisible()
    await expect(canvas.getByText('Welcome back, Tara Nguyen')).toBeVisible()
    await expect(canvas.getByText('10:00 AM')).toBeVisible()
    const tiles = canvas.getByRole('list', { name: 'Today in figures' })
    await expect(
      within(tiles)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(["Today's Jobs3", 'Completed1', 'In Progress1', 'Pending1'])
    await expect(canvas.getByRole('heading', { name: "Today's Schedule" })).toBeVisible()
    await expect(
      canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label')),
    ).toEqual([
      '8:00 AM - 10:00 AM, Samuel Okafor',
      '10:00 AM - 12:00 PM, Nora Castillo',
      '2:00 PM - 4:00 PM, Ines Moreau',
    ])
    await expect(canvas.getAllByRole('link', { name: /^Navigate to/ })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Call Ines Moreau' })).toHaveAttribute(
      'href',
      'tel:+18185550112',
    )
    const foot = within(canvas.getByRole('region', { name: 'Quick Actions' }))
    await expect(foot.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      quickActions,
    )
    // A thumb in a glove: 44 px each way.
    const targets = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]
    const small = targets.filter((target) => {
      const { width, height } = target.getBoundingClientRect()
      return width < 44 || height < 44
    })
    await expect(small).toEqual([])
    // On a phone the next step is within reach of a thumb.
    const reach = window.innerWidth < 600 ? window.innerHeight * 0.7 : 0
    await expect(foot.getAllByRole('button')[0]!.getBoundingClientRect().top).toBeGreaterThan(reach)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  parameters: showing({ status: 'loading' }),
  play: async ({ canvas }) => {
    await expectLoading('Loading your day')
    const figures = canvas.getByRole('list', { name: 'Today in figures' })
    await expect(figures.textContent).toBe("Today's JobsCompletedIn ProgressPending")
  },
}

export const EmptyDay: Story = {
  parameters: showingDay({ day: buildTechnicianDay({ appointments: [], tomorrow: [] }) }),
  play: () =>
    expectWords([
      'No jobs today',
      'The office has planned nothing for you today. A new job shows up here by itself.',
    ]),
}

export const EverythingDone: Story = {
  parameters: showingDay({
    day: buildTechnicianDay({
      appointments: threeAppointments.map((appointment) => ({
        ...appointment,
        status: 'completed',
        jobStatus: 'Completed',
        hasReport: true,
      })),
    }),
  }),
}

export const LongDay: Story = {
  parameters: showingDay({ day: buildTechnicianDay({ appointments: [...longDay] }) }),
}

export const CancelledJob: Story = {
  parameters: showingDay({
    day: buildTechnicianDay({
      appointments: [
        buildAppointment({ status: 'cancelled', jobStatus: 'Cancelled' }),
        { ...threeAppointments[2]!, status: 'confirmed' },
      ],
    }),
  }),
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(serverDown),
  play: () =>
    expectAlert(['The server has a problem.', 'It is not your doing. Try again.'], ['Try again']),
}

export const Forbidden: Story = {
  parameters: showing({ status: 'forbidden' }),
  play: () =>
    expectForbidden(
      'This dashboard is for technicians',
      'Your account is not tied to a technician, or your role has changed. Ask the office to look at it.',
      ['Return to Home'],
    ),
}

/** The technician has set out, and the customer has said how to get in. */
export const OnTheWay: Story = {
  parameters: showingDay({
    day: buildTechnicianDay({
      appointments: [
        buildAppointment({
          status: 'confirmed',
          onTheWayAt: '2026-06-15T17:00:00.000Z',
          onTheWayMinutes: 20,
          accessNote: 'Gate code 4711, park behind the blue van',
          customerNote: 'The dog is friendly.',
          customerPhotos: ['appointments/a/1.jpg', 'appointments/a/2.jpg'],
        }),
      ],
    }),
  }),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: /Nora Castillo/ }))
    await expect(card.getByText('On the way, there by 10:20 AM')).toBeVisible()
    await expect(card.getByText('Gate code 4711, park behind the blue van')).toBeVisible()
    await expect(card.getByText('The dog is friendly.')).toBeVisible()
    await expect(card.getByRole('button', { name: '2 photos of the damage' })).toBeVisible()
    await expect(
      card.getByRole('button', { name: 'Other arrival time for Nora Castillo' }),
    ).toBeVisible()
  },
}
