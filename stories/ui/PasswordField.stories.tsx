import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { words } from '@/features/auth/words/en'
import { PasswordField } from '@/ui/PasswordField'

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Password',
    words: words.passwordField,
    autoComplete: 'current-password',
    defaultValue: 'windshield',
  },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is shown')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}

export const HiddenAgainWhenSent: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const CapsLockOn: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    field.focus()
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true })
    await expect(field).toHaveAccessibleDescription('Caps Lock is on.')
  },
}

export const WithHint: Story = {
  args: {
    label: 'New password',
    hint: 'At least 8 characters. A few unrelated words make a good one.',
    autoComplete: 'new-password',
    defaultValue: '',
  },
}

export const WithError: Story = { args: { error: 'Enter your password', defaultValue: '' } }

export const Pasted: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.paste('correct horse battery staple')
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse battery staple')
  },
}

export const Disabled: Story = { args: { disabled: true } }
