import type { Meta, StoryObj } from '@storybook/react-vite'
import { seenIn } from '../../.storybook/windows'
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
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof LegalScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Privacy: Story = {}

export const Terms: Story = { args: { page: 'terms' } }
