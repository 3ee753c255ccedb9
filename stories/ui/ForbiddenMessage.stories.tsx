import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../.storybook/windows'
import { Button, LinkButton } from '@/ui/Button'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'
import { expectForbidden } from '../stateWords'

const meta = {
  title: 'UI/ForbiddenMessage',
  component: ForbiddenMessage,
  args: {
    title: 'This page is not open to you',
    children: 'You are signed in as Customer, and this page is kept for others.',
    actions: (
      <>
        <LinkButton href="/" variant="action">
          Go to my page
        </LinkButton>
        <Button>Sign Out</Button>
      </>
    ),
    level: 1,
  },
  argTypes: {
    title: { control: 'text' },
    children: { control: 'text' },
    level: { control: 'inline-radio', options: [1, 2] },
    actions: { control: false },
  },
  parameters: seenIn('desktop', 'small'),
} satisfies Meta<typeof ForbiddenMessage>

export default meta
type Story = StoryObj<typeof meta>

const expecting = (title: string) => () =>
  expectForbidden(title, 'You are signed in as Customer, and this page is kept for others.', [
    'Go to my page',
    'Sign Out',
  ])

export const WholePage: Story = { play: expecting('This page is not open to you') }

export const OnePartOfAPage: Story = {
  args: { level: 2, title: 'Settings are not open to you' },
  play: expecting('Settings are not open to you'),
}
