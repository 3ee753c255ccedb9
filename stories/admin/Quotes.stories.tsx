import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { quoteCounts, sampleQuotes } from '@mocks/fixtures/business/work'
import { changeElsewhere, storedBusiness } from '@mocks/storybook/storedBusiness'
import type { Quote } from '@/domain/quoteWorkflow'
import { jobFields } from '@/domain/jobs'
import { quoteFields } from '@/domain/quoteFields'
import { usualSiteSettings } from '@/domain/siteSettings'
import { QuotesScreen } from '@/features/admin/quotes/screens/QuotesScreen'
import { wholeList } from '@/platform/records/listState'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { quotesList } from '@/features/admin/quotes/state'
import type { ListView } from '@/platform/records/recordList'
import { openedDialog } from '../openedDialog'
import { inFrame } from './inFrame'
import { listScreen } from './listScreens'
import { framed, listViews, readyList, savedFile } from './listStates'
import { expectColumns, listPlays } from './listPlays'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Quotes',
  component: QuotesScreen,
  decorators: [inFrame('quotes'), withMessages],
  parameters: {
    ...framed(),
    ...seenIn('desktop', 'tablet', 'phone'),
    screenStates: listScreen({
      list: quotesList,
      fields: { ...quoteFields, customer: jobFields.customer, vehicle: jobFields.vehicle },
      samples: sampleQuotes,
      counts: quoteCounts,
    }),
  },
} satisfies Meta<typeof QuotesScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: ListView<Quote>) => framed([quotesList.viewAtom, view])
const readyView = readyList(sampleQuotes, { counts: quoteCounts })

