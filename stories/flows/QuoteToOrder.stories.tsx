import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { AppInStory } from './AppInStory'
import { choose, page, patience, pick, read, type Walk } from './walking'

const meta = {
  title: 'Flows/Quote to job to order',
  component: AppInStory,
  args: { address: '/admin/quotes' },
  argTypes: { address: { control: 'text' } },
  parameters: {
    ...seenIn('desktop'),
    person: 'admin',
    linksFollowed: true,
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

async function openSection(walk: Walk, name: string) {
  const menu = await page(walk).findByRole('navigation', { name: /admin/i }, patience)
  await walk.userEvent.click(within(menu).getByRole('link', { name }))
}

/** A visitor's quote is contacted, confirmed and becomes a job, which is done; the order it makes is paid. */
export const FromTheQuoteToTheOrder: Story = {
  play: async (walk) => {
    await choose(walk, 'Contact, Q-025')
    await choose(walk, 'Confirm, Q-025')
    await choose(walk, 'Convert to Job, Q-025')
    await read(walk, 'Q-025 is now job J-156')
    await openSection(walk, 'Jobs')
    await read(walk, 'Jobs Management')
    await choose(walk, 'Assign Job, J-156')
    await pick(walk, 'Technician', 'Emily Stone')
    await choose(walk, 'Assign')
    await read(walk, 'J-156 is assigned to Emily Stone')
    await choose(walk, 'Start, J-156')
    await read(walk, 'J-156: In Progress')
    await choose(walk, 'Complete, J-156')
    await read(walk, 'J-156: Completed')
    await openSection(walk, 'Orders')
    await read(walk, 'Orders Management')
    await read(walk, 'Door Glass, 2017 Honda CR-V')
    await choose(walk, 'Mark as Paid, ORD-157')
    await read(walk, 'ORD-157: payment paid')
  },
}
