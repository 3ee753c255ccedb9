import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { buildDayAvailability } from '@mocks/fixtures/quotes'
import { groupByDay } from '@/domain/appointments'
import { addDays } from '@/domain/businessTime'
import { usualCompany } from '@/domain/company'
import { formatsIn } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { WhenChoice } from '@/ui/when/WhenChoice'
import { expectLoading, expectWords } from '../stateWords'

const days = groupByDay(
  Array.from({ length: 10 }, (_, index) => addDays('2026-06-15', index + 1)).flatMap((date) =>
    buildDayAvailability(date, date === '2026-06-19' ? 1 : 3),
  ),
)

const meta = {
  title: 'UI/WhenChoice',
  component: WhenChoice,
  parameters: { layout: 'padded' },
  args: {
    view: { status: 'ready', days, taken: null },
    value: { date: '2026-06-17', timeFrame: '10:00 AM - 12:00 PM' },
    onChange: fn(),
    onRetry: fn(),
    words: sharedWords.en.when,
    formats: { ...formatsIn('en'), timeFrames: sharedWords.en.timeFrames },
    phone: usualCompany,
  },
  argTypes: { view: { control: 'object' }, value: { control: 'object' } },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return (
      <WhenChoice
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof WhenChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Fri, Jun 19/ }))
    // The frame is free on that day too, so it stays chosen.
    await expect(args.onChange).toHaveBeenLastCalledWith({
      date: '2026-06-19',
      timeFrame: '10:00 AM - 12:00 PM',
    })
    await expect(canvas.getAllByText('Last one')).toHaveLength(5)
  },
}

export const JustTaken: Story = {
  args: {
    view: {
      status: 'ready',
      days,
      taken: { date: '2026-06-17', timeFrame: '10:00 AM - 12:00 PM' },
    },
    value: { date: '2026-06-17', timeFrame: '' },
    errors: { timeFrame: 'Choose a time' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Just taken/ })).toBeDisabled()
    await expect(canvas.getByText('Choose a time')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { view: { status: 'loading' } },
  play: () => expectLoading('Looking for free times'),
}

export const Empty: Story = {
  args: { view: { status: 'empty' } },
  play: async ({ canvas, userEvent, args }) => {
    await expectWords(
      [
        'No times are free online right now',
        'We often fit somebody in all the same. Call us, day or night.',
      ],
      ['Try again', 'Call (555) 010-0199'],
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const ErrorOffline: Story = {
  args: { view: { status: 'error', isOffline: true } },
  play: () =>
    expectWords(
      [
        'We could not load the free times',
        'You seem to be offline. Everything you typed is safe on this device.',
      ],
      ['Try again', 'Call (555) 010-0199'],
    ),
}
