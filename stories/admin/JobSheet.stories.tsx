import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { storedBusiness } from '@mocks/storybook/storedBusiness'
import { storePhoto } from '@mocks/storybook/storedPhotos'
import { JobsScreen } from '@/features/admin/jobs/screens/JobsScreen'
import { jobsList } from '@/features/admin/jobs/state'
import { wholeList } from '@/platform/records/listState'
import { openedDialog } from '../openedDialog'
import { inFrame } from './inFrame'
import { framed } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Jobs/Sheet',
  component: JobsScreen,
  decorators: [inFrame('jobs'), withMessages],
  parameters: { ...framed(), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof JobsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A job's sheet, open beside the list. */
const opened = (record: string) => framed([jobsList.stateAtom, { ...wholeList, record }])

export const IssueResolved: Story = {
  parameters: opened('J-132'),
  play: async ({ canvas, userEvent }) => {
    const sheet = within(await openedDialog())
    await expect(
      await sheet.findByText('The glass in the van is for the model without a rain sensor.'),
    ).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Mark as resolved: Wrong glass' }))
    await expect(await canvas.findByText('Issue of J-132 resolved')).toBeInTheDocument()
    await expect(await sheet.findByText('Resolved')).toBeVisible()
    await expect(sheet.queryByRole('button', { name: /Mark as resolved/ })).toBeNull()
    await expect(storedBusiness().job_issues.get(1)?.resolved_at).not.toBeNull()
  },
}

export const ServiceReportRead: Story = {
  parameters: opened('J-131'),
  beforeEach: () => {
    storePhoto('J-131', 'whole')
  },
  play: async () => {
    const sheet = within(await openedDialog())
    await expect(
      await sheet.findByText(
        'Old windshield cut out, pinch weld primed, new windshield set and sealed.',
      ),
    ).toBeVisible()
    await expect(sheet.getByText('FW04210GTN')).toBeInTheDocument()
    await expect(sheet.getByText('60 min')).toBeInTheDocument()
    await expect(
      sheet.getByRole('img', { name: 'Signature of Samuel Brennan' }),
    ).toBeInTheDocument()
    await expect(sheet.getByRole('img', { name: 'Photo 1 of 1' })).toBeInTheDocument()
  },
}

/** The words are there also when the photos cannot be had. */
export const PhotosMissing: Story = {
  parameters: opened('J-131'),
  beforeEach: () => {
    const { job_issues } = storedBusiness()
    const [issue] = job_issues.values()
    if (!issue) throw new Error('The sample has no issue')
    job_issues.set(2, { ...issue, id: 2, job_id: 'J-131', technician_id: 'TECH-007' })
    storePhoto('J-131', 'gone', 2)
    storePhoto('J-131', 'gone')
    storePhoto('J-131', 'broken')
  },
  play: async () => {
    const sheet = within(await openedDialog())
    await expect(await sheet.findByText('Photo 1 of 2: cannot be shown right now.')).toBeVisible()
    await expect(await sheet.findByText('Photo 2 of 2: cannot be shown right now.')).toBeVisible()
    await expect(
      await sheet.findByText('Photo of the issue: Wrong glass: cannot be shown right now.'),
    ).toBeVisible()
  },
}

export const CompletedWithoutReport: Story = {
  parameters: opened('J-131'),
  beforeEach: () => {
    storedBusiness().service_reports.delete('J-131')
  },
  play: async () => {
    const sheet = within(await openedDialog())
    const missing = await sheet.findByText('This job was completed without a service report.')
    await expect(missing).toBeInTheDocument()
    missing.scrollIntoView({ block: 'center' })
  },
}

export const FilteredByTechnician: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('J-155')
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await canvas.findByRole('option', { name: 'Emily Stone' })
    await userEvent.selectOptions(canvas.getByLabelText('Technician'), 'Emily Stone')
    await waitFor(() => expect(canvas.queryByText('J-155')).toBeNull())
    const rows = canvas.getAllByRole('row').slice(1)
    const { jobs } = storedBusiness()
    const theirs = [...jobs.values()].filter(({ technician_id }) => technician_id === 'TECH-009')
    await expect(rows).toHaveLength(theirs.length)
    for (const row of rows) await expect(row).toHaveTextContent('Emily Stone')
    await expect(canvas.getByRole('button', { name: 'Filter 1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByRole('button', { name: 'Filter' })).toBeVisible()
    await expect(await canvas.findByText('J-155')).toBeVisible()
    await expect(canvas.getByLabelText('Technician')).toHaveValue('')
  },
}

export const ScheduleJob: Story = {
  beforeEach: () => {
    storedBusiness().jobs.clear()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No jobs found')
    const [schedule] = canvas.getAllByRole('button', { name: 'Schedule Job' })
    if (!schedule) throw new Error('The screen has no Schedule Job')
    await userEvent.click(schedule)
    const who = within(await openedDialog())
    await userEvent.type(who.getByRole('searchbox'), 'okafor')
    await userEvent.click(await who.findByRole('button', { name: /Grace Okafor/ }))
    const confirm = await screen.findByRole('button', { name: 'Schedule job' })
    const form = within(await openedDialog())
    await userEvent.click(confirm)
    await expect(await form.findByRole('alert')).toHaveTextContent('Enter the service address')
    await userEvent.type(form.getByLabelText('Service address'), '9 Hill Road')
    await userEvent.selectOptions(form.getByLabelText('Time frame'), '2:00 PM - 4:00 PM')
    await userEvent.click(confirm)
    await expect(await canvas.findByText('J-156 is scheduled')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(storedBusiness().jobs.get('J-156')).toMatchObject({
      customer_id: 'C-013',
      location: '9 Hill Road',
      scheduled_date: '2026-06-16',
      scheduled_time: '2:00 PM - 4:00 PM',
    })
  },
}
