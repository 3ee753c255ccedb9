import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { backGlass } from '@/content/en/servicePages/backGlass'
import { chipRepair } from '@/content/en/servicePages/chipRepair'
import { doorGlass } from '@/content/en/servicePages/doorGlass'
import { quarterGlass } from '@/content/en/servicePages/quarterGlass'
import { ventGlass } from '@/content/en/servicePages/ventGlass'
import { windshield } from '@/content/en/servicePages/windshield'
import { DamageBand } from '@/screens/marketing/DamageHelper'
import { ServiceScreen } from '@/screens/marketing/ServiceScreen'
import { SiteShell } from '@/screens/marketing/SiteShell'

const phone = { viewport: { value: 'phone', isRotated: false } }

const meta = {
  title: 'Screens/Marketing/Service page',
  component: ServiceScreen,
  args: { page: windshield },
  argTypes: { page: { control: false }, helper: { control: false } },
  decorators: [
    (Story, { args }) => (
      <SiteShell currentPath={args.page.path}>
        <Story />
      </SiteShell>
    ),
  ],
} satisfies Meta<typeof ServiceScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WindshieldReplacement: Story = {
  args: { helper: <DamageBand /> },
  play: async ({ canvas }) => {
    const [quote] = canvas.getAllByRole('link', { name: 'Get Free Quote' })
    await expect(quote).toHaveAttribute('href', '/quote?service=windshield')
    await expect(canvas.getByText('$299')).toBeVisible()
    await expect(canvas.getByText('1-2 hours')).toBeVisible()
  },
}

export const WindshieldReplacementOnAPhone: Story = {
  args: { helper: <DamageBand /> },
  globals: phone,
}

export const ChipRepair: Story = {
  args: { page: chipRepair, helper: <DamageBand /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This can be repaired' })).toBeInTheDocument()
  },
}

export const ChipRepairOnAPhone: Story = {
  args: { page: chipRepair, helper: <DamageBand /> },
  globals: phone,
}

export const DoorGlass: Story = {
  args: { page: doorGlass },
  play: async ({ canvas }) => {
    const [quote] = canvas.getAllByRole('link', { name: 'Get Free Quote' })
    await expect(quote).toHaveAttribute('href', '/quote?service=door-glass')
  },
}

export const DoorGlassOnAPhone: Story = { args: { page: doorGlass }, globals: phone }

export const VentGlass: Story = { args: { page: ventGlass } }

export const VentGlassOnAPhone: Story = { args: { page: ventGlass }, globals: phone }

export const QuarterGlass: Story = { args: { page: quarterGlass } }

export const QuarterGlassOnAPhone: Story = { args: { page: quarterGlass }, globals: phone }

export const BackGlass: Story = { args: { page: backGlass } }

export const BackGlassOnAPhone: Story = { args: { page: backGlass }, globals: phone }

export const SmallPhone: Story = {
  args: { page: chipRepair, helper: <DamageBand /> },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
}
