import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { sampleCustomers } from '@mocks/fixtures/business/people'
import { lostAnswer } from '@mocks/storybook/businessAnswers'
import { changeElsewhere, storedBusiness } from '@mocks/storybook/storedBusiness'
import { customerFields, type Customer } from '@/domain/customers'
import { CustomersScreen } from '@/features/admin/customers/screens/CustomersScreen'
import { customersList } from '@/features/admin/customers/state'
import type { ListView } from '@/platform/records/recordList'
import { openedDialog } from '../openedDialog'
import { inFrame } from './inFrame'
import { listScreen } from './listScreens'
import { framed, listViews, readyList, savedFile } from './listStates'
import { expectColumns, listPlays } from './listPlays'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Customers',
  component: CustomersScreen,
  decorators: [inFrame('customers'), withMessages],
  parameters: {
    ...framed(),
    ...seenIn('desktop', 'phone'),
    screenStates: listScreen({
      list: customersList,
      fields: customerFields,
      samples: sampleCustomers,
    }),
  },
} satisfies Meta<typeof CustomersScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: ListView<Customer>) => framed([customersList.viewAtom, view])

export const Ready: Story = {
  parameters: showing(readyList(sampleCustomers, { total: 60 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Customer Management' })).toBeVisible()
    await expectColumns([
      'Customer ID',
      'Name',
      'Contact',
      'Jobs',
      'Total Spent',
      'Last Service',
      'Status',
      'Actions',
    ])
    const row = canvas.getByRole('row', { name: /Samuel Okafor/ })
    await expect(row).toHaveTextContent('211 Ocean View Drive')
    await expect(row).not.toHaveTextContent('CA 93001')
    await expect(row).toHaveTextContent('$6,204.50')
    await expect(canvas.getByText('Never')).toBeVisible()
    await expect(canvas.getByText('Showing 1-4 of 60 customers')).toBeVisible()
  },
}

const plays = listPlays({
  caption: 'Customers',
  empty: [
    'No customers found',
    'Add customers to keep their jobs and orders together. A converted quote adds its customer by itself.',
    'Add Customer',
  ],
})

export const Loading: Story = { parameters: showing(listViews.loading), play: plays.loading }
export const Empty: Story = { parameters: showing(listViews.empty), play: plays.empty }
export const NothingMatches: Story = {
  parameters: showing(listViews.nothingMatches),
  play: plays.nothingMatches,
}
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
  play: plays.error,
}
export const Forbidden: Story = { parameters: showing(listViews.forbidden), play: plays.forbidden }

const named = (name: string) =>
  [...storedBusiness().customers.values()].filter((customer) => customer.name === name)

export const AddCustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Casey Nguyen/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Add Customer' }))
    const dialog = await openedDialog()
    const add = within(dialog).getByRole('button', { name: 'Add Customer' })
    await userEvent.type(within(dialog).getByLabelText(/^Email/), 'priya')
    await userEvent.click(add)
    const summary = await within(dialog).findByRole('alert')
    await expect(summary).toHaveTextContent('Enter the name')
    await expect(summary).toHaveTextContent('Enter an email like name@example.com')

    await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Priya Raman')
    await userEvent.type(within(dialog).getByLabelText(/^Email/), '.raman@example.com')
    await userEvent.click(add)
    await expect(await canvas.findByText('C-061 saved')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The 61st stands on the third page of 25.
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search customers by name, phone, email or address' }),
      'raman',
    )
    await expect(await canvas.findByRole('row', { name: /Priya Raman/ })).toBeVisible()
  },
}

/** The server has made the customer already: sent again, the form says that it is the same one. */
export const AnswerLost: Story = {
  parameters: { answers: () => [lostAnswer('save_record')] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Casey Nguyen/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Add Customer' }))
    const dialog = within(await openedDialog())
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Priya Raman')
    await userEvent.type(dialog.getByLabelText(/^Email/), 'priya.raman@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Customer' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Priya Raman')
    await expect(named('Priya Raman')).toHaveLength(1)
    const sendings = () => [...storedBusiness().office_creations.values()]
    await expect(sendings()).toMatchObject([{ record_id: 'C-061', sent: 1 }])
    await userEvent.click(dialog.getByRole('button', { name: 'Add Customer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(named('Priya Raman')).toHaveLength(1)
    await expect(sendings()).toMatchObject([{ record_id: 'C-061', sent: 2 }])
  },
}

export const EditedBySomebodyElse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for C-002' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await openedDialog()
    const phone = within(dialog).getByLabelText(/^Phone/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '(805) 555-0199')
    changeElsewhere('customers', 'C-002', { phone: '(805) 555-0150', notes: 'Six vans now.' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await expect(
      await within(dialog).findByText('Somebody else saved this record while you worked'),
    ).toBeVisible()
    await expect(phone).toHaveValue('(805) 555-0199')
    await expect(within(dialog).getByLabelText(/^Notes/)).toHaveValue('Six vans now.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(storedBusiness().customers.get('C-002')).toMatchObject({
      phone: '(805) 555-0199',
      notes: 'Six vans now.',
    })
  },
}

export const DeletedAndBroughtBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for C-004' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = await openedDialog('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Daniel Ferreira/ })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('row', { name: /Daniel Ferreira/ })).toBeVisible()
  },
}

export const RecordWithHistory: Story = {
  beforeEach: () => {
    const notes = 'Fleet of five vans. Call before nine.'
    changeElsewhere('customers', 'C-002', { status: 'VIP', notes })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'C-002' }))
    const sheet = await openedDialog()
    await expect(await within(sheet).findByText('Changed status: Active → VIP')).toBeVisible()
    await expect(within(sheet).getByText(/Fleet of five vans/)).toBeVisible()
  },
}

export const ExportIsSafeInASpreadsheet: Story = {
  beforeEach: () => {
    changeElsewhere('customers', 'C-001', { name: '=HYPERLINK("x")', phone: '+1 (213) 555-0110' })
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'C-001' })
    const file = await savedFile(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await canvas.findByText('60 rows exported')
    })
    await expect(file.name).toBe('customers-2026-06-15.csv')
    await expect(file.text).toContain(`"'=HYPERLINK(""x"")"`)
    await expect(file.text).toContain(`'+1 (213) 555-0110`)
  },
}
