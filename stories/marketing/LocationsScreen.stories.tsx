import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { LocationsScreen } from '@/features/marketing/locations/screens/LocationsScreen'
import { SiteShell } from '@/features/marketing/frame/screens/SiteShell'

const meta = {
  title: 'Screens/Marketing/Locations',
  component: LocationsScreen,
  decorators: [
    (Story) => (
      <SiteShell currentPath="/locations">
        <Story />
      </SiteShell>
    ),
  ],
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof LocationsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WholePage: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Los Angeles Central', 'Ventura County', 'San Fernando Valley']) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: '(555) 010-0110' })).toHaveAttribute(
      'href',
      'tel:+15550100110',
    )
    await expect(canvas.getByRole('img', { name: /three shops/ })).toBeVisible()
  },
}
