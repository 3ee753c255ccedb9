import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { licenses } from '@/features/marketing/legal/licenses'
import { LicensesScreen } from '@/features/marketing/legal/screens/LicensesScreen'
import { SiteShell } from '@/features/marketing/frame/screens/SiteShell'

/** The first packages of each license: the whole list is long, and all of it alike. */
const groups = licenses.map((group) => ({ ...group, packages: group.packages.slice(0, 4) }))

const meta = {
  title: 'Screens/Marketing/Licenses',
  component: LicensesScreen,
  args: { groups },
  argTypes: { groups: { control: false } },
  decorators: [
    (Story) => (
      <SiteShell currentPath="/licenses">
        <Story />
      </SiteShell>
    ),
  ],
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof LicensesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WholePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('lucide-react')).toBeVisible()
  },
}
