import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { OwnDecision } from './ownDecisions'
import type { ReviewedStory } from './review'
import { WhatChanged } from './WhatChanged'

/** A picture of one color, so that none is asked for. */
const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`

const story = (part: Partial<ReviewedStory> & { id: string; title: string }): ReviewedStory => ({
  name: 'Ready',
  hash: '0'.repeat(32),
  change: 'changed',
  pictures: [
    {
      look: 'light desktop',
      width: 1280,
      height: 800,
      hash: '0'.repeat(32),
      before: picture('#dfe8f1'),
      after: picture('#c9e6e4'),
      difference: picture('#f6d5d9'),
    },
  ],
  status: { state: 'in review', approvals: [], asked: [], approvedBefore: null },
  ...part,
})

const said = { by: 'Ada', when: '2026-11-20T18:00:00.000Z', version: '1.3.0' }
const stories = [
  story({
    id: 'screens-admin-quotes--ready',
    title: 'Screens/Admin/Quotes',
    status: { state: 'in review', approvals: [], asked: [], approvedBefore: said },
  }),
  story({ id: 'ui-badge--tones', title: 'UI/Badge', name: 'Tones' }),
  story({
    id: 'screens-quote-2-service--chosen',
    title: 'Screens/Quote/2 Service',
    name: 'Chosen',
    change: 'same',
    status: { state: 'approved', approvals: [said], asked: [], approvedBefore: null },
  }),
]

/** The page "What changed" of "Start here", with a small version in place of the published one. */
const meta = {
  title: 'Start here/Review',
  component: WhatChanged,
  // The page "Start here" shows the real one.
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'padded' },
  args: {
    review: {
      version: '1.4.0',
      published: '2026-11-30T18:00:00.000Z',
      commit: null,
      comparedWith: { version: '1.3.0', published: '2026-11-16T18:00:00.000Z', commit: null },
      stories,
    },
    versions: [
      { version: '1.4.0', published: '2026-11-30T18:00:00.000Z', commit: null },
      { version: '1.3.0', published: '2026-11-16T18:00:00.000Z', commit: null },
    ],
    tracker: undefined,
    own: { name: 'Grace', decisions: new Map() },
    setName: fn(),
    decide: fn(),
    withdraw: fn(),
    noteHandedOver: fn(),
  },
} satisfies Meta<typeof WhatChanged>

export default meta
type Story = StoryObj<typeof meta>

export const TwoChanged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Ada approved it for 1\.3\.0/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve: Admin · Quotes: Ready' }))
    await expect(args.decide).toHaveBeenCalledWith(stories[0], 'approved', undefined)
    const badge = within(canvas.getByRole('region', { name: 'Badge: Tones' }))
    await userEvent.click(badge.getByRole('button', { name: /^Ask for changes/ }))
    await userEvent.type(badge.getByLabelText('What is to be changed'), 'Calmer colors')
    await userEvent.click(badge.getByRole('button', { name: 'Ask for this' }))
    await expect(args.decide).toHaveBeenCalledWith(stories[1], 'changes', 'Calmer colors')
    await userEvent.click(canvas.getByRole('radio', { name: /^Difference/ }))
    await expect(canvas.queryByAltText(/Badge: Tones, before/)).toBeNull()
    await expect(canvas.getByAltText(/Badge: Tones, difference/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'UI')
    await expect(canvas.getByText('1 story')).toBeVisible()
  },
}

const decided: OwnDecision = {
  story: 'ui-badge--tones',
  hash: '0'.repeat(32),
  version: '1.4.0',
  decision: 'approved',
  by: 'Grace',
  when: '2026-11-30T19:00:00.000Z',
  handedOver: null,
}

export const OneDecided: Story = {
  args: { own: { name: 'Grace', decisions: new Map([[decided.story, decided]]) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/not handed over yet/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download 1 decision' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: Badge: Tones' }))
    await expect(args.withdraw).toHaveBeenCalledWith('ui-badge--tones')
  },
}

export const NothingCompared: Story = {
  args: {
    own: { name: '', decisions: new Map() },
    review: {
      ...meta.args.review,
      comparedWith: null,
      stories: stories.map((one) => ({ ...one, change: null })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/compared with none before it/)).toBeVisible()
    await expect(canvas.getByText('3 stories')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Approve: Badge/ })).toBeDisabled()
  },
}
