import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '@/ui/TextLink'

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  parameters: { layout: 'padded' },
  args: { href: '/locations', children: 'Check your ZIP code' },
  argTypes: { href: { control: 'text' }, children: { control: 'text' } },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const OnItsOwn: Story = {}

export const InRunningText: Story = {
  render: (args) => (
    <p>
      A little farther out? <TextLink {...args} />, we often find a way.
    </p>
  ),
}
