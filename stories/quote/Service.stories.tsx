import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { ServiceScreen } from '@/features/quote/screens/ServiceScreen'
import { quoteViewAtom, resumedOnAtom } from '@/features/quote/state/quoteDraft'
import { answered, expectQuoteLoading, inMain, loading, unanswered } from './quoteStates'

const withVehicle = unanswered({ vehicleInfo: { year: '2021', make: 'Honda', model: 'Civic' } })

const meta = {
  title: 'Screens/Quote/2 Service',
  component: ServiceScreen,
  decorators: [inMain],
  args: { vehicleHref: '/', hasVehicleForm: false, onAdvance: fn(), onVehicleDone: fn() },
  parameters: { ...seenIn('desktop', 'phone'), atoms: pins([quoteViewAtom, withVehicle]) },
} satisfies Meta<typeof ServiceScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most Popular')).toBeVisible()
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  },
}

export const ChoiceLeadsOn: Story = {
  tags: ['works'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Vent Glass/ }))
    await expect(args.onAdvance).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: /Vent Glass/, pressed: true })).toBeVisible()
  },
}

export const Chosen: Story = {
  parameters: { atoms: pins([quoteViewAtom, answered()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue to Glass Position' })).toHaveAttribute(
      'href',
      '/quote/position',
    )
    await expect(canvas.getByRole('link', { name: 'Back to vehicle info' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const VehicleMissing: Story = {
  parameters: { atoms: pins([quoteViewAtom, unanswered()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your quote still needs one answer')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tell us about the vehicle' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const Loading: Story = {
  parameters: { atoms: pins([quoteViewAtom, loading]) },
  play: expectQuoteLoading,
}

const resumed = pins([quoteViewAtom, answered()], [resumedOnAtom, 'any'])

export const BegunBefore: Story = {
  parameters: { atoms: resumed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We kept what you entered before.')
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible()
  },
}

export const StartedOver: Story = {
  tags: ['works'],
  parameters: { atoms: resumed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
    await expect(canvas.getByText('Your quote still needs one answer')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

const onPhone = { vehicleHref: '/quote#vehicle', hasVehicleForm: true }

export const WithVehicleForm: Story = {
  args: onPhone,
  parameters: { atoms: pins([quoteViewAtom, unanswered()]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Make'), 'Kia')
    await expect(canvas.getByLabelText('Make')).toHaveValue('Kia')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to Service Selection' }))
    await expect(args.onVehicleDone).toHaveBeenCalledOnce()
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Select Your Service' }),
    ).toHaveFocus()
  },
}

export const ChangingTheVehicle: Story = {
  args: { ...onPhone, isVehicleOpen: true },
  parameters: { atoms: pins([quoteViewAtom, answered()]) },
}
