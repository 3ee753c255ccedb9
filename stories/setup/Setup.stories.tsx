import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { viewNames, type ScreenStates } from '../../.storybook/screenStates'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { setupGatewayAtom, type CodeAnswer, type SetupGateway } from '@/features/setup/gateway'
import { SetupNotice } from '@/features/setup/screens/SetupNotice'
import { SetupScreen } from '@/features/setup/screens/SetupScreen'
import {
  codeStateAtom,
  setupViewAtom,
  type CodeState,
  type SetupView,
} from '@/features/setup/state'
import { sessionStateAtom, type SessionState } from '@/platform/session/sessionState'
import { signedInAs } from '../auth/people'
import { inMain } from '../quote/quoteStates'
import { expectAlert, expectLoading, expectWords } from '../stateWords'

const owner = 'owner@example.com'

const answering = (answer: CodeAnswer): SetupGateway => ({
  isNeeded: async () => ({ ok: true, value: true }),
  become: fn<SetupGateway['become']>(async () => ({ ok: true, value: answer })),
})

type Scene = { who?: SessionState; code?: CodeState; answer?: CodeAnswer }

const scene = (
  view: SetupView,
  {
    who = signedInAs(owner),
    code = { status: 'idle' },
    answer = { problem: 'wrong_code', triesLeft: 4 },
  }: Scene = {},
) => ({
  atoms: pins(
    [setupViewAtom, view],
    [sessionStateAtom, who],
    [codeStateAtom, code],
    [setupGatewayAtom, answering(answer)],
  ),
})

const serverDown: SetupView = {
  status: 'error',
  failure: { kind: 'unavailable', reason: 'server' },
}

/** The first run of a project that nobody runs yet. */
const meta = {
  title: 'Screens/Setup/First run',
  component: SetupScreen,
  decorators: [inMain],
  args: { settingsHref: '/admin/settings' },
  parameters: {
    ...seenIn('desktop', 'phone'),
    ...scene({ status: 'ready' }),
    screenStates: {
      views: viewNames.filter((view) => view !== 'forbidden'),
      rows: [],
      texts: [],
      pin: ({ view }) => {
        if (view === 'error') return scene(serverDown).atoms
        return scene({ status: view === 'forbidden' ? 'ready' : view }).atoms
      },
    } satisfies ScreenStates,
  },
} satisfies Meta<typeof SetupScreen>

export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const submit = 'Become the first administrator'

async function enter({ canvas, userEvent }: Stage, code: string) {
  const field = canvas.getByLabelText('Setup code')
  await userEvent.clear(field)
  await userEvent.type(field, code)
  await userEvent.click(canvas.getByRole('button', { name: submit }))
}

export const Loading: Story = {
  parameters: scene({ status: 'loading' }),
  play: () => expectLoading('Looking whether this project is set up'),
}

export const AskingForTheCode: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Welcome. Let us set up your project.' }),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Setup code')).toHaveAccessibleDescription(
      'Eight letters and digits, printed by "npm run doctor -- --first-admin". It works for 24 hours.',
    )
    await expectWords(['You are signed in as owner@example.com.'], [submit])
  },
}

export const NothingEntered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await expectAlert(['There is a problem', 'Enter the setup code'])
  },
}

/** What can be no code uses up no try. */
export const Mistyped: Story = {
  play: async (stage) => {
    await enter(stage, 'ABCD-0123')
    await expectAlert([
      'There is a problem',
      'A code has eight letters and digits, without 0, 1, I and O',
    ])
    await expect(stage.canvas.getByLabelText('Setup code')).toHaveValue('ABCD-0123')
  },
}

export const Checking: Story = {
  parameters: scene({ status: 'ready' }, { code: { status: 'sending' } }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Checking the code' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const WrongCode: Story = {
  play: async (stage) => {
    await enter(stage, 'abcd-2345')
    await expectAlert(['This is not the code', '4 tries are left. Compare it letter by letter.'])
    await expect(stage.canvas.getByLabelText('Setup code')).toHaveValue('abcd-2345')
  },
}

export const LastTry: Story = {
  parameters: scene({ status: 'ready' }, { answer: { problem: 'wrong_code', triesLeft: 1 } }),
  play: async (stage) => {
    await enter(stage, 'ABCD2345')
    await expectAlert(['This is not the code', 'One try is left. Compare it letter by letter.'])
  },
}

export const CodeEnded: Story = {
  parameters: scene({ status: 'ready' }, { answer: { problem: 'code_ended' } }),
  play: async (stage) => {
    await enter(stage, 'ABCD2345')
    await expectAlert([
      'This code has ended',
      'It is too old, or was tried too often. Make a new one with "npm run doctor -- --first-admin" on your machine.',
    ])
  },
}

export const SomebodyElseWasFirst: Story = {
  parameters: scene(
    { status: 'ready' },
    { code: { status: 'failed', failure: { kind: 'refused', word: 'done' } } },
  ),
  play: () =>
    expectAlert([
      'Somebody else was first',
      'Someone runs this project by now, who can invite you in Settings.',
    ]),
}

export const AddressNotConfirmed: Story = {
  parameters: scene(
    { status: 'ready' },
    { code: { status: 'failed', failure: { kind: 'forbidden' } } },
  ),
  play: () =>
    expectAlert([
      'Your account may not do this yet',
      'Confirm your e-mail address first: open the link in the mail that we sent to you.',
    ]),
}

export const NoAnswer: Story = {
  parameters: scene(
    { status: 'ready' },
    { code: { status: 'failed', failure: { kind: 'unavailable', reason: 'no_answer' } } },
  ),
  play: () =>
    expectAlert(['We have not heard back', 'It may have gone through. It is safe to try again.']),
}

/** Taken, and the new role is not known in this browser yet. */
export const OpeningTheAccount: Story = {
  parameters: scene({ status: 'ready' }, { code: { status: 'done' } }),
  play: () => expectLoading('Opening your account'),
}

export const Done: Story = {
  parameters: scene(
    { status: 'empty' },
    { who: signedInAs(owner, 'super_admin'), code: { status: 'done' } },
  ),
  play: async ({ canvas }) => {
    await expectWords([
      'You run this project now',
      'Next, in the settings: your company and shops, prices, opening hours, and who works with you.',
    ])
    await expect(canvas.getByRole('link', { name: 'Open the settings' })).toHaveAttribute(
      'href',
      '/admin/settings',
    )
  },
}

export const DoneRoleNotRead: Story = {
  parameters: scene(
    { status: 'ready' },
    { who: { ...signedInAs(owner), profileStatus: 'failed' }, code: { status: 'done' } },
  ),
  play: () => expectAlert(['Your new role could not be read yet.'], ['Try again']),
}

export const AlreadySetUp: Story = {
  parameters: scene({ status: 'empty' }),
  play: () =>
    expectWords(
      ['This project is set up', 'It has a super administrator, who can invite you in Settings.'],
      ['Return to Home'],
    ),
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: scene(serverDown),
  play: () =>
    expectAlert(
      [
        'Our server is not answering',
        'Try again in a moment. Are the migrations applied? "npm run doctor" tells.',
      ],
      ['Try again'],
    ),
}

/** Above "My appointments" of somebody who came first to a new project. */
export const Notice: Story = {
  render: () => <SetupNotice />,
  play: () =>
    expectWords(
      [
        'This project has no administrator yet',
        'Is it yours? Then set it up with the code of your deployment.',
      ],
      ['Set up the project'],
    ),
}