export const Ready: Story = {
  parameters: showing(readyView),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quotes Management' })).toBeVisible()
    await expectColumns([
      'Quote Info',
      'Customer Details',
      'Vehicle',
      'Service',
      'Contact Status',
      'Confirmation',
      'Pricing',
      'Status',
      'Actions',
    ])
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await expect(tabs).toEqual([
      'New1',
      'Contacted1',
      'Confirmed2',
      'Guest2',
      'All Scheduled24',
      'All6',
    ])
    await expect(canvas.getByRole('tab', { name: /^All \d/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByText('Showing 1-6 of 6 scheduled quotes')).toBeVisible()
    const [guest] = canvas.getAllByRole('row', { name: /Priya Raman/ })
    await expect(guest).toHaveTextContent('--$199.00')
  },
}

const plays = listPlays({
  caption: 'Quotes',
  empty: ['No quotes found', 'Create quotes to start the workflow.', 'New Quote'],
})

export const Loading: Story = { parameters: showing(listViews.loading), play: plays.loading }

export const Empty: Story = {
  parameters: showing(listViews.empty),
  play: plays.empty,
}
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

export const FromGuestToJob: Story = {
  beforeEach: () => {
    changeElsewhere('quotes', 'Q-025', {
      first_name: 'Priya',
      last_name: 'Raman',
      email: 'priya.raman@example.com',
      phone_number: '(213) 555-0199',
    })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contact, Q-025' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm, Q-025' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert to Job, Q-025' }))
    await expect(await canvas.findByText('Q-025 is now job J-156')).toBeVisible()
    await expect(canvas.getByText('Customer C-061 was created.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Priya Raman/ })).toBeNull())
    await expect(storedBusiness().jobs.get('J-156')).toMatchObject({
      quote_id: 'Q-025',
      customer_id: 'C-061',
    })
  },
}

export const SomebodyElseWasFaster: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Contact, Q-027' })
    changeElsewhere('quotes', 'Q-027', { status: 'Contacted' })
    await userEvent.click(button)
    await expect(await canvas.findByText(/Somebody else saved this record first/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Confirm, Q-027' })).toBeVisible()
  },
}

export const ExportIsFormulaSafe: Story = {
  beforeEach: () => {
    changeElsewhere('quotes', 'Q-027', { first_name: '=HYPERLINK("x")', last_name: '' })
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Q-027')
    const file = await savedFile(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await canvas.findByText('9 rows exported')
    })
    await expect(file.name).toBe('quotes-2026-06-15.csv')
    await expect(file.text).toContain(`"'=HYPERLINK(""x"")"`)
  },
}

export const NewQuoteDialog: Story = {
  beforeEach: () => {
    storedBusiness().quotes.clear()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No quotes found')
    await userEvent.click(canvas.getAllByRole('button', { name: 'New Quote' })[0] as HTMLElement)
    const dialog = await openedDialog()
    const form = within(dialog)
    await userEvent.click(form.getByRole('button', { name: 'Create quote' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Enter the first name')
    await userEvent.type(form.getByLabelText('First name'), 'Amara')
    await userEvent.type(form.getByLabelText(/Phone number/), '213 555 0144')
    await userEvent.type(form.getByLabelText('Service address'), '9 Hill Road')
    await userEvent.selectOptions(form.getByLabelText('Service'), 'door-glass')
    await userEvent.selectOptions(form.getByLabelText('Glass position'), 'front-left')
    await userEvent.selectOptions(form.getByLabelText('Time frame'), '8:00 AM - 10:00 AM')
    await userEvent.click(form.getByRole('button', { name: 'Create quote' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(/^Amara/)).toBeVisible()
    await expect(storedBusiness().quotes.get('Q-030')).toMatchObject({
      service_type: 'door-glass',
      position: 'front-left',
    })
    await expect([...storedBusiness().office_creations.values()]).toMatchObject([
      { record_id: 'Q-030', sent: 1 },
    ])
  },
}

/** A chip has no glass: the form offers none, and with the next service asks for it again. */
export const ServiceWithOnePrice: Story = {
  parameters: framed([
    siteSettingsAtom,
    { ...usualSiteSettings, prices: { ...usualSiteSettings.prices, 'chip-repair': { none: 99 } } },
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Quote' }))
    const form = within(await openedDialog())
    const glass = form.getByLabelText('Glass type')
    await expect(glass).toHaveValue('oem')
    await userEvent.selectOptions(form.getByLabelText('Service'), 'chip-repair')
    await expect(glass).toHaveValue('none')
    await expect(within(glass).getByRole('option', { name: 'No glass choice' })).toBeVisible()
    await expect(within(glass).queryByRole('option', { name: /OEM/ })).toBeNull()
    await userEvent.selectOptions(form.getByLabelText('Service'), 'back-glass')
    await expect(glass).toHaveValue('')
    await expect(within(glass).getByRole('option', { name: /OEM/ })).toBeInTheDocument()
  },
}

/** A quote that has the phone number of a customer and another name. */
function shareNumber() {
  const { phone } = storedBusiness().customers.get('C-004') ?? {}
  changeElsewhere('quotes', 'Q-027', {
    status: 'Confirmed',
    first_name: 'Luis',
    last_name: 'Other',
    phone_number: phone,
  })
}

export const AskedWhoseQuoteItIs: Story = {
  beforeEach: shareNumber,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert to Job, Q-027' }))
    const form = within(await openedDialog())
    await expect(form.getByText(/People of one household share them/)).toBeVisible()
  },
}

export const BecomesANewCustomer: Story = {
  beforeEach: shareNumber,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert to Job, Q-027' }))
    const form = within(await openedDialog())
    await userEvent.click(form.getByRole('button', { name: 'Convert to Job' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Choose the customer')
    await userEvent.selectOptions(form.getByLabelText('Customer'), 'Somebody new')
    changeElsewhere('quotes', 'Q-027', { zip_code: '90027' })
    await userEvent.click(form.getByRole('button', { name: 'Convert to Job' }))
    await form.findByText('Somebody else saved this record while you worked')
    await userEvent.click(form.getByRole('button', { name: 'Convert to Job' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(/^Q-027 is now job/)).toBeVisible()
    await expect([...storedBusiness().customers.values()].map(({ name }) => name)).toContain(
      'Luis Other',
    )
  },
}

export const StaleEditIsMergedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Q-027' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const form = within(await openedDialog())
    await userEvent.clear(form.getByLabelText('First name'))
    await userEvent.type(form.getByLabelText('First name'), 'Eleonora')
    changeElsewhere('quotes', 'Q-027', { first_name: 'Leonora', zip_code: '90027' })
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(
      await form.findByText('Somebody else saved this record while you worked'),
    ).toBeVisible()
    await expect(form.getByText('Theirs: Leonora')).toBeVisible()
    await expect(form.getByLabelText(/ZIP code/)).toHaveValue('90027')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(storedBusiness().quotes.get('Q-027')).toMatchObject({
      first_name: 'Eleonora',
      zip_code: '90027',
    })
  },
}

export const DetailsWithHistory: Story = {
  parameters: framed([quotesList.stateAtom, { ...wholeList, record: 'Q-024' }]),
  beforeEach: () => {
    storedBusiness().audit_log.set(0, {
      id: 0,
      at: '2026-06-11T15:40:00+00:00',
      table_name: 'quotes',
      record_id: 'Q-024',
      action: 'insert',
      actor: null,
      actor_name: null,
      changes: {},
    })
    changeElsewhere('quotes', 'Q-024', { status: 'Confirmed' })
  },
  play: async () => {
    const sheet = within(await openedDialog())
    // The sheet comes in with a movement.
    await waitFor(() => expect(sheet.getByText('Made this record')).toBeVisible())
    await expect(await sheet.findByText(/Changed status: Contacted → Confirmed/)).toBeVisible()
    await expect(await sheet.findByRole('button', { name: 'Convert to Job' })).toBeVisible()
  },
}
