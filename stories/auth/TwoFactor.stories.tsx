import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { Access } from '@/domain/access'
import { SecondFactorScreen } from '@/features/auth/screens/SecondFactorScreen'
import { codeForm, factorRemoval, factorSetUp } from '@/platform/session/factorVerbs'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { openedDialog } from '../openedDialog'
import { expectAlert, expectWords } from '../stateWords'
import { newFactor } from './newFactor'
import { refusal, staff, visitor } from './people'

const as = (access: Partial<Access>) => [sessionStateAtom, staff(access)] as const

const needed = as({ secondFactor: 'needed', hasFactor: true })
const passed = { secondFactor: 'passed', hasFactor: true } as const

const meta = {
  title: 'Screens/Auth/Two-factor',
  component: SecondFactorScreen,
  args: { onDone: fn(), onSignOut: fn() },
  parameters: { ...seenIn('desktop', 'phone'), atoms: pins(needed) },
} satisfies Meta<typeof SecondFactorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: { atoms: pins([sessionStateAtom, visitor]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Looking at your sign-in/)).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Two-factor sign-in')
  },
}

export const CodeAskedFor: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expectWords([
      'No longer have your phone? Ask a super administrator to reset your two-factor sign-in.',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const CodeOfAnotherForm: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '12 34')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expectAlert(['There is a problem', 'Enter the six digits of the code'])
    await expect(canvas.getByLabelText('Code')).toHaveValue('12 34')
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const Processing: Story = {
  parameters: { atoms: pins(needed, [codeForm.stateAtom, { status: 'processing' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeVisible()
  },
}

export const Offered: Story = {
  parameters: { atoms: pins(as({})) },
  play: () =>
    expectWords(
      [
        'Two-factor sign-in',
        'Sign in with a code from your phone as well as your password, so that a stolen password opens nothing.',
      ],
      ['Set It Up'],
    ),
}

export const AskedByTheBusiness: Story = {
  parameters: { atoms: pins(as({ secondFactor: 'to_set_up', twoFactorRequired: true })) },
  play: () =>
    expectWords(
      [
        'This business asks everybody in the office to sign in with a code from their phone as well. It takes a minute to set up.',
      ],
      ['Set It Up', 'Sign Out'],
    ),
}

export const ScanThis: Story = {
  parameters: {
    atoms: pins(as({}), [factorSetUp.stateAtom, { status: 'done', value: newFactor }]),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible()
    await expectWords(
      ['Scan this with your app', 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'],
      ['Copy Key', 'Turn It On'],
    )
  },
}

export const StartingOver: Story = {
  tags: ['works'],
  parameters: ScanThis.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(canvas.getByRole('button', { name: 'Set It Up' })).toBeVisible()
  },
}

export const On: Story = {
  parameters: { atoms: pins(as(passed)) },
  play: async ({ canvas, args, userEvent }) => {
    await expectWords(['Two-factor sign-in is on'], ['Done', 'Turn It Off'])
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const JustTurnedOn: Story = {
  parameters: { atoms: pins(as(passed), [codeForm.stateAtom, { status: 'done', value: null }]) },
  play: () => expectWords(['From your next sign-in on you are asked for a code.']),
}

export const OnAndRequired: Story = {
  parameters: { atoms: pins(as({ ...passed, twoFactorRequired: true })) },
  play: async ({ canvas }) => {
    await expectWords(['This business asks for it, so it cannot be turned off.'])
    await expect(canvas.queryByRole('button', { name: 'Turn It Off' })).toBeNull()
  },
}

export const TurningItOff: Story = {
  parameters: { atoms: pins(as(passed)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn It Off' }))
    const dialog = within(await openedDialog('alertdialog', 'Turn off two-factor sign-in?'))
    await expect(
      dialog.getByText('Anybody who knows your password can then sign in as you.'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep It On' })).toBeVisible()
  },
}

export const Off: Story = {
  parameters: { atoms: pins(as({}), [factorRemoval.stateAtom, { status: 'done', value: null }]) },
  play: () =>
    expectWords(
      [
        'Two-factor sign-in is off',
        'You sign in with your password alone. You can set it up again at any time.',
      ],
      ['Done'],
    ),
}

export const NotAvailable: Story = {
  parameters: { atoms: pins(as({ twoFactorAvailable: false })) },
  play: () => expectWords(['Two-factor sign-in is not available'], ['Done']),
}

export const NotTurnedOff: Story = {
  parameters: {
    atoms: pins(as(passed), [
      factorRemoval.stateAtom,
      { status: 'failed', failure: refusal('', { kind: 'offline', status: 0 }) },
    ]),
  },
  play: () =>
    expectAlert([
      'No connection to the sign-in service.',
      'Check your connection and try again. What you typed is still here.',
    ]),
}
