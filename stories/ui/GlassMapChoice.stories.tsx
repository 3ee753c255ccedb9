import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { words as quote } from '@/features/quote/words/en'
import { glassPositions, serviceTypes, type GlassPosition } from '@/domain/services'
import { GlassMapChoice } from '@/ui/glassMap/GlassMapChoice'

const labels = Object.fromEntries(
  glassPositions.map((position) => [position, positionLabel(sharedWords.en, position)]),
) as Record<GlassPosition, string>

const meta = {
  title: 'UI/Glass map/Choice',
  component: GlassMapChoice,
  parameters: { ...seenIn('desktop', 'phone', 'small'), layout: 'padded' },
  args: {
    legend: 'Which door glass is it?',
    hint: quote.position.lead,
    name: 'position',
    service: 'door-glass',
    value: '',
    labels,
    words: { front: 'Front', driverSide: 'Driver side', passengerSide: 'Passenger side' },
    onChange: fn(),
    onChoose: fn(),
  },
  argTypes: {
    service: { control: 'select', options: serviceTypes },
    value: { control: 'select', options: ['', ...glassPositions] },
    labels: { control: 'object' },
    words: { control: 'object' },
  },
  render: function Held({ value, onChange, ...args }) {
    const [held, hold] = useState(value)
    return (
      <chakra.div
        bg="bg.surface"
        borderRadius="lg"
        boxShadow="card"
        p={{ base: '4', md: '8' }}
        maxW="56rem"
      >
        <GlassMapChoice
          {...args}
          value={held}
          onChange={(position) => {
            hold(position)
            onChange(position)
          }}
        />
      </chakra.div>
    )
  },
} satisfies Meta<typeof GlassMapChoice>

export default meta
type Story = StoryObj<typeof meta>

export const DoorGlass: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Which door glass is it?' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  },
}

/** On the smallest phones the list stands under the car. Every tap target is at least 44 px high. */
export const VentGlass: Story = {
  args: { service: 'vent-glass', legend: 'Which vent glass is it?', value: 'front-left-vent' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      const row = radio.closest('label')
      await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

export const QuarterGlass: Story = {
  args: { service: 'quarter-glass', legend: 'Which quarter glass is it?', value: 'right-quarter' },
}

/** A service with one window still asks, so that the step reads the same. */
export const OnlyOneWindow: Story = {
  args: {
    service: 'back-glass',
    legend: 'Which back glass is it?',
    hint: quote.position.leadMain,
    labels: { ...labels, main: positionLabel(sharedWords.en, 'main', 'back-glass') },
  },
}

export const WindowTapped: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(window(canvasElement, 'rear-right'))
    await expect(canvas.getByRole('radio', { name: 'Rear right door' })).toBeChecked()
    await expectOnce(args.onChange, 'rear-right')
    await expectOnce(args.onChoose, 'rear-right')
  },
}

export const RowTapped: Story = {
  args: { service: 'vent-glass', legend: 'Which vent glass is it?' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Rear left vent'))
    await expect(canvas.getByRole('radio', { name: 'Rear left vent' })).toBeChecked()
    await expectOnce(args.onChange, 'rear-left-vent')
    await expectOnce(args.onChoose, 'rear-left-vent')
  },
}

/** Back from the next step: tapping the window that is chosen already goes on again. */
export const SameWindowTappedAgain: Story = {
  args: { value: 'front-left' },
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.click(window(canvasElement, 'front-left'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expectOnce(args.onChoose, 'front-left')
  },
}

/** Arrow keys look around without deciding; the window in the picture carries the focus ring too. */
export const ArrowKeys: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Front left door' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Rear left door' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(canvasElement.querySelectorAll('.focus')).toHaveLength(2)
  },
}

export const EnterDecides: Story = {
  args: { service: 'quarter-glass', legend: 'Which quarter glass is it?' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expectOnce(args.onChange, 'right-quarter')
    await expectOnce(args.onChoose, 'right-quarter')
  },
}

export const SpaceDecides: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Front left door' })).toBeChecked()
    await expectOnce(args.onChange, 'front-left')
    await expectOnce(args.onChoose, 'front-left')
  },
}

/** A row under the mouse outlines its window and turns the car to the side it is on. */
export const RowUnderMouse: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByText('Front right door'))
    await expect(canvasElement.querySelectorAll('.pane.hot')).toHaveLength(2)
    await expect(canvas.getAllByText('Passenger side')).toHaveLength(2)
  },
}

export const NothingChosenYet: Story = {
  args: { error: 'Choose the window that needs glass' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      `${quote.position.lead} Choose the window that needs glass`,
    )
  },
}

export const Disabled: Story = {
  args: { disabled: true, value: 'rear-left' },
  play: async ({ canvas, canvasElement }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
    await expect(canvasElement.querySelector('[data-position]')).toBeNull()
  },
}

async function expectOnce(callback: unknown, position: GlassPosition) {
  await expect(callback).toHaveBeenCalledOnce()
  await expect(callback).toHaveBeenCalledWith(position)
}

/** The window in the picture from above; pictures are hidden from roles, so it is found by its position. */
function window(canvasElement: HTMLElement, position: GlassPosition): Element {
  const pane = canvasElement.querySelector(`.reach-pane[data-position="${position}"]`)
  if (!pane) throw new Error(`No window for ${position}`)
  return pane
}
