import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { expectLoading } from '../stateWords'

const meta = {
  title: 'UI/LoadingText',
  component: LoadingText,
  parameters: { layout: 'padded' },
  args: { children: 'Loading the record', announced: false },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <section aria-label="Record" aria-busy="true">
      <LoadingText {...args} />
      {['14rem', '9rem', '11rem'].map((width) => (
        <div key={width} style={{ paddingBlock: '0.5rem' }}>
          <Skeleton width={width} />
        </div>
      ))}
    </section>
  ),
} satisfies Meta<typeof LoadingText>

export default meta
type Story = StoryObj<typeof meta>

export const WithTheFirstPicture: Story = {
  play: async ({ canvas }) => {
    await expectLoading('Loading the record')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const WhereThePageIsThereAlready: Story = {
  tags: ['works'],
  args: { announced: true },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Record' }))
    await expect(region.getByRole('status')).toHaveTextContent('Loading the record')
  },
}
