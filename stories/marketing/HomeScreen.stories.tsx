import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { isNarrow, seenIn } from '../../.storybook/windows'
import { HomeScreen } from '@/features/marketing/home/screens/HomeScreen'
import { SiteShell } from '@/features/marketing/frame/screens/SiteShell'
import { usualSiteSettings } from '@/domain/siteSettings'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { pins } from '../../.storybook/pins'
import { otherSettings } from '../otherSettings'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'

const panel = (
  <chakra.form display="grid" gap="4" onSubmit={(event) => event.preventDefault()}>
    <TextField label="ZIP code" autoComplete="postal-code" inputMode="numeric" />
    <TextField label="Phone number" type="tel" autoComplete="tel" />
    <TextField label="Vehicle year" />
    <TextField label="Make" />
    <TextField label="Model" />
    <Button type="submit" variant="action" size="lg" width="full">
      Continue to Service Selection
    </Button>
  </chakra.form>
)

const meta = {
  title: 'Screens/Marketing/Home',
  component: HomeScreen,
  // Rendered here and not passed as an arg: Storybook cannot write an element with handlers into its address.
  render: () => <HomeScreen quotePanel={panel} />,
  argTypes: { quotePanel: { control: false } },
  decorators: [
    (Story) => (
      <SiteShell currentPath="/">
        <Story />
      </SiteShell>
    ),
  ],
  parameters: seenIn('desktop', 'tablet', 'phone'),
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WholePage: Story = {
  play: async ({ canvas }) => {
    const name = 'Continue to Service Selection'
    if (isNarrow()) {
      // The vehicle is asked for on the quote's own page.
      await expect(canvas.queryByRole('button', { name })).toBeNull()
      const [quote] = canvas.getAllByRole('link', { name: 'Get Free Quote' })
      await expect(quote).toBeVisible()
      await expect(quote).toHaveAttribute('href', '/quote')
    } else await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(canvas.getAllByText('4.9/5').length).toBeGreaterThan(0)
    for (const service of [
      'Windshield Replacement',
      'Chip Repair',
      'Door Glass',
      'Vent Glass',
      'Quarter Glass',
      'Back Glass',
    ]) {
      await expect(canvas.getAllByRole('link', { name: service }).length).toBe(2)
    }
  },
}

/** Another company elsewhere, whose services have prices of their own; a repair is a fifth of a replacement. */
export const AnotherOwnersSettings: Story = {
  parameters: { atoms: pins([siteSettingsAtom, otherSettings]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mobile auto glass in New York and Stamford')).toBeVisible()
    await expect(canvas.getAllByText('4.2/5')[0]).toBeVisible()
    await expect(canvas.getByText('rating from over 350 customers')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'A price for every pane' })).toBeVisible()
    await expect(canvas.getByText('from CA$310')).toBeVisible()
    await expect(canvas.getByText('CA$59')).toBeVisible()
    await expect(canvas.getByText('CA$389.50')).toBeVisible()
    await expect(canvas.getByText(/Repair is 80% cheaper than replacement/)).toBeVisible()
    await expect(canvas.getByText('40 miles around two shops')).toBeVisible()
    const [call] = canvas.getAllByRole('link', { name: /\(212\) 555-0142/ })
    await expect(call).toHaveAttribute('href', 'tel:+12125550142')
  },
}

/** Nothing is claimed that nobody has said. */
export const NothingClaimed: Story = {
  tags: ['works'],
  parameters: {
    atoms: pins([
      siteSettingsAtom,
      { ...usualSiteSettings, claims: { rating: 5, reviews: 0, customers: 0, years: 0 } },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\/5$/)).toBeNull()
    await expect(canvas.getByText('mobile service at home, work or roadside')).toBeVisible()
  },
}
