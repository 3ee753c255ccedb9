import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { isNarrow, seenIn } from '../../.storybook/windows'
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
