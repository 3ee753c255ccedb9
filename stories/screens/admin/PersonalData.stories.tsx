import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import { buildCustomer, sampleCustomers } from '@mocks/fixtures/business/people'
import {
  buildErasurePlan,
  fullErasurePlan,
  memoryPersonalData,
} from '@mocks/fixtures/business/personalData'
import type { Customer, CustomerFields } from '@/domain/customers'
import type { ErasurePlan } from '@/domain/personalData'
import { CustomersScreen } from '@/screens/admin/customers/CustomersScreen'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import { customersList } from '@/state/admin/customers'
import { wholeList } from '@/state/admin/listState'
import { erasurePlanViewAtom } from '@/state/admin/personalData'
import { openedDialog } from '../../openedDialog'
import { inFrame } from './inFrame'
import { onDesktop, onPhone, pinned, savedFile } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Customers/Personal data',
  component: CustomersScreen,
  decorators: [inFrame('customers'), withMessages],
  globals: onDesktop,
} satisfies Meta<typeof CustomersScreen>

export default meta
type Story = StoryObj<typeof meta>

const erasedBefore = buildCustomer({
  id: 'C-002',
  name: 'Erased customer',
  email: '',
  phone: '',
  address: '',
  status: 'Inactive',
  erasedAt: '2026-06-10T18:30:00Z',
})

/** Parameters of a story in which a customer is open beside the list. */
function open(
  gateway: Partial<ReturnType<typeof memoryPersonalData>> = {},
  { rows = sampleCustomers, plan = fullErasurePlan, view }: Options = {},
) {
  const { gateway: customers } = memoryRecords<Customer, CustomerFields>(rows, (id, fields) =>
    buildCustomer({ id, ...fields }),
  )
  const personalData = { ...memoryPersonalData(plan), ...gateway }
  return pinned(
    [businessGatewaysAtom, memoryBusiness({ customers, personalData })],
    [customersList.stateAtom, { ...wholeList, record: 'C-002' }],
    ...(view ? [[erasurePlanViewAtom, view] as const] : []),
  )
}
type Options = { rows?: readonly Customer[]; plan?: ErasurePlan; view?: unknown }

const unavailable = {
  ok: false,
  failure: { kind: 'unavailable', reason: 'no_answer' },
} as const

const opened = async () => within(await openedDialog())

async function askToErase(userEvent: { click: (element: Element) => Promise<void> }) {
  await openedDialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Erase personal data' }))
  return within(await openedDialog('alertdialog'))
}

