import type { Meta, StoryObj } from '@storybook/react-vite'
import { LegalScreen } from '@/features/marketing/legal/screens/LegalScreen'
import { SiteShell } from '@/features/marketing/frame/screens/SiteShell'

const meta = {
  title: 'Screens/Marketing/Legal',
  component: LegalScreen,
  args: { page: 'privacy' },
  decorators: [
    (Story) => (
      <SiteShell currentPath="/privacy">
        <Story />
      </SiteShell>
    ),
  ],
} satisfies Meta<typeof LegalScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Privacy: Story = {}

export const PrivacyOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Terms: Story = { args: { page: 'terms' } }

export const TermsOnAPhone: Story = {
  args: { page: 'terms' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
