import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { SiteHeader } from '@/features/marketing/frame/screens/SiteHeader'

const admin = {
  initials: 'DO',
  name: 'Dana Ortiz',
  email: 'dana@example.com',
  roleLabel: 'Administrator',
  panel: 'admin',
} as const

const phone = { viewport: { value: 'phone', isRotated: false } }

const meta = {
  title: 'Screens/Marketing/Site header',
  component: SiteHeader,
  args: { currentPath: '/', onSignOut: fn() },
  argTypes: {
    currentPath: {
      control: 'select',
      options: ['/', '/windshield-replacement', '/door-glass', '/locations', '/about', '/quote'],
    },
    account: { control: 'object' },
  },
  parameters: seenIn('desktop', 'tablet', 'phone'),
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'href',
      '/windshield-replacement',
    )
    await expect(canvas.getByRole('link', { name: 'Locations' })).toHaveAttribute(
      'href',
      '/locations',
    )
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')
    await expect(canvas.queryByRole('link', { name: 'Admin Panel' })).toBeNull()
  },
}

export const OnAServicePage: Story = {
  args: { currentPath: '/door-glass' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}

export const Administrator: Story = {
  args: { account: admin },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute(
      'href',
      '/admin',
    )
    await userEvent.click(canvas.getByText('Account of Dana Ortiz'))
    const menu = within(canvas.getByRole('group'))
    await expect(menu.getByText('dana@example.com')).toBeVisible()
    await expect(menu.getByText('Administrator')).toBeVisible()
    await userEvent.click(menu.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const AccountMenuOpen: Story = {
  args: { account: admin },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Account of Dana Ortiz'))
  },
}

export const Technician: Story = {
  args: {
    account: {
      initials: 'RK',
      name: 'Ravi Kessler',
      email: 'ravi@example.com',
      roleLabel: 'Technician',
      panel: 'technician',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/technicians',
    )
  },
}

export const Customer: Story = {
  args: {
    account: {
      initials: 'J',
      name: 'jo@example.com',
      email: 'jo@example.com',
      roleLabel: 'Customer',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Admin Panel|Dashboard/ })).toBeNull()
  },
}

export const LongName: Story = {
  args: {
    account: {
      ...admin,
      name: 'Maximiliana Featherstonehaugh-Cholmondeley',
      email: 'maximiliana.featherstonehaugh-cholmondeley@example.com',
      roleLabel: 'Super Administrator',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Account of/))
  },
}

export const PhoneMenuOpen: Story = {
  globals: phone,
  args: { currentPath: '/locations' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'))
    await expect(canvas.getByRole('link', { name: 'About' })).toBeVisible()
  },
}

export const PhoneMenuClosesOnChoice: Story = {
  tags: ['works'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'))
    await userEvent.click(canvas.getByRole('link', { name: 'About' }))
    await expect(canvas.getByRole('link', { name: 'About' })).not.toBeVisible()
  },
}

export const PhoneMenuOfAnAdministrator: Story = {
  globals: phone,
  args: { account: admin },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'))
    await expect(canvas.getByRole('link', { name: 'Admin Panel' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  },
}
