import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import { buildQuote, quoteCounts, sampleQuotes } from '@mocks/fixtures/business/work'
import type { Quote } from '@/domain/quoteWorkflow'
import { QuotesScreen } from '@/screens/admin/quotes/QuotesScreen'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import { wholeList } from '@/state/admin/listState'
import { quotesList } from '@/state/admin/quotes'
import { openedDialog } from '../../openedDialog'
import { inFrame } from './inFrame'
import {
  listViews,
  onDesktop,
  onPhone,
  onSmallPhone,
  pinned,
  readyList,
  savedFile,
} from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Quotes',
  component: QuotesScreen,
  decorators: [inFrame('quotes'), withMessages],
  globals: onDesktop,
} satisfies Meta<typeof QuotesScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: unknown) => pinned([quotesList.viewAtom, view])
const ready = readyList(sampleQuotes)
const readyView = { ...ready, page: { ...ready.page, counts: quoteCounts } }

export const Ready: Story = {
  parameters: showing(readyView),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quotes Management' })).toBeVisible()
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual([
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

export const ReadyPhone: Story = { ...Ready, globals: onPhone, play: undefined }
export const ReadySmallPhone: Story = { ...ReadyPhone, globals: onSmallPhone }
export const ReadyTablet: Story = { ...ReadyPhone, globals: { viewport: { value: 'tablet' } } }
export const ReadyDark: Story = { ...ReadyPhone, globals: { ...onDesktop, colorMode: 'dark' } }

export const Loading: Story = { parameters: showing(listViews.loading) }
export const LoadingPhone: Story = { ...Loading, globals: onPhone }

export const Empty: Story = {
  parameters: showing(listViews.empty),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No quotes found')).toBeVisible()
    await expect(canvas.getByText('Create quotes to start the workflow.')).toBeVisible()
  },
}
export const EmptyPhone: Story = { ...Empty, globals: onPhone }
export const NothingMatches: Story = { parameters: showing(listViews.nothingMatches) }

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
}
export const ErrorPhone: Story = { parameters: showing(listViews.error), globals: onPhone }
export const Forbidden: Story = { parameters: showing(listViews.forbidden) }
export const ForbiddenPhone: Story = { ...Forbidden, globals: onPhone }

/** The workflow in memory, refusing what the server would refuse. */
function workflow(rows: readonly Quote[]) {
  const records = memoryRecords<Quote, Partial<Quote>>(rows, (id, fields) =>
    buildQuote({ ...fields, id, status: 'New' }),
  )
  const step = (id: string, version: number, fields: Partial<Quote>) =>
    records.gateway.save({ id, version }, fields)
  const quotes = {
    ...records.gateway,
    save: fn(records.gateway.save),
    setStatus: fn((quote: Quote, status: Quote['status']) =>
      step(quote.id, quote.version, { status }),
    ),
    renew: fn((quote: Quote) => step(quote.id, quote.version, { expired: false })),
    convert: fn(async (quote: Quote) => {
      const removed = await records.gateway.remove(quote.id, quote.version)
      return removed.ok
        ? {
            ok: true as const,
            value: { jobId: 'J-122', customerId: 'C-045', customerCreated: true },
          }
        : removed
    }),
  }
  return { ...records, quotes }
}

const working = (rows: readonly Quote[]) => {
  const flow = workflow(rows)
  const business = memoryBusiness({ quotes: flow.quotes as never })
  return { flow, parameters: pinned([businessGatewaysAtom, business]) }
}

const steps = working([buildQuote({ id: 'Q-040', status: 'Guest' })])

export const FromGuestToJob: Story = {
  parameters: steps.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contact, Q-040' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm, Q-040' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert to Job, Q-040' }))
    await expect(await canvas.findByText('Q-040 is now job J-122')).toBeVisible()
    await expect(canvas.getByText('Customer C-045 was created.')).toBeVisible()
    await expect(await canvas.findByText('No quotes found')).toBeVisible()
  },
}

const race = working([buildQuote({ id: 'Q-041', status: 'New' })])

export const SomebodyElseWasFaster: Story = {
  parameters: race.parameters,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Contact, Q-041' })
    race.flow.changeElsewhere('Q-041', { status: 'Contacted' })
    await userEvent.click(button)
    await expect(await canvas.findByText(/Somebody else saved this record first/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Confirm, Q-041' })).toBeVisible()
  },
}

const exporting = working([buildQuote({ id: 'Q-042', firstName: '=HYPERLINK("x")', lastName: '' })])

export const ExportIsFormulaSafe: Story = {
  parameters: exporting.parameters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Q-042')
    const file = await savedFile(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await canvas.findByText('1 row exported')
    })
    await expect(file.name).toBe('quotes-2026-06-15.csv')
    await expect(file.text).toContain(`"'=HYPERLINK(""x"")"`)
  },
}

const adding = working([])

export const NewQuoteDialog: Story = {
  parameters: adding.parameters,
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
    await expect(adding.flow.quotes.save).toHaveBeenCalledWith(
      null,
      expect.objectContaining({ serviceType: 'door-glass', position: 'front-left' }),
      expect.objectContaining({ sending: 1 }),
    )
  },
}

const merging = working([buildQuote({ id: 'Q-043' })])

export const StaleEditIsMergedByHand: Story = {
  parameters: merging.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Q-043' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const form = within(await openedDialog())
    await userEvent.clear(form.getByLabelText('First name'))
    await userEvent.type(form.getByLabelText('First name'), 'Eleonora')
    merging.flow.changeElsewhere('Q-043', { firstName: 'Leonora', zipCode: '90027' })
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(
      await form.findByText('Somebody else saved this record while you worked'),
    ).toBeVisible()
    await expect(form.getByText('Theirs: Leonora')).toBeVisible()
    await expect(form.getByLabelText(/ZIP code/)).toHaveValue('90027')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(merging.flow.find('Q-043')).toMatchObject({
      firstName: 'Eleonora',
      zipCode: '90027',
    })
  },
}

const open = working([buildQuote({ id: 'Q-044', status: 'Confirmed' })])

export const DetailsWithHistory: Story = {
  parameters: {
    atoms: [...open.parameters.atoms, [quotesList.stateAtom, { ...wholeList, record: 'Q-044' }]],
  },
  play: async () => {
    const sheet = within(await openedDialog())
    // The sheet comes in with a movement.
    await waitFor(() => expect(sheet.getByText('Made this record')).toBeVisible(), {
      timeout: 20_000,
    })
    await expect(await sheet.findByText(/Changed status: Active → VIP/)).toBeVisible()
    await expect(await sheet.findByRole('button', { name: 'Convert to Job' })).toBeVisible()
  },
}

export const DetailsOnPhone: Story = { ...DetailsWithHistory, globals: onPhone }
