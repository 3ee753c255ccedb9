import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page } from '@/ui/Page'

const meta = {
  title: 'UI/Page',
  component: Page,
  args: {
    measure: 'page',
    bg: 'accent.subtle',
    py: '6',
    children: 'The column that content stands in.',
  },
  argTypes: {
    measure: {
      description: 'How wide it gets: as the page, for running text, or for a form.',
      control: 'inline-radio',
      options: ['page', 'prose', 'form'],
    },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const WholePage: Story = {}
export const Prose: Story = { args: { measure: 'prose' } }
export const Form: Story = { args: { measure: 'form' } }
