import { answerMailPage } from '@local/mailPage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectInLetter } from './letterText'
import { Letter } from './Letter'

const title = 'Mail sent on this machine'
const nothingLeaves = 'Nothing leaves this computer: what would be mailed is listed here'

const pageWith = (mails: Parameters<typeof answerMailPage>[1]) =>
  answerMailPage(new Request('http://localhost/mail'), mails).text()

const resetMail = {
  to: 'tara@example.com',
  subject: 'Reset Your Password',
  text: 'Set a new password: http://localhost:5173/auth/new-password?token_hash=1f3a',
  html: '',
  sentAt: '2026-06-15T17:00:00.000Z',
  channel: 'email' as const,
  attachments: [],
}
const confirmation = {
  ...resetMail,
  to: 'dana@example.com',
  subject: 'Your appointment Q-001: Tue, Jun 16, 8:00 AM - 10:00 AM',
  text: 'Your appointment is booked',
  attachments: [{ filename: 'appointment.ics', contentType: 'text/calendar', content: '' }],
}
const reminder = {
  ...resetMail,
  channel: 'text' as const,
  to: '+15550101234',
  subject: '',
  text: 'Sunline Auto Glass: see you Tue, Jun 16, 8:00 AM - 10:00 AM PT.',
}
const hostile = {
  ...resetMail,
  to: 'eve@example.com',
  subject: '<img src=x onerror=alert(1)>',
  text: 'Hello',
  sentAt: '2026-06-15T16:00:00.000Z',
}

/** Where the embedded backend shows the mails that it would have sent. */
const meta = {
  title: 'Beyond screens/Local mail page',
  component: Letter,
  args: { title, html: '' },
  argTypes: { html: { control: false } },
  render: (args, { loaded }) => <Letter {...args} html={String(loaded.html)} />,
} satisfies Meta<typeof Letter>

export default meta
type Story = StoryObj<typeof meta>

/** The newest first; markup in a mail is shown and not run. */
export const TwoMails: Story = {
  loaders: [async () => ({ html: await pageWith([hostile, resetMail]) })],
  play: ({ canvasElement }) =>
    expectInLetter(
      canvasElement,
      [nothingLeaves, 'To tara@example.com · 2026-06-15 17:00 UTC', hostile.subject],
      {
        'http://localhost:5173/auth/new-password?token_hash=1f3a':
          'http://localhost:5173/auth/new-password?token_hash=1f3a',
      },
    ),
}

export const TwoMailsPhone: Story = {
  ...TwoMails,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const TwoMailsDark: Story = { ...TwoMails, globals: { colorMode: 'dark' } }

/** A mail's files can be saved; a text is told from a mail. */
export const TextAndFile: Story = {
  loaders: [async () => ({ html: await pageWith([confirmation, reminder]) })],
  play: ({ canvasElement }) =>
    expectInLetter(
      canvasElement,
      [nothingLeaves, 'Text message', 'To +15550101234', reminder.text, confirmation.subject],
      { 'appointment.ics': `${location.origin}/local/mail/1/appointment.ics` },
    ),
}

export const NothingSent: Story = {
  loaders: [async () => ({ html: await pageWith([]) })],
  play: ({ canvasElement }) =>
    expectInLetter(canvasElement, [nothingLeaves, 'No mail has been sent yet.']),
}