export const OnTheRecord: Story = {
  parameters: open(),
  play: async () => {
    const sheet = await opened()
    await expect(await sheet.findByRole('heading', { name: 'Personal data' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Export personal data' })).toBeVisible()
  },
}
export const OnTheRecordPhone: Story = { ...OnTheRecord, globals: onPhone }
export const OnTheRecordDark: Story = {
  ...OnTheRecord,
  globals: { ...onDesktop, colorMode: 'dark' },
}

export const Exported: Story = {
  parameters: open(),
  play: async ({ userEvent }) => {
    const sheet = await opened()
    const button = await sheet.findByRole('button', { name: 'Export personal data' })
    const file = await savedFile(async () => {
      await userEvent.click(button)
      await screen.findByText('Personal data of C-002 exported')
    })
    // No name and no address in it.
    await expect(file.name).toBe('personal-data-C-002-2026-06-15.json')
    await expect(file.text).toMatch(/^\{\n {2}"format": "sunline-personal-data",\n/)
  },
}

export const Exporting: Story = {
  parameters: open({ export: () => new Promise(() => {}) }),
  play: async ({ userEvent }) => {
    const sheet = await opened()
    await userEvent.click(await sheet.findByRole('button', { name: 'Export personal data' }))
    await expect(await sheet.findByRole('button', { name: 'Exporting' })).toBeVisible()
  },
}

export const ExportFailed: Story = {
  parameters: open({ export: async () => unavailable }),
  play: async ({ userEvent }) => {
    const sheet = await opened()
    await userEvent.click(await sheet.findByRole('button', { name: 'Export personal data' }))
    await expect(await screen.findByText(/did not answer in time/)).toBeVisible()
  },
}

export const EraseAsked: Story = {
  parameters: open(),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    const [goes, stays, unsure] = await dialog.findAllByRole('list')
    await expect(goes).toHaveTextContent('Q-031 (same email), Q-044 (same phone number)')
    await expect(goes).toHaveTextContent('J-007, ORD-004: older than 3 years')
    await expect(stays).toHaveTextContent('J-118, ORD-071 until 06/11/2029')
    await expect(unsure).toHaveTextContent('Q-052')
    await expect(dialog.getByText(/16 CCR 3358/)).toBeVisible()
    await expect(dialog.getByText(/last one was made on 06\/14\/2026/)).toBeVisible()
  },
}
export const EraseAskedPhone: Story = { ...EraseAsked, globals: onPhone }
export const EraseAskedDark: Story = {
  ...EraseAsked,
  globals: { ...onDesktop, colorMode: 'dark' },
}

export const EraseAskedLoading: Story = {
  parameters: open({}, { view: { status: 'loading' } }),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    await expect(dialog.getByText('Finding out what would be erased')).toBeInTheDocument()
  },
}

export const ErasePlanUnavailable: Story = {
  parameters: open(
    {},
    { view: { status: 'error', failure: { kind: 'unavailable', reason: 'server' } } },
  ),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    await expect(dialog.getByRole('alert')).toHaveTextContent('The server could not do this.')
    await expect(dialog.queryByRole('button', { name: 'Erase personal data' })).toBeNull()
  },
}

/** While a job is open somebody has to know where to go. */
export const RefusedOpenJobs: Story = {
  parameters: open({}, { plan: buildErasurePlan({ openJobs: ['J-118', 'J-121'] }) }),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    await expect(await dialog.findByText(/still work to do for this customer/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'J-121' })).toHaveAttribute(
      'href',
      '/admin/jobs?record=J-121',
    )
    await expect(dialog.queryByRole('button', { name: 'Erase personal data' })).toBeNull()
  },
}
export const RefusedOpenJobsPhone: Story = { ...RefusedOpenJobs, globals: onPhone }

const erase = fn(memoryPersonalData(fullErasurePlan).erase)

/** Nothing is erased by a slip: the number has to be typed. */
export const ConfirmedByTyping: Story = {
  parameters: open({ erase }),
  beforeEach: () => {
    erase.mockClear()
  },
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    const field = await dialog.findByLabelText('Type C-002 to confirm')
    const confirm = dialog.getByRole('button', { name: 'Erase personal data' })
    await userEvent.type(field, 'C-003')
    await userEvent.click(confirm)
    await expect(dialog.getByText('Type C-002, the number of this customer')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveFocus()
    await expect(erase).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, ' c-002')
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(erase).toHaveBeenCalledWith('C-002')
    await expect(screen.getByText('Personal data of C-002 erased')).toBeVisible()
    await expect(screen.getByText('3 records of the work stay without a name.')).toBeVisible()
  },
}

export const EraseFailed: Story = {
  parameters: open({ erase: async () => unavailable }),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    const field = await dialog.findByLabelText('Type C-002 to confirm')
    await userEvent.type(field, 'C-002{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('did not answer in time')
    await expect(field).toHaveValue('C-002')
  },
}

/** Nothing has to be kept of somebody without work: their record goes, and its sheet closes. */
export const ErasedWholly: Story = {
  parameters: open({}, { plan: buildErasurePlan() }),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    const field = await dialog.findByLabelText('Type C-002 to confirm')
    await userEvent.type(field, 'C-002{Enter}')
    await expect(await screen.findByText('Personal data of C-002 erased')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AccountHasToBeDeletedByHand: Story = {
  parameters: open({
    erase: async () => ({ ok: true, value: { account: 'unlinked', kept: fullErasurePlan.kept } }),
  }),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    const field = await dialog.findByLabelText('Type C-002 to confirm')
    await userEvent.type(field, 'C-002{Enter}')
    await expect(await screen.findByText(/Delete it in the Supabase dashboard/)).toBeVisible()
  },
}

export const ErasedBefore: Story = {
  parameters: open({}, { rows: [erasedBefore] }),
  play: async () => {
    const sheet = await opened()
    await expect(await sheet.findByText('Erased on Jun 10, 2026, 11:30 AM')).toBeVisible()
  },
}
export const ErasedBeforePhone: Story = { ...ErasedBefore, globals: onPhone }
