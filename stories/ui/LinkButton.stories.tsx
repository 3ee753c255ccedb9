import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from '@/ui/Button'

const meta = {
  title: 'UI/LinkButton',
  component: LinkButton,
  parameters: { layout: 'padded' },
  args: { href: '/quote', children: 'Get Free Quote', variant: 'action', size: 'md' },
  argTypes: {
    variant: {
      control: 'select',
      options: ['action', 'solid', 'outline', 'plain', 'danger', 'onNight'],
    },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    width: { control: 'inline-radio', options: ['auto', 'full'] },
    href: { control: 'text' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const NextAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute(
      'href',
      '/quote',
    )
  },
}

export const Outline: Story = { args: { variant: 'outline', children: 'Call (555) 010-0199' } }
export const Plain: Story = { args: { variant: 'plain', children: 'Back to service' } }
