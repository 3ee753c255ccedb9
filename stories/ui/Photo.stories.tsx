import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePhoto } from '@mocks/fixtures/technicianDay'
import { Photo } from '@/ui/photos/Photo'

const meta = {
  title: 'UI/Photo',
  component: Photo,
  parameters: { layout: 'padded' },
  args: {
    src: samplePhoto,
    alt: 'Photo 1 of the work',
    missing: 'cannot be shown right now.',
    maxW: 'min(100%, 20rem)',
  },
  argTypes: {
    src: { control: 'text' },
    alt: { control: 'text' },
    missing: { control: 'text' },
  },
} satisfies Meta<typeof Photo>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photo 1 of the work' })).toBeVisible()
  },
}

const missing: Story['play'] = async ({ canvas }) => {
  await expect(
    await canvas.findByText('Photo 1 of the work: cannot be shown right now.'),
  ).toBeVisible()
  await expect(canvas.queryByRole('img')).toBeNull()
}

export const WithoutAddress: Story = { tags: ['works'], args: { src: null }, play: missing }

/** The address shows it no more. */
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' }, play: missing }
