import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { sampleInvitationLink } from '@mocks/fixtures/invitations'
import { InvitationScreen } from '@/features/invitation/screens/InvitationScreen'
import { invitationLinkAtom } from '@/features/invitation/state'
import { sessionStateAtom, type SessionState } from '@/platform/session/sessionState'
import { signedInAs, visitor } from '../auth/people'
import { inMain } from '../quote/quoteStates'
import { expectWords } from '../stateWords'
import '../patience'

const opened = (who: SessionState = visitor) =>
  pins([invitationLinkAtom, sampleInvitationLink], [sessionStateAtom, who])

/** Each failure of the pretend server, met on the page of an invitation. */
const meta = {
  title: 'Screens/Invitation/Failures',
  component: InvitationScreen,
  decorators: [inMain],
  args: { createAccount: null, signIn: null },
  argTypes: { createAccount: { control: false }, signIn: { control: false } },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof InvitationScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Expired: Story = {
  parameters: { server: 'invitation-expired', atoms: opened() },
  play: () =>
    expectWords(
      [
        'This invitation has expired',
        'Invitations are open for 7 days. Ask the person who invited you to send a new one.',
      ],
      ['Return to Home'],
    ),
}

export const Used: Story = {
  parameters: { server: 'invitation-used', atoms: opened() },
  play: () =>
    expectWords(
      ['This invitation has been used', 'Sign in with the account that accepted it.'],
      ['Sign in'],
    ),
}

/** The address in this browser is the invited one, and the server knows another. */
export const AnotherAddress: Story = {
  parameters: {
    server: 'invitation-not-the-invited-address',
    atoms: opened(signedInAs('marco@example.com')),
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expectWords([], ['Accept invitation']))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }))
    await expectWords(
      [
        'This invitation is for another address',
        'Sign out, then make or open the account of marco@example.com here.',
      ],
      ['Sign out', 'Stay signed in'],
    )
  },
}
