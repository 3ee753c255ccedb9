import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { GlassScreen } from '@/features/quote/screens/GlassScreen'
import { bookedQuoteAtom, quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { answered, expectQuoteLoading, booked, inMain, loading, unanswered } from './quoteStates'

const meta = {
  title: 'Screens/Quote/4 Glass type',
  component: GlassScreen,
  decorators: [inMain],
  args: { vehicleHref: '/', onAdvance: fn() },
  parameters: {
    ...seenIn('desktop', 'phone'),
    atoms: pins([quoteViewAtom, answered({ glassSelection: { glassType: '', price: 0 } })]),
  },
} satisfies Meta<typeof GlassScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvas }) => {
    for (const price of ['$299', '$249', '$199']) {
      await expect(canvas.getByText(price)).toBeVisible()
    }
    await expect(canvas.queryByText('Your choice')).toBeNull()
  },
}

export const ChoiceLeadsOn: Story = {
  tags: ['works'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose OEE glass' }))
    await expect(args.onAdvance).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Your choice')).toBeVisible()
  },
}

export const Chosen: Story = { parameters: { atoms: pins([quoteViewAtom, answered()]) } }

export const AnswersMissing: Story = {
  parameters: { atoms: pins([quoteViewAtom, unanswered()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your quote still needs a few answers')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Choose a service' })).toBeVisible()
  },
}

export const BackAfterConfirming: Story = {
  parameters: {
    atoms: pins([quoteViewAtom, unanswered()], [bookedQuoteAtom, booked()]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your appointment Q-001 is booked')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the appointment' })).toHaveAttribute(
      'href',
      '/quote/appointment',
    )
  },
}

export const Loading: Story = {
  parameters: { atoms: pins([quoteViewAtom, loading]) },
  play: expectQuoteLoading,
}
