import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { SignaturePad } from '@/ui/SignaturePad'

const meta = {
  title: 'UI/SignaturePad',
  component: SignaturePad,
  parameters: { layout: 'padded' },
  args: {
    id: 'signature',
    label: 'Signature',
    hint: 'Sign with a finger or a pen inside the box.',
    value: '',
    onChange: fn(),
    words: { empty: 'Sign here', clear: 'Clear', signed: 'Signed' },
  },
  argTypes: {
    label: { control: 'text' },
    marker: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
  },
} satisfies Meta<typeof SignaturePad>

export default meta
type Story = StoryObj<typeof meta>

export const WithError: Story = { args: { error: 'Let the customer sign' } }

export const SignedAndCleared: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const pad = canvas.getByRole('img', { name: 'Sign here' })
    const { left, top } = pad.getBoundingClientRect()
    const at = (x: number, y: number) => ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      buttons: 1,
      pressure: 0.5,
      clientX: left + x,
      clientY: top + y,
    })
    await fireEvent.pointerDown(pad, at(30, 110))
    await fireEvent.pointerMove(window.document, at(90, 40))
    await fireEvent.pointerMove(window.document, at(150, 120))
    await fireEvent.pointerUp(window.document, { ...at(150, 120), buttons: 0 })
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^data:image\/png;base64,/),
    )
    await expect(await canvas.findByRole('img', { name: 'Signed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(await canvas.findByRole('img', { name: 'Sign here' })).toBeVisible()
  },
}
