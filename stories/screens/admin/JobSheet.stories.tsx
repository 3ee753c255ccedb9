import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import { buildIssue, buildReport } from '@mocks/fixtures/business/jobRecords'
import { buildCustomer, buildTechnician, sampleCustomers } from '@mocks/fixtures/business/people'
import { buildJob } from '@mocks/fixtures/business/work'
import type { Job } from '@/domain/jobs'
import type { JobIssue, ServiceReport } from '@/domain/technicianDay'
import { JobsScreen } from '@/screens/admin/jobs/JobsScreen'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import { crewViewAtom, jobsList } from '@/state/admin/jobs'
import { wholeList } from '@/state/admin/listState'
import { openedDialog } from '../../openedDialog'
import { inFrame } from './inFrame'
import { onDesktop, onPhone, pinned } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Jobs/Sheet',
  component: JobsScreen,
  decorators: [inFrame('jobs'), withMessages],
  globals: onDesktop,
} satisfies Meta<typeof JobsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** One job whose sheet is open, with what its technician brought back. */
function opened(job: Job, brought: { issues?: JobIssue[]; report?: ServiceReport } = {}) {
  let { issues = [] } = brought
  const jobs = {
    ...memoryRecords<Job, Partial<Job>>([job], () => job).gateway,
    issues: async () => ({ ok: true, value: issues }),
    resolveIssue: async (id: number) => {
      issues = issues.map((issue) =>
        issue.id === id ? { ...issue, resolvedAt: '2026-06-15T18:00:00Z' } : issue,
      )
      return { ok: true, value: null }
    },
    report: async () =>
      brought.report
        ? { ok: true, value: brought.report }
        : { ok: false, failure: { kind: 'missing' } },
  }
  return pinned(
    [businessGatewaysAtom, memoryBusiness({ jobs } as never)],
    [jobsList.stateAtom, { ...wholeList, record: job.id }],
  )
}

export const IssueResolved: Story = {
  parameters: opened(buildJob({ id: 'J-140', status: 'In Progress', openIssues: 1 }), {
    issues: [buildIssue({ jobId: 'J-140' })],
  }),
  play: async ({ canvas, userEvent }) => {
    const sheet = within(await openedDialog())
    await expect(await sheet.findByText('The clips of the molding are broken.')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Mark as resolved: Wrong glass' }))
    await expect(await canvas.findByText('Issue of J-140 resolved')).toBeInTheDocument()
    await expect(await sheet.findByText('Resolved')).toBeVisible()
    await expect(sheet.queryByRole('button', { name: /Mark as resolved/ })).toBeNull()
  },
}

const done = buildJob({
  id: 'J-141',
  status: 'Completed',
  completedAt: '2026-06-15T17:40:00Z',
})

export const ServiceReportRead: Story = {
  parameters: opened(done, { report: buildReport({ jobId: 'J-141' }) }),
  play: async () => {
    const sheet = within(await openedDialog())
    await expect(await sheet.findByText('Windshield replaced, sensors checked.')).toBeVisible()
    await expect(sheet.getByText('FW04210GTN')).toBeInTheDocument()
    await expect(sheet.getByText('60 min')).toBeInTheDocument()
    await expect(sheet.getByRole('img', { name: 'Signature of Nora Castillo' })).toBeInTheDocument()
    await expect(sheet.getByRole('img', { name: 'Photo 1 of 1' })).toBeInTheDocument()
  },
}

export const ServiceReportOnPhone: Story = {
  ...ServiceReportRead,
  globals: { ...onPhone, colorMode: 'dark' },
}

export const CompletedWithoutReport: Story = {
  parameters: opened({ ...done, id: 'J-142' }),
  play: async () => {
    const sheet = within(await openedDialog())
    await expect(
      await sheet.findByText('This job was completed without a service report.'),
    ).toBeInTheDocument()
  },
}

const filtered = memoryRecords<Job, Partial<Job>>([buildJob({ id: 'J-143' })], () => buildJob())
const asked: unknown[] = []

export const FilteredByTechnician: Story = {
  parameters: pinned(
    [
      businessGatewaysAtom,
      memoryBusiness({
        jobs: {
          ...filtered.gateway,
          list: (query: { filters?: unknown }) => {
            asked.push(query.filters)
            return filtered.gateway.list({})
          },
        },
      } as never),
    ],
    [
      crewViewAtom,
      { status: 'ready', value: [buildTechnician({ id: 'TECH-001', name: 'Sarah Chen' })] },
    ],
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('J-143')
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await userEvent.selectOptions(canvas.getByLabelText('Technician'), 'Sarah Chen')
    await waitFor(() => expect(asked.at(-1)).toEqual({ technicianId: 'TECH-001' }))
    await expect(canvas.getByRole('button', { name: 'Filter 1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByRole('button', { name: 'Filter' })).toBeVisible()
    await expect(canvas.getByLabelText('Technician')).toHaveValue('')
  },
}

const planned = memoryRecords<Job, Partial<Job>>([], (_id, fields) =>
  buildJob({ ...fields, id: 'J-144', customer: 'Samuel Okafor' }),
)

export const ScheduleJob: Story = {
  parameters: pinned(
    [
      businessGatewaysAtom,
      memoryBusiness({
        jobs: {
          ...planned.gateway,
          schedule: (fields: Partial<Job>) => planned.gateway.save(null, fields),
        },
        customers: memoryRecords(sampleCustomers, () => buildCustomer()).gateway,
      } as never),
    ],
    [crewViewAtom, { status: 'ready', value: [buildTechnician({ id: 'TECH-001' })] }],
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No jobs found')
    const [schedule] = canvas.getAllByRole('button', { name: 'Schedule Job' })
    if (!schedule) throw new Error('The screen has no Schedule Job')
    await userEvent.click(schedule)
    await userEvent.click(
      await within(await openedDialog()).findByRole('button', { name: /Samuel Okafor/ }),
    )
    const confirm = await screen.findByRole('button', { name: 'Schedule job' })
    const form = within(await openedDialog())
    await userEvent.click(confirm)
    await expect(await form.findByRole('alert')).toHaveTextContent('Enter the service address')
    await userEvent.type(form.getByLabelText('Service address'), '9 Hill Road')
    await userEvent.selectOptions(form.getByLabelText('Time frame'), '2:00 PM - 4:00 PM')
    await userEvent.click(confirm)
    await expect(await canvas.findByText('J-144 is scheduled')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(planned.find('J-144')).toMatchObject({
      location: '9 Hill Road',
      scheduledDate: '2026-06-16',
      scheduledTime: '2:00 PM - 4:00 PM',
    })
  },
}
