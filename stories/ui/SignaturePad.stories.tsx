import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
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

/** Draws a stroke with the mouse. */
async function sign(
  pad: HTMLElement,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  const { left, top } = pad.getBoundingClientRect()
  const at = ([x, y]: readonly [number, number]) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    pressure: 0.5,
    clientX: left + x,
    clientY: top + y,
  })
  // The pad listens once it is drawn.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await fireEvent.pointerDown(pad, at(from))
  // Moves that come faster than pictures are drawn are taken together.
  for (const part of [0.25, 0.5, 0.75, 0.98, 0.99, 1]) {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await fireEvent.pointerMove(
      window.document,
      at([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]),
    )
  }
  await fireEvent.pointerUp(window.document, { ...at(to), buttons: 0 })
}

export const SignedAndCleared: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const pad = canvas.getByRole('img', { name: 'Sign here' })
    await sign(pad, [30, 110], [150, 120])
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^data:image\/png;base64,/),
      ),
    )
    await expect(await canvas.findByRole('img', { name: 'Signed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(await canvas.findByRole('img', { name: 'Sign here' })).toBeVisible()
  },
}

/** How far to the right there is ink, as a share of the box. */
function inkEdge(pad: HTMLCanvasElement): number {
  const { width, height } = pad
  const pixels = pad.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  let edge = 0
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at]) edge = Math.max(edge, ((at - 3) / 4) % width)
  }
  return edge / width
}

/** A phone is turned while somebody signs: the whole signature stays, smaller. */
export const Turned: Story = {
  tags: ['!dev'],
  decorators: [
    (Story) => (
      <div data-testid="window" style={{ width: 480, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const pad = canvas.getByRole<HTMLCanvasElement>('img', { name: 'Sign here' })
    await waitFor(() => expect(pad.width).toBeGreaterThan(300))
    await sign(pad, [30, 110], [pad.offsetWidth * 0.9, 120])
    const edge = inkEdge(pad)
    await expect(edge).toBeGreaterThan(0.6)
    canvas.getByTestId('window').style.width = '240px'
    await waitFor(() => expect(pad.offsetWidth).toBeLessThan(250))
    // The end of the stroke is still in the box, and not at its very edge, where it would be cut.
    await waitFor(() => expect(inkEdge(pad)).toBeGreaterThan(0.6))
    await expect(inkEdge(pad)).toBeLessThan(0.99)
    canvas.getByTestId('window').style.width = '480px'
    await waitFor(() => expect(inkEdge(pad)).toBeCloseTo(edge, 1))
  },
}
