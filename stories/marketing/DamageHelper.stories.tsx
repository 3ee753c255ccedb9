import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { DamageHelper } from '@/features/marketing/services/screens/DamageHelper'

const meta = {
  title: 'Screens/Marketing/Repair or replace',
  component: DamageHelper,
  parameters: { ...seenIn('desktop', 'phone'), layout: 'padded' },
} satisfies Meta<typeof DamageHelper>

export default meta
type Story = StoryObj<typeof meta>

export const OneSmallChip: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This can be repaired' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Get a repair quote' })).toHaveAttribute(
      'href',
      '/quote?service=chip-repair',
    )
  },
}

export const CrackOfARulersLength: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^How large/), '12')
    await expect(canvas.getByRole('heading', { name: 'This can be repaired' })).toBeVisible()
  },
}

export const CrackTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^How large/), 'More than 12 inches')
    await expect(canvas.getByRole('heading', { name: 'This needs a new windshield' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Get a replacement quote' })).toHaveAttribute(
      'href',
      '/quote?service=windshield',
    )
  },
}

export const InFrontOfACamera: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /In front of a camera/ }))
    await expect(canvas.getByText(/need flawless glass/)).toBeVisible()
  },
}

export const EveryReasonToReplace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^How large/), 'More than 12 inches')
    await userEvent.selectOptions(canvas.getByLabelText(/^How many/), 'More than three')
    await userEvent.click(canvas.getByRole('radio', { name: /In front of the driver/ }))
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  },
}
