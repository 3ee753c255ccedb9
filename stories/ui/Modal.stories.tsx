import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import '../patience'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'

const meta = {
  title: 'UI/Modal',
  component: Modal,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Assign J-121',
    description: 'For Monday, June 15, 8:00 AM - 10:00 AM',
    children: <p>Everything that the dialog asks for.</p>,
    footer: <Button variant="solid">Assign</Button>,
    shape: 'center',
    size: 'md',
    closeLabel: 'Close',
    role: 'dialog',
    closesOutside: true,
  },
  argTypes: {
    shape: { control: 'inline-radio', options: ['center', 'side', 'menu'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    children: { control: false },
    footer: { control: false },
  },
  parameters: seenIn('desktop', 'small'),
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

export const Dialog: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Assign J-121' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ClosedByEscape: Story = {
  tags: ['works'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const SideSheet: Story = { args: { shape: 'side' } }
export const MenuDrawer: Story = { args: { shape: 'menu', footer: undefined } }

/** The two ways to ask on the page About, which it draws in windows of their own. */
const example = { tags: ['!dev', '!autodocs'] }

export const QuestionWithItsAnswers: Story = {
  ...example,
  args: {
    role: 'alertdialog',
    size: 'sm',
    title: 'Cancel job J-121?',
    description: undefined,
    children: <p>Maria Santos is told at once. The time becomes free for others.</p>,
    footer: (
      <>
        <Button>Keep job</Button>
        <Button variant="danger">Cancel job</Button>
      </>
    ),
  },
}

export const QuestionThatSaysNothing: Story = {
  ...example,
  args: {
    role: 'alertdialog',
    size: 'sm',
    title: 'Are you sure?',
    description: undefined,
    children: <p>Do you really want to cancel?</p>,
    footer: (
      <>
        <Button variant="solid">Cancel</Button>
        <Button variant="solid">OK</Button>
      </>
    ),
  },
}
