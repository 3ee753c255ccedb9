import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { pins } from '../../.storybook/pins'
import { otherSettings } from '../otherSettings'
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

/** Shops elsewhere, on a map of their own. */
export const OtherShops: Story = {
  parameters: { atoms: pins([siteSettingsAtom, otherSettings]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Two shops, and a van that comes to you' }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: /two shops, .* 40 miles around it: Pier and Sound/ }),
    ).toBeVisible()
    await expect(canvas.getAllByText(/New York, NY 10004/)[0]).toBeVisible()
    await expect(canvas.getByText(/Stamford, CT 06901/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '(212) 555-0144' })).toHaveAttribute(
      'href',
      'tel:+12125550144',
    )
  },
}

/** One shop alone. */
export const OneShop: Story = {
  parameters: {
    atoms: pins([siteSettingsAtom, { ...otherSettings, shops: otherSettings.shops.slice(0, 1) }]),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'One shop, and a van that comes to you' }),
    ).toBeVisible()
  },
}
