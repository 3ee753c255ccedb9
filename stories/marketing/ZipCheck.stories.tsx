import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { usualSiteSettings } from '@/domain/siteSettings'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { ZipCheck } from '@/features/marketing/locations/screens/ZipCheck'
import { expectWords } from '../stateWords'

const meta = {
  title: 'Screens/Marketing/ZIP check',
  component: ZipCheck,
  parameters: { ...seenIn('desktop', 'phone'), layout: 'padded' },
} satisfies Meta<typeof ZipCheck>

export default meta
type Story = StoryObj<typeof meta>

/** Types a ZIP, presses Check and waits for the words. */
const answers =
  (zip: string, words: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('ZIP code'), zip)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findByText(words)).toBeVisible()
  }

export const NothingAsked: Story = {}

export const InsideTheRadius: Story = { play: answers('91406', /Yes, we come to 91406/) }

const outside =
  (zip: string, advice: string): Story['play'] =>
  async (context) => {
    await answers(zip, /is outside our 25 miles/)?.(context)
    await expectWords([`${zip} is outside our 25 miles`, advice], ['Call (555) 010-0199'])
  }

export const JustOutside: Story = {
  play: outside(
    '93101',
    'The nearest shop, Ventura County, is about 41 miles away. Call us: we often find a way, or bring the car in.',
  ),
}

export const AnotherState: Story = {
  play: outside(
    '10001',
    'Call us: we may know someone near you, or bring the car to one of the shops.',
  ),
}

export const UnknownIsNoRefusal: Story = {
  play: async (context) => {
    await answers('90099', /We do not know this ZIP code/)?.(context)
    await expect(context.canvas.getByRole('link', { name: 'Get Free Quote' })).toBeVisible()
  },
}

export const NotAZip: Story = { play: answers('906', /A ZIP code has five digits/) }

export const WithTheLastFourDigits: Story = {
  play: answers('91406-1234', /Yes, we come to 91406/),
}

/** The owner's vans go farther. */
export const LargerRadius: Story = {
  parameters: {
    atoms: pins([siteSettingsAtom, { ...usualSiteSettings, serviceRadius: 45 }]),
  },
  play: answers('93101', /Yes, we come to 93101/),
}
