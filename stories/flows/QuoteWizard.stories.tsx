import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { retryWaitsAtom } from '@/features/quote/state/quoteSubmission'
import { pins } from '../../.storybook/pins'
import { AppInStory } from './AppInStory'

const patience = { timeout: 20_000 }

// Somebody who waits for a retry in a story sees it at once.
const behind = pins([retryWaitsAtom, [0, 0]])

const meta = {
  title: 'Flows/Quote wizard',
  component: AppInStory,
  args: { address: '/' },
  argTypes: { address: { control: 'text' }, behind: { control: false } },
  render: ({ address }) => <AppInStory address={address} behind={behind} />,
  parameters: { linksFollowed: true, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof AppInStory>

export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const page = ({ canvasElement }: Stage) => within(canvasElement.ownerDocument.body)

const arriveAt = async (stage: Stage, title: string) =>
  waitFor(
    () => expect(page(stage).getByRole('heading', { level: 1, name: title })).toBeVisible(),
    patience,
  )

async function fillIn({ userEvent }: Stage, field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

async function giveVehicle(stage: Stage) {
  const main = within(await page(stage).findByRole('main', undefined, patience))
  await fillIn(stage, await main.findByLabelText('ZIP code', undefined, patience), '91406')
  await fillIn(stage, main.getByLabelText('Phone number'), '+1 (555) 010-0123')
  await fillIn(stage, main.getByLabelText('Vehicle year'), '2021')
  await fillIn(stage, main.getByLabelText('Make'), 'Honda')
  await fillIn(stage, main.getByLabelText('Model'), 'Civic')
  await stage.userEvent.click(main.getByRole('button', { name: 'Continue to Service Selection' }))
}

async function choose(stage: Stage, name: RegExp | string, role: 'button' | 'radio' = 'button') {
  await stage.userEvent.click(await page(stage).findByRole(role, { name }, patience))
}

/** From the service on to an open appointment page. */
async function chooseGlass(stage: Stage) {
  await arriveAt(stage, 'Select Your Service')
  await choose(stage, /Door Glass/)
  await arriveAt(stage, 'Select Glass Position')
  await choose(stage, 'Rear left door', 'radio')
  await arriveAt(stage, 'Select Glass Type')
  await choose(stage, 'Choose OEM glass')
  await arriveAt(stage, 'Schedule Your Service')
}

async function giveAppointment(stage: Stage) {
  const main = within(page(stage).getByRole('main'))
  await choose(stage, /Wed, Jun 17/, 'radio')
  await choose(stage, '10:00 AM - 12:00 PM', 'radio')
  await fillIn(stage, main.getByLabelText('First name'), 'Maria')
  await fillIn(stage, main.getByLabelText('Service address'), '120 Palm Street, Los Angeles')
}

async function expectBooked(stage: Stage, time: RegExp) {
  await expect(
    await page(stage).findByText('Quote submitted successfully!', undefined, patience),
  ).toBeVisible()
  await expect(page(stage).getByText(time)).toBeVisible()
}

export const FromTheHomePageToTheConfirmation: Story = {
  play: async (stage) => {
    await giveVehicle(stage)
    await chooseGlass(stage)
    await giveAppointment(stage)
    await choose(stage, 'Confirm Appointment')
    await expectBooked(stage, /10:00 AM - 12:00 PM, Pacific Time/)
    await expect(page(stage).getByText('2021 Honda Civic')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  args: { address: '/quote' },
  parameters: seenIn('phone'),
  play: async (stage) => {
    await arriveAt(stage, 'Tell us about your vehicle')
    await giveVehicle(stage)
    await chooseGlass(stage)
    await giveAppointment(stage)
    await choose(stage, 'Confirm Appointment')
    await expectBooked(stage, /10:00 AM - 12:00 PM, Pacific Time/)
  },
}

export const BackAndChange: Story = {
  args: { address: '/quote?service=vent-glass' },
  play: async (stage) => {
    const follow = async (name: string) =>
      stage.userEvent.click(await page(stage).findByRole('link', { name }, patience))
    await arriveAt(stage, 'Select Your Service')
    await follow('Continue to Glass Position')
    await choose(stage, 'Rear right vent', 'radio')
    await choose(stage, 'Choose Aftermarket glass')
    await arriveAt(stage, 'Schedule Your Service')
    await follow('Back to glass type')
    await arriveAt(stage, 'Select Glass Type')
    await follow('Back to position')
    await arriveAt(stage, 'Select Glass Position')
    await follow('Back to service')
    await arriveAt(stage, 'Select Your Service')
    // Another service: the position no longer belongs, the kind of glass still does.
    await choose(stage, /Quarter Glass/)
    await choose(stage, 'Left quarter', 'radio')
    await arriveAt(stage, 'Select Glass Type')
    await expect(page(stage).getByText('Your choice')).toBeVisible()
    await follow('Continue to Appointment')
    await arriveAt(stage, 'Schedule Your Service')
    await expect(page(stage).getByText('Left quarter')).toBeVisible()
    await expect(page(stage).getByText('$199.00')).toBeVisible()
  },
}

export const TimeJustTaken: Story = {
  args: { address: '/quote' },
  parameters: { server: 'quote-slot-just-taken' },
  play: async (stage) => {
    await chooseGlass(stage)
    await giveAppointment(stage)
    const email = page(stage).getByLabelText('Email')
    await fillIn(stage, email, 'maria.delgado@example.com')
    await choose(stage, 'Confirm Appointment')
    await page(stage).findByRole('heading', { name: 'Somebody has just taken that time' }, patience)
    await expect(page(stage).getByLabelText('First name')).toHaveValue('Maria')
    await choose(stage, '4:00 PM - 6:00 PM', 'radio')
    await choose(stage, 'Confirm Appointment')
    await expectBooked(stage, /4:00 PM - 6:00 PM, Pacific Time/)
  },
}

export const NoConnectionAtConfirm: Story = {
  args: { address: '/quote' },
  parameters: { server: 'quote-offline' },
  play: async (stage) => {
    await chooseGlass(stage)
    await giveAppointment(stage)
    await fillIn(stage, page(stage).getByLabelText('Email'), 'maria.delgado@example.com')
    await choose(stage, 'Confirm Appointment')
    await expect(
      await page(stage).findByText('You seem to be offline', undefined, patience),
    ).toBeVisible()
    await expect(page(stage).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page(stage).getByLabelText('Service address')).toHaveValue(
      '120 Palm Street, Los Angeles',
    )
  },
}

export const DeepLinkToTheLastStep: Story = {
  args: { address: '/quote/appointment' },
  play: async (stage) => {
    await arriveAt(stage, 'Schedule Your Service')
    await stage.userEvent.click(page(stage).getByRole('link', { name: 'Choose service' }))
    await arriveAt(stage, 'Select Your Service')
  },
}
