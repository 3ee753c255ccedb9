import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BreakableEmail } from '@/ui/BreakableEmail'
import { SummaryList } from '@/ui/SummaryList'

const meta = {
  title: 'UI/SummaryList',
  component: SummaryList,
  parameters: { layout: 'padded' },
  args: {
    rows: [
      { label: 'Vehicle', value: '2021 Honda Civic', change: { href: '/', text: 'Change' } },
      { label: 'Service', value: 'Door Glass', change: { href: '/quote', text: 'Change' } },
      {
        label: 'Glass type',
        value: 'Not chosen yet',
        missing: true,
        change: { href: '/quote/details', text: 'Choose' },
      },
    ],
  },
  argTypes: { rows: { control: 'object' } },
} satisfies Meta<typeof SummaryList>

export default meta
type Story = StoryObj<typeof meta>

export const OneAnswerMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose glass type' })).toHaveAttribute(
      'href',
      '/quote/details',
    )
  },
}

export const NothingToChange: Story = {
  args: {
    rows: [
      { label: 'Reference', value: 'Q-001' },
      { label: 'Address', value: '120 Palm Street, Los Angeles, CA 90012' },
    ],
  },
}

/** An e-mail address breaks after its @ where the list is narrow. */
export const EmailAddress: Story = {
  args: {
    rows: [
      { label: 'E-mail', value: <BreakableEmail email="maximiliano.fernandez@longest.example" /> },
      { label: 'Role', value: 'Technician' },
    ],
  },
  argTypes: { rows: { control: false } },
}
