import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageBoundary } from '@/app/PageBoundary'
import { PageLoading } from '@/app/PageLoading'
import { expectAlert } from '../stateWords'

const broken = 'The page of this story cannot be drawn'

function BrokenPage(): never {
  throw new Error(broken)
}

/** What stands in the place of a page of the app whose code is on its way, or that cannot be drawn. */
const meta = {
  title: 'Beyond screens/Failed page',
  component: PageBoundary,
  args: { children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PageBoundary>

export default meta
type Story = StoryObj<typeof meta>

export const CannotBeDrawn: Story = {
  parameters: { expectedConsole: [broken] },
  render: () => (
    <PageBoundary>
      <BrokenPage />
    </PageBoundary>
  ),
  play: () =>
    expectAlert(
      [
        'This page could not be loaded',
        'Check your connection and load it again. What you have typed so far is kept.',
      ],
      ['Load again'],
    ),
}

export const CannotBeDrawnPhone: Story = {
  ...CannotBeDrawn,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const CannotBeDrawnDark: Story = { ...CannotBeDrawn, globals: { colorMode: 'dark' } }

export const OnItsWay: Story = {
  render: () => <PageLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page')
  },
}
