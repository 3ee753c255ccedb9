import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { samplePhoto } from '@mocks/fixtures/technicianDay'
import { words } from '@/features/technician/words/en'
import { PhotoField } from '@/ui/photos/PhotoField'

const meta = {
  title: 'UI/PhotoField',
  component: PhotoField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Photos',
    marker: 'optional',
    hint: 'The finished glass, and any damage that was there before.',
    photos: [samplePhoto, samplePhoto],
    max: 3,
    onChange: fn(),
    words: words.forms.photos,
  },
  argTypes: {
    label: { control: 'text' },
    marker: { control: 'text' },
    hint: { control: 'text' },
    max: { control: { type: 'number', min: 1, max: 6 } },
  },
  render: function Kept(args) {
    const [photos, setPhotos] = useState(args.photos)
    return (
      <PhotoField
        {...args}
        photos={photos}
        onChange={(next) => {
          setPhotos(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof PhotoField>

export default meta
type Story = StoryObj<typeof meta>

/** A large picture, as a camera gives it. */
async function cameraPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(3200, 1200)
  canvas.getContext('2d')?.fillRect(100, 100, 2000, 800)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

export const MoreThanFit: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const files = [await cameraPicture('one.png'), await cameraPicture('two.png')]
    await userEvent.upload(canvas.getByLabelText('Add photo', { selector: 'input' }), files)
    await expect(await canvas.findByRole('img', { name: 'Photo 3' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Only 3 photos can be kept.')
    const shrunk = canvas.getByRole<HTMLImageElement>('img', { name: 'Photo 3' })
    await waitFor(() => expect(shrunk.naturalWidth).toBe(1600))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([samplePhoto, shrunk.src])
  },
}

export const OneThatCannotBeRead: Story = {
  args: { photos: [] },
  play: async ({ canvas, userEvent }) => {
    const heic = new File(['not a picture of this browser'], 'one.heic', { type: 'image/heic' })
    const pictures = await Promise.all(['1', '2', '3', '4'].map(cameraPicture))
    const input = canvas.getByLabelText('Add photo', { selector: 'input' })
    await userEvent.upload(input, [heic, ...pictures])
    // It takes nobody's place, and both losses are told.
    await expect(await canvas.findByRole('img', { name: 'Photo 3' })).toBeVisible()
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('That file is not a picture this phone can read.')
    await expect(status).toHaveTextContent('The last one was not added.')
  },
}
