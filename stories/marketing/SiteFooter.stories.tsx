import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { usualSiteSettings } from '@/domain/siteSettings'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { SiteFooter } from '@/features/marketing/frame/screens/SiteFooter'

const meta = {
  title: 'Screens/Marketing/Site footer',
  component: SiteFooter,
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

/** Monday, 10 AM in Los Angeles. */
export const OpenNow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now, until 7 PM')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Staff Login' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(canvas.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute(
      'href',
      '/admin',
    )
    for (const name of ['Privacy', 'Terms', 'Licenses']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
  },
}

export const ClosedAtNight: Story = {
  parameters: { clock: '2026-06-20T05:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed now, opens tomorrow at 8 AM')).toBeVisible()
  },
}

export const BeforeOpening: Story = {
  parameters: { clock: '2026-11-30T14:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed now, opens today at 7 AM')).toBeVisible()
  },
}

const withoutMondays = usualSiteSettings.openingHours.map((hours, weekday) =>
  weekday === 1 ? { open: 9, close: 9 } : hours,
)

/** The owner opens at other hours, and a holiday comes. */
export const OtherHoursAndAHoliday: Story = {
  parameters: {
    atoms: pins([
      siteSettingsAtom,
      {
        ...usualSiteSettings,
        openingHours: withoutMondays,
        closedDays: [{ day: '2026-06-19', name: 'Juneteenth' }],
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tue-Fri')).toBeVisible()
    await expect(canvas.getByText('Closed')).toBeVisible()
    await expect(canvas.getByText('Closed now, opens tomorrow at 7 AM')).toBeVisible()
    await expect(canvas.getByText('Closed Jun 19: Juneteenth')).toBeVisible()
  },
}

/** Closed for more than a week. */
export const ClosedForLong: Story = {
  parameters: {
    atoms: pins([
      siteSettingsAtom,
      {
        ...usualSiteSettings,
        openingHours: usualSiteSettings.openingHours.map(() => ({ open: 9, close: 9 })),
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed for now, emergencies 24/7')).toBeVisible()
    await expect(canvas.getByText('Mon-Sun')).toBeVisible()
  },
}
