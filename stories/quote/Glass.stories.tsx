import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { priceChangeAtom } from '@/features/quote/state/quotePrices'
import { onePrice, otherSettings } from '../otherSettings'
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

/** The service has one price: it is chosen already, and there is no glass to choose. */
export const OnePrice: Story = {
  parameters: {
    atoms: pins(
      [siteSettingsAtom, onePrice],
      [
        quoteViewAtom,
        answered({
          serviceSelection: { serviceType: 'chip-repair' },
          glassPosition: { position: 'main' },
          glassSelection: { glassType: 'none', price: 79 },
        }),
      ],
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your Price' })).toBeVisible()
    await expect(canvas.getByText('$79')).toBeVisible()
    await expect(canvas.getByText('Your choice')).toBeVisible()
    await expect(canvas.queryByText('OEM glass')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Choose/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /Continue/ })).toBeVisible()
  },
}

/** Other prices, in another currency. */
export const AnotherCurrency: Story = {
  parameters: {
    atoms: pins(
      [siteSettingsAtom, otherSettings],
      [
        quoteViewAtom,
        answered({
          serviceSelection: { serviceType: 'windshield' },
          glassPosition: { position: 'main' },
          glassSelection: { glassType: '', price: 0 },
        }),
      ],
    ),
  },
  play: async ({ canvas }) => {
    for (const price of ['CA$420', 'CA$350', 'CA$310']) {
      await expect(canvas.getByText(price)).toBeVisible()
    }
  },
}

/** A price went up after it was seen. */
export const PriceChanged: Story = {
  parameters: {
    atoms: pins([quoteViewAtom, answered()], [priceChangeAtom, { from: 249, to: 299 }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The price has changed')).toBeVisible()
    await expect(
      canvas.getByText(
        'You saw $249.00; today it is $299.00, labor included. Nothing else in your quote has changed.',
      ),
    ).toBeVisible()
  },
}

/** Without a service there is no price to tell, once each service has its own. */
export const NoServiceYet: Story = {
  parameters: { atoms: pins([siteSettingsAtom, onePrice], [quoteViewAtom, unanswered()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What is to be done?')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Choose a service' })).toHaveAttribute(
      'href',
      '/quote',
    )
  },
}
