import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Glyph, glyphNames } from '@/ui/Glyph'

const meta = {
  title: 'UI/Glyph',
  component: Glyph,
  parameters: { layout: 'padded' },
  args: { name: 'phone', size: '8', color: 'accent.fg' },
  argTypes: {
    name: { control: 'select', options: glyphNames },
    size: { control: 'text' },
    color: { control: 'text' },
  },
} satisfies Meta<typeof Glyph>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const All: Story = {
  render: () => (
    <chakra.ul listStyleType="none" p="0" m="0" display="flex" flexWrap="wrap" gap="5">
      {glyphNames.map((name) => (
        <chakra.li key={name} textAlign="center" textStyle="small" color="fg.muted">
          <chakra.span display="flex" justifyContent="center" color="fg">
            <Glyph name={name} size="8" />
          </chakra.span>
          {name}
        </chakra.li>
      ))}
    </chakra.ul>
  ),
}
