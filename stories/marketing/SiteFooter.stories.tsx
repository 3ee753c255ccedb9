import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { SiteFooter } from '@/features/marketing/frame/screens/SiteFooter'

const meta = {
  title: 'Screens/Marketing/Site footer',
  component: SiteFooter,
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

/** Monday, 10 AM in Los Angeles. */
export const OpenNow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now, until 7 PM')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Staff Login' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(canvas.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute(
      'href',
      '/admin',
    )
    for (const name of ['Privacy', 'Terms', 'Licenses']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
  },
}

export const ClosedAtNight: Story = {
  parameters: { clock: '2026-06-20T05:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed now, opens tomorrow at 8 AM')).toBeVisible()
  },
}

export const BeforeOpening: Story = {
  parameters: { clock: '2026-11-30T14:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed now, opens today at 7 AM')).toBeVisible()
  },
}
