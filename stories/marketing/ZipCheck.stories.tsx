import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ZipCheck } from '@/features/marketing/locations/screens/ZipCheck'

const meta = {
  title: 'Screens/Marketing/ZIP check',
  component: ZipCheck,
  parameters: { layout: 'padded' },
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

export const JustOutside: Story = { play: answers('93101', /93101 is outside our 25 miles/) }

export const AnotherState: Story = { play: answers('10001', /10001 is outside our 25 miles/) }

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

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: answers('91406', /Yes, we come to 91406/),
}
