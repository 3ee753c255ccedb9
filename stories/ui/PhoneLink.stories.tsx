import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhoneLink } from '@/ui/PhoneLink'

const meta = {
  title: 'UI/PhoneLink',
  component: PhoneLink,
  parameters: { layout: 'padded' },
  args: { text: '(714) 555-0126 ext 4' },
  argTypes: { text: { control: 'text' } },
} satisfies Meta<typeof PhoneLink>

export default meta
type Story = StoryObj<typeof meta>

export const WithExtension: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '(714) 555-0126 ext 4' })
    await expect(link).toHaveAttribute('href', 'tel:+17145550126;ext=4')
  },
}

export const TwoNumbers: Story = {
  args: { text: '714-555-0126 or 714-555-0130' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

export const NoNumber: Story = {
  args: { text: 'ask at the desk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ask at the desk')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
