import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenIndex } from './ScreenIndex'
import type { IndexEntry } from './storyLinks'

const entry = (
  title: string,
  exportName: string,
  name: string,
  tags: string[] = [],
): IndexEntry => ({
  type: 'story',
  id: `${title}--${exportName}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  title,
  exportName,
  name,
  tags,
})

/** The table and search of "Start here", with a small index in place of Storybook's own. */
const meta = {
  title: 'Start here/Index',
  component: ScreenIndex,
  // The page "Start here" shows the real one.
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'padded' },
  args: {
    hasPictures: false,
    entries: [
      entry('Screens/Admin/Quotes', 'Ready', 'Ready'),
      entry('Screens/Admin/Quotes', 'Loading', 'Loading'),
      entry('Screens/Technician/Dashboard', 'TheDay', 'The Day', ['phone']),
      entry('Screens/Quote/5 Appointment', 'JustTaken', 'Just Taken'),
      entry('Flows/Quote wizard', 'TimeJustTaken', 'Time Just Taken', ['flow']),
    ],
  },
} satisfies Meta<typeof ScreenIndex>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

export const OneFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find a screen or state'), 'taken appointment')
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }))
    await expect(await canvas.findByText('1 state on 1 page')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Just Taken' })).toHaveAttribute(
      'href',
      './?path=/story/screens-quote-5-appointment-justtaken&globals=colorMode:dark;viewport.value:phone',
    )
  },
}
