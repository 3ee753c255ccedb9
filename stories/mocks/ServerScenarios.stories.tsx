import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { scenarios } from '@mocks/scenarios/catalogue'
import { scenarioAreas, type ScenarioArea } from '@mocks/scenarios/scenario'
import { ScenarioCatalogue } from './ScenarioCatalogue'

const meta = {
  title: 'Mocks/Server scenarios',
  component: ScenarioCatalogue,
  // The page of all of them is Scenarios.mdx.
  tags: ['!autodocs'],
  args: { onSwitchOn: fn() },
  argTypes: {
    areas: { control: 'check', options: scenarioAreas },
    active: { control: 'select', options: scenarios.map(({ name }) => name) },
  },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof ScenarioCatalogue>

export default meta
type Story = StoryObj<typeof meta>

function of(area: ScenarioArea): Story {
  return {
    args: { areas: [area] },
    play: async ({ canvas, args, userEvent }) => {
      const found = scenarios.filter((scenario) => scenario.area === area)
      const buttons = canvas.getAllByRole('button', { name: 'Switch on' })
      await expect(buttons).toHaveLength(found.length)
      await userEvent.click(buttons.at(-1)!)
      await expect(args.onSwitchOn).toHaveBeenCalledWith(found.at(-1)?.name)
    },
  }
}

export const SignIn: Story = of('sign-in')
export const SignUp: Story = of('sign-up')
export const Refresh: Story = of('refresh')
export const SignOut: Story = of('sign-out')
export const Account: Story = of('account')
export const Profile: Story = of('profile')
export const Presence: Story = of('presence')
export const Connectivity: Story = of('connectivity')
export const Rest: Story = of('rest')
export const Quote: Story = of('quote')
export const Office: Story = of('office')

export const OneSwitchedOn: Story = {
  args: { areas: ['connectivity'], active: 'connection-lost' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off', pressed: true }))
    await expect(args.onSwitchOn).toHaveBeenCalledWith('normal')
  },
}
