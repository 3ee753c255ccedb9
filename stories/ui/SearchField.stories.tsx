import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchField } from '@/ui/SearchField'

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Search quotes by name, phone, vehicle or number',
    value: '',
    onSearch: fn(),
    clearLabel: 'Clear search',
    delay: 20,
  },
  argTypes: { delay: { control: { type: 'number', min: 0, step: 50 } } },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '50%_"O\'Neil" 🚗')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('50%_"O\'Neil" 🚗'))
  },
}

export const EnterSearchesAtOnce: Story = {
  args: { delay: 600_000 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'civic{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('civic')
  },
}

export const Searching: Story = {
  args: { value: 'civic' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
