import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { seenIn } from '../../../.storybook/windows'
import type { ProbeCall } from '@mocks/scenarios/scenario'
import { answersTo } from '@mocks/storybook/callLog'
import { storedBusiness } from '@mocks/storybook/storedBusiness'
import { openedDialog } from '../../openedDialog'
import { AppInStory } from '../AppInStory'
import { page, read, type Walk } from '../walking'
import { acts } from './acts'
import { answered, underFailure } from './underFailure'

const meta = {
  title: 'Flows/Server failures/Rest',
  component: AppInStory,
  args: { address: '/admin/products' },
  argTypes: { address: { control: 'text' }, behind: { control: false } },
  parameters: { ...seenIn('desktop'), linksFollowed: true, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

const title = 'The server could not do this.'
const next = 'It is not your doing. Try again.'

async function cannotOpen(walk: Walk) {
  await read(walk, 'Your account could not be opened')
  await expect(page(walk).getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(page(walk).getByRole('button', { name: 'Sign Out' })).toBeEnabled()
}

/** The list cannot be read; the figures above it can. */
function cannotRead(status: number) {
  return async (walk: Walk) => {
    await read(walk, title)
    await read(walk, next)
    await read(walk, 'Inventory Value')
    await expect(page(walk).getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(new Set(answersTo('list-records'))).toEqual(new Set([status]))
  }
}

async function isTold(dialog: ReturnType<typeof within>, call: ProbeCall, status: number) {
  const alert = await dialog.findByRole('alert')
  await expect(alert).toHaveTextContent(title)
  await expect(alert).toHaveTextContent(next)
  await answered(call, [status])
}

/** A price is changed: the form says that it was not saved, and keeps what was typed. */
function cannotSave(status: number) {
  return async (walk: Walk) => {
    await acts['save-record'](walk)
    const dialog = within(await openedDialog())
    await isTold(dialog, 'save-record', status)
    await expect(dialog.getByLabelText(/^Price/)).toHaveValue('37')
    await expect(storedBusiness().products.get('PROD-002')?.price).not.toBe(37)
  }
}

export const RestNoTable: Story = underFailure('rest-no-table', cannotOpen)
export const RestNoColumn: Story = underFailure('rest-no-column', cannotOpen)
export const RestBadValue: Story = underFailure('rest-bad-value', cannotSave(400))
export const RestCheckViolated: Story = underFailure('rest-check-violated', cannotSave(400))
export const RestRaised: Story = underFailure('rest-raised', cannotSave(400))
export const RestDuplicate: Story = underFailure('rest-duplicate', cannotSave(409))
export const RestStillReferenced: Story = underFailure('rest-still-referenced', async (walk) => {
  const ordered = storedBusiness().stock_orders.size
  await acts.reorder(walk)
  await isTold(within(await openedDialog()), 'reorder', 409)
  await expect(storedBusiness().stock_orders.size).toBe(ordered)
})
export const RestNoConnectionToDatabase: Story = underFailure(
  'rest-no-connection-to-database',
  cannotRead(503),
)
export const RestPoolExhausted: Story = underFailure('rest-pool-exhausted', cannotRead(504))
export const RestStatementTimeout: Story = underFailure('rest-statement-timeout', cannotRead(500))
