import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { SetupScreen } from '@/features/setup/screens/SetupScreen'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { signedInAs } from '../auth/people'
import { inMain } from '../quote/quoteStates'
import { expectAlert } from '../stateWords'
import '../patience'

/** Each failure of the pretend server, met on the page that sets a project up. */
const meta = {
  title: 'Screens/Setup/Failures',
  component: SetupScreen,
  decorators: [inMain],
  args: { settingsHref: '/admin/settings' },
  parameters: {
    ...seenIn('desktop', 'phone'),
    atoms: pins([sessionStateAtom, signedInAs('owner@example.com')]),
  },
} satisfies Meta<typeof SetupScreen>

export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

async function enter({ canvas, userEvent }: Stage) {
  const field = await canvas.findByLabelText('Setup code')
  await userEvent.clear(field)
  await userEvent.type(field, 'ABCD2345')
  await userEvent.click(canvas.getByRole('button', { name: 'Become the first administrator' }))
}

export const WrongCode: Story = {
  parameters: { server: 'setup-wrong-code' },
  play: async (stage) => {
    await enter(stage)
    await expectAlert(['This is not the code', '4 tries are left. Compare it letter by letter.'])
    await expect(stage.canvas.getByLabelText('Setup code')).toHaveValue('ABCD2345')
  },
}

export const CodeEnded: Story = {
  parameters: { server: 'setup-code-ended' },
  play: async (stage) => {
    await enter(stage)
    await expectAlert([
      'This code has ended',
      'It is too old, or was tried too often. Make a new one with "npm run doctor -- --first-admin" on your machine.',
    ])
  },
}
