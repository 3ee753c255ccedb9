import { sampleAppointment, sampleMessage, sendingTime, site } from '@mocks/fixtures/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import type { CustomerKind } from '@/domain/messages'
import type { ClaimedMessage } from '../../supabase/functions/messages/outbox'
import { textOf } from '../../supabase/functions/messages/texts/textOf'
import { TextBubble } from './TextBubble'

/** The texts about an appointment, as the sender writes them and a phone shows them. */
const meta = {
  title: 'Messages/Texts',
  component: TextBubble,
  args: { sender: '(555) 010-0199' },
  argTypes: { text: { control: false } },
  // The sender writes them, and nobody draws them but these stories: there is no code to use.
  parameters: { ...seenIn('phone', 'desktop'), docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof TextBubble>

export default meta
type Story = StoryObj<typeof meta>

const page = `${site}/appointment#k3J9_x-PqRsTuVwXyZ0123`

/** A text with exactly these words after the company's name. */
function text(kind: CustomerKind, words: string, changes: Partial<ClaimedMessage> = {}): Story {
  return {
    args: { text: textOf(sampleMessage(kind, { channel: 'text', ...changes }), site, sendingTime) },
    play: ({ canvasElement }) =>
      expect(canvasElement.querySelector('[data-bubble]')?.textContent).toBe(
        `Sunline Auto Glass: ${words}`,
      ),
  }
}

/** The first one says how texts are ended. */
export const Confirmation: Story = text(
  'confirmation',
  `you are booked for Tue, Dec 1, 8:00 AM - 10:00 AM PT. See or change it: ${page} Reply STOP to end texts, HELP for help. Msg & data rates may apply.`,
)

export const Reminder: Story = text(
  'reminder',
  `see you Tue, Dec 1, 8:00 AM - 10:00 AM PT. Please leave about 10 ft of space around the car. Details: ${page}`,
)

export const Moved: Story = text(
  'moved',
  `your new time is Tue, Dec 1, 8:00 AM - 10:00 AM PT. See or change it: ${page}`,
)

export const Cancelled: Story = text(
  'cancelled',
  'your appointment of Tue, Dec 1, 8:00 AM - 10:00 AM PT is cancelled. Questions: (555) 010-0199',
)

export const OnTheWay: Story = text(
  'on_the_way',
  `Marco is on the way, about 20 min (8:20 AM PT). ${page}`,
)

export const Finished: Story = text(
  'finished',
  `the work is done. Safe to drive from 10:20 AM PT. Report: ${page}`,
)

/** Glass that is not bonded, or a chip. */
export const FinishedNothingToCure: Story = text(
  'finished',
  `the work is done. Your car is safe to drive now. Report: ${page}`,
  { appointment: { ...sampleAppointment, safe_to_drive_at: null } },
)
