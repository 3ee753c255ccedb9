import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { SecondFactorDialog } from '@/features/auth/screens/SecondFactorDialog'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { pins } from '../../.storybook/pins'
import { staff } from '../auth/people'
import { openedDialog } from '../openedDialog'
import { expectWords } from '../stateWords'

/** Over a page with something unsaved on it, when the office asks for a second factor meanwhile. */
const meta = {
  title: 'Beyond screens/Code over a page',
  component: SecondFactorDialog,
  args: { onLeave: fn() },
  parameters: {
    atoms: pins([sessionStateAtom, staff({ secondFactor: 'needed', hasFactor: true })]),
  },
} satisfies Meta<typeof SecondFactorDialog>

export default meta
type Story = StoryObj<typeof meta>

export const CodeAskedFor: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await openedDialog('dialog', 'Enter your code'))
    await expectWords(['What you wrote is still here. Enter your code to go on.'])
    await userEvent.click(dialog.getByRole('button', { name: 'Leave this page' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const CodeAskedForPhone: Story = {
  ...CodeAskedFor,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
