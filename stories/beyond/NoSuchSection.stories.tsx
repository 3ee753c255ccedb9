import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoSuchSection } from '@/features/admin/frame/screens/NoSuchSection'
import { inFrame } from '../admin/inFrame'
import { framed } from '../admin/listStates'
import { expectWords } from '../stateWords'

const meta = {
  title: 'Beyond screens/No such section',
  component: NoSuchSection,
  decorators: [inFrame('dashboard')],
  parameters: framed(),
} satisfies Meta<typeof NoSuchSection>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {
  play: () =>
    expectWords(
      ['There is no such section', 'Choose one from the menu, or go back to the dashboard.'],
      ['Go to the dashboard'],
    ),
}

export const Phone: Story = {
  ...Desktop,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const DesktopDark: Story = { ...Desktop, globals: { colorMode: 'dark' } }
