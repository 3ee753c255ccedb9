import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { PositionScreen } from '@/features/quote/screens/PositionScreen'
import type { ServiceType } from '@/domain/services'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { answered, expectQuoteLoading, inMain, loading, unanswered } from './quoteStates'

const choosing = (serviceType: ServiceType) => ({
  atoms: pins([
    quoteViewAtom,
    unanswered({
      vehicleInfo: { year: '2021', make: 'Honda', model: 'Civic' },
      serviceSelection: { serviceType },
    }),
  ]),
})

const meta = {
  title: 'Screens/Quote/3 Position',
  component: PositionScreen,
  decorators: [inMain],
  args: { vehicleHref: '/', onAdvance: fn() },
  parameters: seenIn('desktop', 'phone'),
} satisfies Meta<typeof PositionScreen>

export default meta
type Story = StoryObj<typeof meta>

export const DoorGlass: Story = {
  parameters: choosing('door-glass'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
  },
}

export const ChoiceLeadsOn: Story = {
  tags: ['works'],
  parameters: choosing('door-glass'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Rear right door' }))
    await expect(args.onAdvance).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('radio', { name: 'Rear right door' })).toBeChecked()
  },
}

export const VentGlass: Story = { parameters: choosing('vent-glass') }

export const QuarterGlass: Story = { parameters: choosing('quarter-glass') }

export const OnlyOneOfThem: Story = {
  parameters: choosing('windshield'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with the windshield' }))
    await expect(args.onAdvance).toHaveBeenCalledOnce()
  },
}

export const Chosen: Story = { parameters: { atoms: pins([quoteViewAtom, answered()]) } }

export const NoServiceYet: Story = {
  parameters: { atoms: pins([quoteViewAtom, unanswered()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a service' })).toHaveAttribute(
      'href',
      '/quote',
    )
  },
}

export const Loading: Story = {
  parameters: { atoms: pins([quoteViewAtom, loading]) },
  play: expectQuoteLoading,
}
