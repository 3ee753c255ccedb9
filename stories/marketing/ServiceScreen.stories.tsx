import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { pins } from '../../.storybook/pins'
import { onePrice, otherSettings } from '../otherSettings'
import { seenIn } from '../../.storybook/windows'
import { DamageBand } from '@/features/marketing/services/screens/DamageHelper'
import { servicesWords } from '@/features/marketing/services/words'
import { ServiceScreen } from '@/features/marketing/services/screens/ServiceScreen'
import { SiteShell } from '@/features/marketing/frame/screens/SiteShell'

const meta = {
  title: 'Screens/Marketing/Service page',
  component: ServiceScreen,
  args: { service: 'windshield' },
  argTypes: { helper: { control: false } },
  decorators: [
    (Story, { args }) => (
      <SiteShell currentPath={servicesWords.en.pages[args.service].path}>
        <Story />
      </SiteShell>
    ),
  ],
  parameters: seenIn('desktop', 'phone'),
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

export const ChipRepair: Story = {
  args: { service: 'chip-repair', helper: <DamageBand /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This can be repaired' })).toBeInTheDocument()
  },
}

export const DoorGlass: Story = {
  args: { service: 'door-glass' },
  play: async ({ canvas }) => {
    const [quote] = canvas.getAllByRole('link', { name: 'Get Free Quote' })
    await expect(quote).toHaveAttribute('href', '/quote?service=door-glass')
  },
}

export const VentGlass: Story = { args: { service: 'vent-glass' } }

export const QuarterGlass: Story = { args: { service: 'quarter-glass' } }

export const BackGlass: Story = { args: { service: 'back-glass' } }

/** A repair has one price, which is less than that of new glass but no fifth of it. */
export const OnePrice: Story = {
  args: { service: 'chip-repair', helper: <DamageBand /> },
  parameters: { atoms: pins([siteSettingsAtom, onePrice]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One price' })).toBeVisible()
    await expect(canvas.getByText('$79')).toBeVisible()
    await expect(canvas.queryByText('OEM glass')).toBeNull()
    await expect(canvas.getAllByText(/Repair costs less than replacement/)[0]).toBeVisible()
    await expect(canvas.queryByText(/80%/)).toBeNull()
  },
}

/** Prices bear out that a repair is 80% cheaper. */
export const EightyPercentCheaper: Story = {
  args: { service: 'chip-repair', helper: <DamageBand /> },
  parameters: { atoms: pins([siteSettingsAtom, otherSettings]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '80% cheaper' })).toBeVisible()
    await expect(canvas.getByText('CA$59')).toBeVisible()
  },
}
