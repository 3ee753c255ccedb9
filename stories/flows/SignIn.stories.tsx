import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { demoPeople } from '@mocks/fixtures/people'
import type { Role } from '@/domain/roles'
import { AppInStory } from './AppInStory'
import { choose, fillIn, page, patience, read, type Walk } from './walking'

const meta = {
  title: 'Flows/Sign-in',
  component: AppInStory,
  args: { address: '/login' },
  argTypes: { address: { control: 'text' } },
  parameters: { linksFollowed: true, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>

async function signIn(walk: Walk, role: Role, door: 'Technician' | 'Administrator') {
  await choose(walk, door)
  await fillIn(walk, 'Email', demoPeople[role].email)
  await fillIn(walk, 'Password', demoPeople[role].password)
  await choose(walk, 'Sign In')
}

export const AdministratorToThePanel: Story = {
  play: async (walk) => {
    await signIn(walk, 'admin', 'Administrator')
    await read(walk, "Today's Appointments")
  },
}

export const SuperAdministratorToThePanel: Story = {
  play: async (walk) => {
    await signIn(walk, 'super_admin', 'Administrator')
    await read(walk, "Today's Appointments")
  },
}

export const TechnicianToTheDay: Story = {
  parameters: seenIn('phone'),
  play: async (walk) => {
    await signIn(walk, 'technician', 'Technician')
    await read(walk, /Welcome back, Mike Torres/)
  },
}

export const CustomerToTheHomePage: Story = {
  play: async (walk) => {
    await signIn(walk, 'customer', 'Technician')
    await expect(await page(walk).findByRole('main', undefined, patience)).toBeVisible()
    await read(walk, 'You have successfully logged in.')
  },
}

export const AskedForOrdersFirst: Story = {
  args: { address: '/admin/orders' },
  play: async (walk) => {
    await signIn(walk, 'admin', 'Administrator')
    await read(walk, 'Orders Management')
  },
}
