import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { fullErasurePlan } from '@mocks/fixtures/business/personalData'
import { demoPeople } from '@mocks/fixtures/people'
import { failingCall } from '@mocks/storybook/businessAnswers'
import { changeElsewhere, storedBusiness } from '@mocks/storybook/storedBusiness'
import { storePhoto } from '@mocks/storybook/storedPhotos'
import type { ErasurePlan } from '@/domain/personalData'
import { CustomersScreen } from '@/features/admin/customers/screens/CustomersScreen'
import { customersList, erasurePlanViewAtom } from '@/features/admin/customers/state'
import { wholeList } from '@/platform/records/listState'
import type { View } from '@/platform/query/view'
import { openedDialog } from '../openedDialog'
import { inFrame } from './inFrame'
import { framed, savedFile } from './listStates'
import { withMessages } from './withMessages'

/** A customer without open work whose record is open beside the list. */
const own = 'C-004'

const beside = (record: string) => framed([customersList.stateAtom, { ...wholeList, record }])

const meta = {
  title: 'Screens/Admin/Customers/Personal data',
  component: CustomersScreen,
  decorators: [inFrame('customers'), withMessages],
  parameters: { ...beside(own), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof CustomersScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Parameters of a story in which what erasing would do is only drawn. */
const planned = (view: View<ErasurePlan>) =>
  framed([customersList.stateAtom, { ...wholeList, record: own }], [erasurePlanViewAtom, view])

/** Leaves nothing of the customer's that has to be kept. */
function dropWork() {
  const { jobs, orders } = storedBusiness()
  for (const work of [jobs, orders]) {
    for (const { id, customer_id } of work.values()) if (customer_id === own) work.delete(id)
  }
}

const opened = async () => within(await openedDialog())

async function askToErase(userEvent: { click: (element: Element) => Promise<void> }) {
  await openedDialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Erase personal data' }))
  return within(await openedDialog('alertdialog'))
}

export const OnTheRecord: Story = {
  play: async () => {
    const sheet = await opened()
    await expect(await sheet.findByRole('heading', { name: 'Personal data' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Export personal data' })).toBeVisible()
  },
}

export const Exported: Story = {
  play: async ({ userEvent }) => {
    const sheet = await opened()
    const button = await sheet.findByRole('button', { name: 'Export personal data' })
    const file = await savedFile(async () => {
      await userEvent.click(button)
      await screen.findByText('Personal data of C-004 exported')
    })
    // No name and no address in it.
    await expect(file.name).toBe('personal-data-C-004-2026-06-15.json')
    await expect(file.text).toMatch(/^\{\n {2}"format": "sunline-personal-data",\n/)
    await expect(file.text).toContain('"name": "Daniel Ferreira"')
  },
}

export const Exporting: Story = {
  parameters: { answers: () => [failingCall('export_customer', 'silent')] },
  play: async ({ userEvent }) => {
    const sheet = await opened()
    await userEvent.click(await sheet.findByRole('button', { name: 'Export personal data' }))
    await expect(await sheet.findByRole('button', { name: 'Exporting' })).toBeVisible()
  },
}

export const ExportFailed: Story = {
  parameters: { answers: () => [failingCall('export_customer', 'offline')] },
  play: async ({ userEvent }) => {
    const sheet = await opened()
    await userEvent.click(await sheet.findByRole('button', { name: 'Export personal data' }))
    await expect(await screen.findByText(/The server cannot be reached/)).toBeVisible()
  },
}

export const EraseAsked: Story = {
  parameters: planned({ status: 'ready', value: fullErasurePlan }),
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

export const EraseAskedLoading: Story = {
  parameters: planned({ status: 'loading' }),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    await expect(dialog.getByText('Finding out what would be erased')).toBeInTheDocument()
  },
}

export const ErasePlanUnavailable: Story = {
  parameters: planned({
    status: 'error',
    failure: { kind: 'unavailable', reason: 'server' },
  }),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    await expect(dialog.getByRole('alert')).toHaveTextContent('The server could not do this.')
    await expect(dialog.queryByRole('button', { name: 'Erase personal data' })).toBeNull()
  },
}

/** While a job is open somebody has to know where to go. */
export const RefusedOpenJobs: Story = {
  parameters: beside('C-002'),
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    await expect(await dialog.findByText(/still work to do for this customer/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'J-132' })).toHaveAttribute(
      'href',
      '/admin/jobs?record=J-132',
    )
    await expect(dialog.queryByRole('button', { name: 'Erase personal data' })).toBeNull()
  },
}

/** Nothing is erased by a slip: the number has to be typed. */
export const ConfirmedByTyping: Story = {
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    const field = await dialog.findByLabelText('Type C-004 to confirm')
    const confirm = dialog.getByRole('button', { name: 'Erase personal data' })
    await userEvent.type(field, 'C-003')
    await userEvent.click(confirm)
    await expect(dialog.getByText('Type C-004, the number of this customer')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveFocus()
    await expect(storedBusiness().customers.get(own)?.name).toBe('Daniel Ferreira')
    await userEvent.clear(field)
    await userEvent.type(field, ' c-004')
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(storedBusiness().customers.get(own)).toMatchObject({
      name: 'Erased customer',
      email: '',
      phone: '',
    })
    await expect(screen.getByText('Personal data of C-004 erased')).toBeVisible()
    await expect(screen.getByText('6 records of the work stay without a name.')).toBeVisible()
  },
}

export const EraseFailed: Story = {
  parameters: { answers: () => [failingCall('erase_customer', 'offline')] },
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    const field = await dialog.findByLabelText('Type C-004 to confirm')
    await userEvent.type(field, 'C-004{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server cannot be reached')
    await expect(field).toHaveValue('C-004')
  },
}

/** Whether files can be removed while a story plays. */
const storage = { isDown: false }

/** The connection ended in the middle: who erases is told, and the files are removed later. */
export const PhotosStillThere: Story = {
  parameters: {
    answers: () => [
      http.delete('*/storage/v1/object/*', () =>
        storage.isDown ? HttpResponse.error() : undefined,
      ),
    ],
  },
  beforeEach: () => {
    storage.isDown = true
    for (const photo of [storePhoto('J-131', 'whole'), storePhoto('J-131', 'whole')]) {
      storedBusiness().photo_removals.set(photo, true)
    }
    dropWork()
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToErase(userEvent)
    await userEvent.type(await dialog.findByLabelText('Type C-004 to confirm'), 'C-004{Enter}')
    await expect(
      await screen.findByText(/The files of their photos could not be removed yet/),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('2 photos of erased customers are still stored')).toBeVisible()
    storage.isDown = false
    await userEvent.click(canvas.getByRole('button', { name: 'Remove now' }))
    await waitFor(() => expect(canvas.queryByText(/are still stored/)).toBeNull())
    await expect(storedBusiness().photo_removals.size).toBe(0)
  },
}

/** Nothing has to be kept of somebody without work: their record goes, and its sheet closes. */
export const ErasedWholly: Story = {
  beforeEach: dropWork,
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    const field = await dialog.findByLabelText('Type C-004 to confirm')
    await userEvent.type(field, 'C-004{Enter}')
    await expect(await screen.findByText('Personal data of C-004 erased')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(storedBusiness().customers.has(own)).toBe(false)
  },
}

/** Meanwhile somebody works here with the account: it stays. */
export const AccountHasToBeDeletedByHand: Story = {
  parameters: planned({ status: 'ready', value: fullErasurePlan }),
  beforeEach: () => {
    changeElsewhere('customers', own, { email: demoPeople.technician.email })
  },
  play: async ({ userEvent }) => {
    const dialog = await askToErase(userEvent)
    const field = await dialog.findByLabelText('Type C-004 to confirm')
    await userEvent.type(field, 'C-004{Enter}')
    await expect(await screen.findByText(/Delete it in the Supabase dashboard/)).toBeVisible()
  },
}

export const ErasedBefore: Story = {
  beforeEach: () => {
    changeElsewhere('customers', own, {
      name: 'Erased customer',
      email: '',
      phone: '',
      address: '',
      status: 'Inactive',
    })
    const { customers, erasures } = storedBusiness()
    erasures.set(own, {
      customer_made_at: customers.get(own)?.created_at ?? '',
      erased_at: '2026-06-10T18:30:00Z',
      quotes: [],
      account: null,
    })
  },
  play: async () => {
    const sheet = await opened()
    await expect(await sheet.findByText('Erased on Jun 10, 2026, 11:30 AM')).toBeVisible()
  },
}
