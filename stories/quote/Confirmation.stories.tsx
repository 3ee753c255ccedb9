import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleLink } from '@mocks/fixtures/appointments'
import { buildQuoteConfirmation } from '@mocks/fixtures/quotes'
import { expect, fn } from 'storybook/test'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { pins } from '../../.storybook/pins'
import { otherSettings } from '../otherSettings'
import { seenIn } from '../../.storybook/windows'
import { ConfirmationScreen } from '@/features/quote/screens/confirmation/ConfirmationScreen'
import { booked, inMain, wednesday } from './quoteStates'
import { expectWords } from '../stateWords'

const meta = {
  title: 'Screens/Quote/6 Confirmation',
  component: ConfirmationScreen,
  decorators: [inMain],
  args: { booked: booked(), onStartAgain: fn() },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof ConfirmationScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Booked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Quote submitted successfully!')).toBeVisible()
    await expect(
      canvas.getByText('Your reference is Q-001. Keep it for any question.'),
    ).toBeVisible()
    const calendar = canvas.getByRole('link', { name: 'Add to calendar' })
    await expect(calendar).toHaveAttribute('download', 'appointment-Q-001.ics')
    await expect(decodeURIComponent(calendar.getAttribute('href') ?? '')).toContain(
      'DTSTART;TZID=America/Los_Angeles:20260617T100000',
    )
    await expect(canvas.getByRole('link', { name: 'Call (555) 010-0199' })).toHaveAttribute(
      'href',
      'tel:+15550100199',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Start another quote' }))
    await expect(args.onStartAgain).toHaveBeenCalledOnce()
  },
}

export const WithTheLink: Story = {
  args: {
    booked: booked({
      confirmation: buildQuoteConfirmation({
        date: wednesday,
        validUntil: '2026-07-15',
        link: sampleLink,
        appointmentId: 'a9000000-0000-4000-8000-000000000001',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'See or change your appointment' }),
    ).toHaveAttribute('href', `/appointment#${sampleLink}`)
    const calendar = canvas.getByRole('link', { name: 'Add to calendar' })
    await expect(decodeURIComponent(calendar.getAttribute('href') ?? '')).toContain(
      'UID:a9000000-0000-4000-8000-000000000001@sunline.example',
    )
    await expect(canvas.getByRole('link', { name: 'Call (555) 010-0199' })).toBeVisible()
  },
}

export const LoadedAgain: Story = {
  args: {
    booked: booked({
      confirmation: buildQuoteConfirmation({
        date: wednesday,
        validUntil: '2026-07-15',
        appointmentId: 'a9000000-0000-4000-8000-000000000001',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The link in your confirmation leads to your appointment/),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'See or change your appointment' })).toBeNull()
  },
}

export const ChipRepair: Story = {
  args: {
    booked: booked({
      confirmation: buildQuoteConfirmation({
        serviceType: 'chip-repair',
        position: 'main',
        glassType: 'aftermarket',
        price: 199,
        date: wednesday,
        validUntil: '2026-07-15',
      }),
    }),
  },
}

export const ChangedAfterwards: Story = {
  args: { booked: booked({ differs: true }) },
  play: () =>
    expectWords([
      'Your earlier confirmation had already gone through',
      'What you changed afterwards is not in it. This is what is booked; call us and we change it.',
    ]),
}

export const WithoutVehicle: Story = { args: { booked: booked({ vehicle: '' }) } }

export const LongAnswers: Story = {
  args: {
    booked: booked({
      vehicle: `1967 ${'Volkswagenbeetlecabriolet'.repeat(6)}`,
      address: `${'1200 Palm Street, behind the blue gate, '.repeat(10)}<script>alert(1)</script>`,
    }),
  },
}

/** A chip repair at its one price, by a company in another zone with another currency. */
export const AnotherOwnersSettings: Story = {
  args: {
    booked: booked({
      confirmation: buildQuoteConfirmation({
        date: wednesday,
        validUntil: '2026-07-15',
        serviceType: 'chip-repair',
        position: 'main',
        glassType: 'none',
        price: 59,
      }),
    }),
  },
  parameters: { atoms: pins([siteSettingsAtom, otherSettings]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10:00 AM - 12:00 PM, Eastern Time')).toBeVisible()
    await expect(canvas.getByText(/^CA\$59\.00, labor included/)).toBeVisible()
    await expect(canvas.queryByText('Glass type')).toBeNull()
    const calendar = decodeURIComponent(
      canvas.getByRole('link', { name: 'Add to calendar' }).getAttribute('href') ?? '',
    )
    await expect(calendar).toContain('DTSTART;TZID=America/New_York:20260617T100000')
    await expect(calendar).toContain('SUMMARY:Harbor Glass: Chip Repair')
    await expect(canvas.getByRole('link', { name: 'Call (212) 555-0142' })).toBeVisible()
  },
}
