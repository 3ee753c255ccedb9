import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { Glyph } from '@/ui/Glyph'

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: {
    label: 'Menu',
    shape: 'menu',
    opener: <Glyph name="menu" size="6" />,
    children: <Button width="full">Sign Out</Button>,
  },
  argTypes: {
    shape: { control: 'inline-radio', options: ['menu', 'sheet'] },
    opener: { control: false },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <chakra.div
        position="relative"
        display="flex"
        justifyContent="flex-end"
        maxW="24rem"
        minH="10rem"
      >
        <Story />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'))
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  },
}

export const Sheet: Story = { ...Open, args: { shape: 'sheet' } }

export const ClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByText('Menu').closest('summary') as HTMLElement
    await userEvent.click(opener)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Sign Out')).not.toBeVisible()
    await expect(opener).toHaveFocus()
  },
}

export const ClosesOnChoice: Story = {
  tags: ['works'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(canvas.getByText('Sign Out')).not.toBeVisible()
  },
}
