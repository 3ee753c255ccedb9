import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '@/ui/Button'

const meta = {
  title: 'UI/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Get Free Quote', variant: 'action', size: 'md', width: 'auto', onClick: fn() },
  argTypes: {
    variant: {
      control: 'select',
      options: ['action', 'solid', 'outline', 'plain', 'danger', 'onNight'],
    },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    width: { control: 'inline-radio', options: ['auto', 'full'] },
    children: { control: 'text' },
    busy: { control: 'boolean' },
    busyLabel: { control: 'text' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const NextAction: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Free Quote' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Outline: Story = { args: { variant: 'outline', children: 'Back' } }

export const Solid: Story = { args: { variant: 'solid', children: 'Save All Changes' } }

export const Plain: Story = { args: { variant: 'plain', children: 'Change' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel job' } }

export const FullWidth: Story = { args: { width: 'full', size: 'lg' } }

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Processing...' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Processing...' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }
