import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { AppInStory } from './AppInStory'
import { office } from './office'
import { choose, page, patience, pick, read, type Walk } from './walking'

const meta = {
  title: 'Flows/Quote to job to order',
  component: AppInStory,
  args: { address: '/admin/quotes' },
  argTypes: { address: { control: 'text' }, behind: { control: false } },
  globals: { role: 'admin', viewport: { value: 'wide', isRotated: false } },
  parameters: { linksFollowed: true, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

async function openSection(walk: Walk, name: string) {
  const menu = await page(walk).findByRole('navigation', { name: /admin/i }, patience)
  await walk.userEvent.click(within(menu).getByRole('link', { name }))
}

const guest = office()

/** A visitor's quote is contacted, confirmed and becomes a job, which is done; the order it makes is paid. */
export const FromTheQuoteToTheOrder: Story = {
  render: ({ address }) => <AppInStory address={address} behind={guest} />,
  play: async (walk) => {
    await choose(walk, 'Contact, Q-040')
    await choose(walk, 'Confirm, Q-040')
    await choose(walk, 'Convert to Job, Q-040')
    await read(walk, 'Q-040 is now job J-122')
    await openSection(walk, 'Jobs')
    await read(walk, 'Jobs Management')
    await choose(walk, 'Assign Job, J-122')
    await pick(walk, 'Technician', 'Sarah Chen')
    await choose(walk, 'Assign')
    await read(walk, 'J-122 is assigned to Sarah Chen')
    await choose(walk, 'Start, J-122')
    await read(walk, 'J-122: In Progress')
    await choose(walk, 'Complete, J-122')
    await read(walk, 'J-122: Completed')
    await openSection(walk, 'Orders')
    await read(walk, 'Orders Management')
    await read(walk, 'Windshield Replacement, 2021 Honda Civic')
    await choose(walk, 'Mark as Paid, ORD-157')
    await read(walk, 'ORD-157: payment paid')
  },
}
