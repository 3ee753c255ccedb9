import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../.storybook/windows'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { expectWords } from '../stateWords'

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: { title: 'No quotes found', text: 'Create quotes to start the workflow.' },
  argTypes: {
    title: { control: 'text' },
    text: { control: 'text' },
    actions: { control: false },
  },
  parameters: seenIn('desktop', 'small'),
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

const words = ['No quotes found', 'Create quotes to start the workflow.']

export const WithoutAction: Story = { play: () => expectWords(words) }
export const WithAction: Story = {
  args: { actions: <Button>New Quote</Button> },
  play: () => expectWords(words, ['New Quote']),
}
