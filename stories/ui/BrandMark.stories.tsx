import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from '@/ui/BrandMark'

const meta = {
  title: 'UI/BrandMark',
  component: BrandMark,
  parameters: { layout: 'padded' },
  args: { size: '16' },
  argTypes: { size: { control: 'select', options: ['6', '9', '12', '16', '24'] } },
} satisfies Meta<typeof BrandMark>

export default meta

export const Mark: StoryObj<typeof meta> = {}
