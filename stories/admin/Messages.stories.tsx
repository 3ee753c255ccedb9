import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildMessage } from '@mocks/fixtures/messageLog'
import { quoteMessagesViewAtom, quotesList } from '@/features/admin/quotes/state'
import { QuotesScreen } from '@/features/admin/quotes/screens/QuotesScreen'
import type { SentMessage } from '@/domain/messages'
import { storedBusiness } from '@mocks/storybook/storedBusiness'
import { failingCall } from '@mocks/storybook/businessAnswers'
import { wholeList } from '@/platform/records/listState'
import type { View } from '@/platform/query/view'
import { openedDialog } from '../openedDialog'
import { expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { framed } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Quotes/Messages',
  component: QuotesScreen,
  decorators: [inFrame('quotes'), withMessages],
  parameters: { ...framed(), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof QuotesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The quote whose appointment is confirmed and still to come. */
const record = 'Q-022'

const opened = (view?: View<SentMessage[]>) =>
  view
    ? framed([quotesList.stateAtom, { ...wholeList, record }], [quoteMessagesViewAtom, view])
    : framed([quotesList.stateAtom, { ...wholeList, record }])

const sheet = async () => within(await openedDialog('dialog', undefined))

export const Log: Story = {
  parameters: opened({
    status: 'ready',
    value: [
      buildMessage({
        id: 'b9000000-0000-4000-8000-000000000006',
        kind: 'reminder',
        status: 'waiting',
        sentAt: null,
        attempts: 0,
        dueAt: '2026-06-17T01:00:00Z',
      }),
      buildMessage({
        id: 'b9000000-0000-4000-8000-000000000005',
        channel: 'text',
        kind: 'moved',
        status: 'failed',
        sentAt: null,
        attempts: 8,
        error: 'not_a_mobile_number',
      }),
      buildMessage({
        id: 'b9000000-0000-4000-8000-000000000004',
        kind: 'moved',
        status: 'waiting',
        sentAt: null,
        attempts: 3,
        error: 'server_not_reached',
        nextAttemptAt: '2026-06-15T17:15:00Z',
      }),
      buildMessage({
        id: 'b9000000-0000-4000-8000-000000000003',
        audience: 'office',
        kind: 'office_moved',
      }),
      buildMessage({
        id: 'b9000000-0000-4000-8000-000000000002',
        channel: 'text',
        delivery: 'delivered',
        createdByName: 'Dana Ortiz',
      }),
      buildMessage(),
      buildMessage({
        id: 'b9000000-0000-4000-8000-000000000007',
        channel: 'text',
        kind: 'on_the_way',
        delivery: 'undelivered',
        error: 'number_out_of_service',
      }),
    ],
  }),
  play: async () => {
    const open = await sheet()
    await expect(await open.findByRole('heading', { name: 'Messages' })).toBeVisible()
    await expect(open.getByText('Reason: not a mobile number')).toBeInTheDocument()
    await expect(open.getByText('Not delivered')).toBeInTheDocument()
    await expect(open.getByText(/by Dana Ortiz$/)).toBeInTheDocument()
    // What waits, or went to the office, is not sent again.
    await expect(
      open.getAllByRole('button', { name: /^Resend/ }).map((button) => button.ariaLabel),
    ).toEqual([
      'Resend moved by text',
      'Resend confirmation by text',
      'Resend confirmation by e-mail',
      'Resend on the way by text',
    ])
  },
}

export const NothingSent: Story = {
  parameters: opened(),
  play: async () => {
    const open = await sheet()
    await expectWords(['Nothing has been sent about this appointment yet.'], [], open)
  },
}

export const LinkMade: Story = {
  parameters: opened(),
  play: async ({ userEvent }) => {
    const open = await sheet()
    await userEvent.click(await open.findByRole('button', { name: 'Make a link' }))
    const field = await open.findByLabelText<HTMLInputElement>('A new link')
    await expect(field.value).toMatch(/\/appointment#[A-Za-z0-9_-]{22,}$/)
    await expect(open.getByRole('button', { name: 'Copy' })).toBeInTheDocument()
  },
}

export const LinksEnded: Story = {
  parameters: opened(),
  play: async ({ userEvent, canvas }) => {
    const open = await sheet()
    await userEvent.click(await open.findByRole('button', { name: 'End all links' }))
    const question = within(await openedDialog('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'End them' }))
    await expect(await canvas.findByText(`All links to ${record} are ended`)).toBeInTheDocument()
    const { appointments, appointment_links: links } = storedBusiness()
    const [own] = [...appointments.values()].filter(({ quote_id }) => quote_id === record)
    const live = [...links.values()].filter(
      ({ appointment_id, revoked_at }) => appointment_id === own?.id && revoked_at === null,
    )
    await expect(live).toEqual([])
  },
}

export const ConsentNoted: Story = {
  parameters: opened(),
  play: async ({ userEvent, canvas }) => {
    const open = await sheet()
    await userEvent.click(await open.findByRole('button', { name: 'Wants texts' }))
    await expect(await canvas.findByText('Texts are sent from now on.')).toBeInTheDocument()
    await expect([...storedBusiness().text_consents.values()].at(-1)).toMatchObject({
      given: true,
      source: 'office',
    })
  },
}

export const ErrorLogOutOfReach: Story = {
  name: 'Error: log out of reach',
  // It stands below what the sheet shows at first.
  tags: ['works'],
  parameters: {
    ...opened(),
    answers: () => [
      failingCall('appointment_messages', {
        rest: { status: 503, code: 'PGRST001', message: 'Could not query the database.' },
      }),
    ],
  },
  play: async () => {
    const open = await sheet()
    await expectWords(
      ['The server could not do this.', 'It is not your doing. Try again.'],
      ['Try again'],
      open,
    )
    await expect(screen.getByRole('heading', { name: 'Messages' })).toBeInTheDocument()
  },
}
