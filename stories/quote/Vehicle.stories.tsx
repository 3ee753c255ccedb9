import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { VehicleForm } from '@/features/quote/screens/VehicleForm'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { Card } from '@/ui/Card'
import { answered, unanswered } from './quoteStates'

const meta = {
  title: 'Screens/Quote/1 Vehicle',
  component: VehicleForm,
  args: { onContinue: fn() },
  parameters: {
    ...seenIn('desktop', 'phone'),
    layout: 'padded',
    atoms: pins([quoteViewAtom, unanswered()]),
  },
  decorators: [
    (Story) => (
      <chakra.main maxW="30rem" mx="auto">
        <chakra.h1 textStyle="section" mb="4">
          Your free quote
        </chakra.h1>
        <Card depth="raised" padding="lg">
          <Story />
        </Card>
      </chakra.main>
    ),
  ],
} satisfies Meta<typeof VehicleForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { unassertedState: 'A form with nothing typed into it has no words of its own.' },
}

export const Filled: Story = { parameters: { atoms: pins([quoteViewAtom, answered()]) } }

export const ZipWeComeTo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('ZIP code'), '91406-1234')
    await expect(await canvas.findByText(/Yes, we come to 91406/)).toBeVisible()
  },
}

export const ZipTooFar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('ZIP code'), '10001')
    await expect(await canvas.findByText(/10001 is outside our 25-mile/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call (555) 010-0199' })).toBeVisible()
  },
}

export const ZipNobodyKnows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('ZIP code'), '90099')
    await expect(await canvas.findByText(/We do not know the ZIP 90099/)).toBeVisible()
  },
}

export const SuggestionsForAMake: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Make'), 'Honda')
    const model = canvas.getByLabelText<HTMLInputElement>('Model')
    await userEvent.click(model)
    await waitFor(() => expect(model.list?.options.length).toBeGreaterThan(5))
    await expect(canvasElement.querySelector('option[value="Civic"]')).not.toBeNull()
  },
}

export const AnythingMayBeTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const type = async (label: string, text: string) => {
      const field = canvas.getByLabelText(label)
      await userEvent.click(field)
      await userEvent.paste(text)
      await expect(field).toHaveValue(text)
    }
    await type('ZIP code', 'somewhere in the hills')
    await type('Phone number', '555.010.0123 ext 4')
    await type('Vehicle year', "'67 or so")
    await type('Make', '🚗 <script>alert(1)</script>')
    await type('Model', `ליאו ${'x'.repeat(10_000)}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to Service Selection' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}
