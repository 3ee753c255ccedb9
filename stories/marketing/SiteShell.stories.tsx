import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { MaintenanceBanner } from '@/features/marketing/frame/screens/MaintenanceBanner'
import { NotFoundScreen } from '@/features/marketing/notFound/screens/NotFoundScreen'
import { SiteShell } from '@/features/marketing/frame/screens/SiteShell'

const meta = {
  title: 'Screens/Marketing/Site shell',
  component: SiteShell,
  args: { currentPath: '/quote', children: <NotFoundScreen /> },
  argTypes: { banner: { control: false }, children: { control: false } },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof SiteShell>

export default meta
type Story = StoryObj<typeof meta>

export const PageNotFound: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible()
    await expect(canvas.getByText('404')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  },
}

export const SkipLinkFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

export const MaintenancePlanned: Story = {
  args: {
    banner: (
      <MaintenanceBanner text="Online booking pauses on Sunday from 9 PM to 10 PM. You can always call us." />
    ),
  },
}
