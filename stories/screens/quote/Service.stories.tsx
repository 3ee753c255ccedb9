import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ServiceScreen } from '@/screens/quote/ServiceScreen'
import { quoteViewAtom } from '@/state/quoteDraft'
import { answered, desktop, inMain, loading, phone, smallPhone, unanswered } from './quoteStates'

const withVehicle = unanswered({ vehicleInfo: { year: '2021', make: 'Honda', model: 'Civic' } })

const meta = {
  title: 'Screens/Quote/2 Service',
  component: ServiceScreen,
  decorators: [inMain],
  args: { vehicleHref: '/', hasVehicleForm: false, onAdvance: fn(), onVehicleDone: fn() },
  parameters: { atoms: [[quoteViewAtom, withVehicle]] },
} satisfies Meta<typeof ServiceScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  globals: desktop,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Most Popular')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Vent Glass/ }))
    await expect(args.onAdvance).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: /Vent Glass/, pressed: true })).toBeVisible()
  },
}

export const Chosen: Story = {
  globals: desktop,
  parameters: { atoms: [[quoteViewAtom, answered()]] },
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
  globals: desktop,
  parameters: { atoms: [[quoteViewAtom, unanswered()]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your quote still needs one answer')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tell us about the vehicle' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const Loading: Story = { parameters: { atoms: [[quoteViewAtom, loading]] } }

const onPhone = { vehicleHref: '/quote#vehicle', hasVehicleForm: true }

export const OnAPhone: Story = { globals: phone, args: onPhone }

export const OnAPhoneWithoutVehicle: Story = {
  globals: phone,
  args: onPhone,
  parameters: { atoms: [[quoteViewAtom, unanswered()]] },
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

export const OnASmallPhoneWithoutVehicle: Story = {
  globals: smallPhone,
  args: onPhone,
  parameters: { atoms: [[quoteViewAtom, unanswered()]] },
}

export const ChangingTheVehicleOnAPhone: Story = {
  globals: phone,
  args: { ...onPhone, isVehicleOpen: true },
  parameters: { atoms: [[quoteViewAtom, answered()]] },
}
