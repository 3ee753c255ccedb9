import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { DashboardHeader } from '@/features/technician/screens/DashboardHeader'

const meta = {
  title: 'Screens/Technician/Dashboard header',
  component: DashboardHeader,
  args: { name: 'Tara Nguyen', onSignOut: fn() },
  argTypes: { name: { control: 'text' } },
  parameters: seenIn('phone', 'small', 'desktop'),
} satisfies Meta<typeof DashboardHeader>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Welcome back, Tara Nguyen')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Two-factor sign-in' })).toHaveAttribute(
      'href',
      '/auth/two-factor',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const LongName: Story = {
  args: { name: 'Maximiliano Fernandez-Oyelaran' },
}
