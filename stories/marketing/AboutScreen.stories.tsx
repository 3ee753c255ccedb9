import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { AboutScreen } from '@/features/marketing/about/screens/AboutScreen'
import { SiteShell } from '@/features/marketing/frame/screens/SiteShell'

const meta = {
  title: 'Screens/Marketing/About',
  component: AboutScreen,
  decorators: [
    (Story) => (
      <SiteShell currentPath="/about">
        <Story />
      </SiteShell>
    ),
  ],
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof AboutScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WholePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over 10,000')).toBeVisible()
    await expect(canvas.getByText('20+')).toBeVisible()
  },
}
