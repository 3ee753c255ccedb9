import { filledTemplate, mailSubjects, type MailKind } from '@local/mailText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Letter } from './Letter'
import { expectInLetter } from './letterText'

const templates = import.meta.glob<string>('../../supabase/templates/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const site = 'https://sunline.example'
const values = {
  SiteURL: site,
  TokenHash: 'pkce_1f3a',
  Email: 'tara@example.com',
  NewEmail: 'tara.nguyen@example.com',
}

const bodyOf = (kind: MailKind) =>
  filledTemplate(templates[`../../supabase/templates/${kind}.html`] ?? '', values)

/** The mails that the sign-in service sends, from the templates that a hosted project and the local one share. */
const meta = {
  title: 'Beyond screens/Mails',
  component: Letter,
  argTypes: { html: { control: false } },
} satisfies Meta<typeof Letter>

export default meta
type Story = StoryObj<typeof meta>

/** A mail whose one link has these words and leads there. */
const mail = (kind: MailKind, words: readonly string[], link: string, path: string): Story => ({
  args: { title: mailSubjects[kind], html: bodyOf(kind) },
  play: ({ canvasElement }) => expectInLetter(canvasElement, words, { [link]: `${site}${path}` }),
})

const unasked = 'If it was not you, do nothing: nothing happens.'

export const ConfirmYourEmail: Story = mail(
  'confirmation',
  ['made an account at Sunline Auto Glass with this address', unasked],
  'Confirm your email',
  '/auth?token_hash=pkce_1f3a&type=signup',
)

export const NewPassword: Story = mail(
  'recovery',
  ['asked for a new password for the account of this address', unasked],
  'Set a new password',
  '/auth/new-password?token_hash=pkce_1f3a&type=recovery',
)

export const NewPasswordPhone: Story = {
  ...NewPassword,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const NewPasswordDark: Story = { ...NewPassword, globals: { colorMode: 'dark' } }

export const SignInLink: Story = mail(
  'magic_link',
  ['asked for a link to sign in with this address', unasked],
  'Sign in',
  '/auth?token_hash=pkce_1f3a&type=magiclink',
)

export const NewAddress: Story = mail(
  'email_change',
  ['The account of tara@example.com is to have the address tara.nguyen@example.com.', unasked],
  'Confirm the change',
  '/auth?token_hash=pkce_1f3a&type=email_change',
)

export const Invitation: Story = mail(
  'invite',
  ['You are invited to have an account at Sunline Auto Glass.', 'The link works once.'],
  'Accept the invitation',
  '/auth/new-password?token_hash=pkce_1f3a&type=invite',
)
