import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
} satisfies Meta<typeof AboutScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over 10,000')).toBeVisible()
    await expect(canvas.getByText('20+')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
}
