import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomeScreen } from '@/features/marketing/home/screens/HomeScreen'
import { SiteShell } from '@/features/marketing/frame/screens/SiteShell'
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
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Continue to Service Selection' }),
    ).toBeVisible()
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

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Continue to Service Selection' })).toBeNull()
    const [quote] = canvas.getAllByRole('link', { name: 'Get Free Quote' })
    await expect(quote).toBeVisible()
    await expect(quote).toHaveAttribute('href', '/quote')
  },
}

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }
