import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@/ui/Card'

const meta = {
  title: 'UI/Card',
  component: Card,
  parameters: { layout: 'padded' },
  args: { padding: 'md', depth: 'resting', children: 'A sheet that holds one thing.' },
  argTypes: {
    padding: {
      description: 'Between its edge and what is in it; `md` unless given.',
      control: 'inline-radio',
      options: ['none', 'md', 'lg'],
    },
    depth: {
      description: 'How far it stands above the page; `raised` is for a form over a hero.',
      control: 'inline-radio',
      options: ['flat', 'resting', 'raised'],
    },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Flat: Story = { args: { depth: 'flat' } }
export const RaisedOverAHero: Story = { args: { depth: 'raised', padding: 'lg' } }
