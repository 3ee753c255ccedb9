import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '@/ui/Badge'
import { RadioCards } from '@/ui/RadioCards'

const options = [
  { value: '8', label: '8:00 AM - 10:00 AM' },
  {
    value: '10',
    label: '10:00 AM - 12:00 PM',
    aside: <Badge tone="warning">Just taken</Badge>,
    disabled: true,
  },
  { value: '12', label: '12:00 PM - 2:00 PM', aside: <Badge>Last one</Badge> },
]

const meta = {
  title: 'UI/RadioCards',
  component: RadioCards<string>,
  parameters: { layout: 'padded' },
  args: {
    legend: 'Time frame',
    name: 'time',
    options,
    value: '',
    onChange: fn(),
    minCardWidth: '15rem',
  },
  argTypes: {
    legend: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    minCardWidth: { control: 'text' },
    value: { control: 'inline-radio', options: ['', '8', '12'] },
  },
  render: function Choice(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RadioCards
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen)
          args.onChange(chosen)
        }}
      />
    )
  },
} satisfies Meta<typeof RadioCards<string>>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /12:00 PM - 2:00 PM/ }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('12')
    await expect(canvas.getByRole('radio', { name: /Just taken/ })).toBeDisabled()
  },
}

export const Chosen: Story = { args: { value: '8' } }

export const WithDescriptions: Story = {
  args: {
    legend: 'Payment method',
    value: 'card',
    minCardWidth: '12rem',
    options: [
      { value: 'card', label: 'Credit/Debit Card', description: 'Paid when the work is done' },
      { value: 'cash', label: 'Cash on Service', description: 'Paid to the technician' },
    ],
  },
}

export const WithError: Story = {
  args: { error: 'Choose a time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Time frame' })).toHaveAccessibleDescription(
      'Choose a time',
    )
  },
}

export const NothingToChoose: Story = {
  args: { options: [], hint: 'Choose a date first, then the free times show here.' },
}
