import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { TextField } from '@/ui/TextField'
import { expectAlert } from '../stateWords'

const meta = {
  title: 'UI/ErrorSummary',
  component: ErrorSummary,
  parameters: { layout: 'padded' },
  args: {
    title: 'Before you can confirm',
    attempt: 1,
    errors: [
      { fieldId: 'glassType', href: '/quote/details', message: 'Choose the glass type' },
      { fieldId: 'firstName', message: 'Enter your first name' },
    ],
  },
  argTypes: {
    title: { control: 'text' },
    text: { control: 'text' },
    attempt: { control: 'number' },
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField id="firstName" label="First name" error="Enter your first name" />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const TwoErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your first name' }))
    await expect(canvas.getByLabelText('First name')).toHaveFocus()
  },
}

export const WithASentence: Story = {
  args: { title: 'Somebody has just taken that time', text: 'Everything else is kept.' },
  play: () =>
    expectAlert(
      ['Somebody has just taken that time', 'Everything else is kept.'],
      ['Choose the glass type', 'Enter your first name'],
    ),
}

export const NoErrors: Story = { args: { errors: [] } }
