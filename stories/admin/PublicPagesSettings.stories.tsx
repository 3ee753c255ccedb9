import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildPublicFacts, buildPublishState } from '@mocks/fixtures/business/publicFacts'
import { answeringCall, failingCall } from '@mocks/storybook/businessAnswers'
import type { PublicFacts, PublishState } from '@/domain/publicFacts'
import { publicFactsViewAtom, publishViewAtom } from '@/features/admin/settings/publicFactsState'
import { SettingsScreen } from '@/features/admin/settings/screens/SettingsScreen'
import { settingsTabAtom } from '@/features/admin/settings/tabs'
import type { View } from '@/platform/query/view'
import { openedDialog } from '../openedDialog'
import { expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { expectNotOpen, expectServerDown } from './listPlays'
import { framed, listViews } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Settings/Public pages',
  component: SettingsScreen,
  decorators: [inFrame('settings'), withMessages],
  parameters: { ...framed([settingsTabAtom, 'public-pages']), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (
  facts: View<PublicFacts>,
  publish: View<PublishState> = { status: 'ready', value: buildPublishState() },
) =>
  framed(
    [settingsTabAtom, 'public-pages'],
    [publicFactsViewAtom, facts],
    [publishViewAtom, publish],
  )

const ready = { status: 'ready', value: buildPublicFacts() } as const
const published = (changes: Partial<PublishState>) =>
  showing(ready, { status: 'ready', value: buildPublishState(changes) })

const shop = (name: string) => within(screen.getByRole('group', { name }))

export const Ready: Story = {
  parameters: showing(ready),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Public pages', selected: true })).toBeVisible()
    await expect(canvas.getByText('Published')).toBeVisible()
    await expectWords([
      'Called Jun 15, 2026, 9:00 AM. The host needs a few minutes to build.',
      'All changes are saved.',
    ])
    const first = shop('Shop 1: Los Angeles Central')
    await expect(first.getByLabelText('Street')).toHaveValue('1480 Sunline Avenue')
    await expect(first.getByLabelText('ZIP code')).toHaveValue('90015')
    await expect(canvas.getByLabelText('Rating')).toHaveValue('4.9')
    await expect(canvas.getByLabelText('Customers served')).toHaveValue('10000')
    // The address is a secret: only its host is known.
    await expect(canvas.getByLabelText('Build hook address')).toHaveValue('')
    await expect(canvas.getByText(/^Set, at api\.vercel\.com\./)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: showing({ status: 'loading' }),
  play: () => expectLoading('Loading what the public pages show'),
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
  play: expectServerDown,
}

export const Forbidden: Story = { parameters: showing(listViews.forbidden), play: expectNotOpen }

export const NeverPublished: Story = {
  parameters: published({
    hookSet: false,
    hookHost: null,
    changedAt: null,
    requestedAt: null,
    publishedAt: null,
  }),
  play: async ({ canvas }) => {
    await expectWords([
      'Never published from here',
      'The pages show what they were built with.',
      'Enter the build hook address first: it is what the button calls.',
    ])
    const button = canvas.getByRole('button', { name: 'Publish Changes' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(
      'Enter the build hook address first: it is what the button calls.',
    )
    await expect(canvas.queryByRole('button', { name: 'Remove Address' })).toBeNull()
  },
}

export const ChangesNotPublished: Story = {
  parameters: published({ changedAt: '2026-06-15T16:45:00Z' }),
  play: () =>
    expectWords([
      'Changes are not published yet',
      'Last change Jun 15, 2026, 9:45 AM; published Jun 15, 2026, 9:00 AM.',
    ]),
}

export const PublishingRequested: Story = {
  parameters: published({ requestedAt: '2026-06-15T16:59:00Z' }),
  play: () =>
    expectWords([
      'Requested',
      'Asked for Jun 15, 2026, 9:59 AM. The host is called within a minute.',
    ]),
}

export const PublishingFailed: Story = {
  parameters: published({ requestedAt: '2026-06-15T16:50:00Z', failed: true }),
  play: () =>
    expectWords(
      [
        'Failed',
        'Asked for Jun 15, 2026, 9:50 AM, and the host did not take it after several attempts. Check the address, then publish again.',
      ],
      ['Publish Changes'],
    ),
}

export const PublishStateMissing: Story = {
  parameters: showing(ready, listViews.error),
  play: () => expectWords(['The state of the published pages could not be loaded.']),
}

export const PublishStateLoading: Story = {
  parameters: showing(ready, { status: 'loading' }),
  play: () => expectLoading('Loading the state of the published pages'),
}

export const HookThenPublish: Story = {
  play: async ({ canvas, userEvent }) => {
    const hook = await canvas.findByLabelText('Build hook address')
    const save = canvas.getByRole('button', { name: 'Save Address' })
    await userEvent.click(save)
    await expect(canvas.getByText('Build hook address: enter the address')).toBeVisible()
    await userEvent.type(hook, 'http://api.vercel.com/hook')
    await userEvent.click(save)
    await expect(
      canvas.getByText('Build hook address: enter a whole address that begins with https://'),
    ).toBeVisible()
    await expect(hook).toHaveValue('http://api.vercel.com/hook')
    await userEvent.clear(hook)
    await userEvent.type(hook, 'https://api.vercel.com/v1/integrations/deploy/abc')
    await userEvent.click(save)
    await expect(await canvas.findByText('Build hook address saved')).toBeVisible()
    await expect(hook).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish Changes' }))
    await expect(await canvas.findByText('Publishing is under way')).toBeVisible()
    await expect(await canvas.findByText('Requested')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Address' }))
    const dialog = within(await openedDialog('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Address' }))
    await expect(await canvas.findByText('Build hook address removed')).toBeVisible()
  },
}

const sent = fn()

export const ShopsChanged: Story = {
  parameters: {
    ...framed([settingsTabAtom, 'public-pages']),
    answers: () => [
      answeringCall('get_public_facts', () => buildPublicFacts()),
      answeringCall('publish_state', () => buildPublishState()),
      answeringCall('save_public_facts', (given) => {
        sent(given)
        return buildPublicFacts({ version: 3 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Shop 1: Los Angeles Central' })
    await userEvent.click(canvas.getByRole('button', { name: 'Move Shop 2: Ventura County up' }))
    await expect(canvas.getByText('Ventura County is now 1 of 3.')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove Shop 3: San Fernando Valley' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Add Shop' }))
    const added = shop('Shop 3')
    await waitFor(() => expect(added.getByLabelText('Name')).toHaveFocus())
    await userEvent.type(added.getByLabelText('Name'), 'Pasadena')
    await userEvent.type(added.getByLabelText('Street'), '1 Colorado Boulevard')
    await userEvent.type(added.getByLabelText('City'), 'Pasadena')
    await userEvent.type(added.getByLabelText('ZIP code'), '9110')
    await userEvent.type(added.getByLabelText('Phone'), '(555) 010-0140')
    await userEvent.click(added.getByText('Exact place on the map'))
    await userEvent.type(added.getByLabelText('Latitude'), '34.15')
    const rating = canvas.getByLabelText('Rating')
    await userEvent.clear(rating)
    await userEvent.type(rating, '5.1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Public Pages' }))
    await expectWords(
      [
        'There is a problem',
        'Shop 3: Pasadena: enter a ZIP code of five digits',
        'Shop 3: Pasadena: enter a longitude from -180 to 180, or leave both empty',
        'Rating: enter a number from 1 to 5 with one decimal at most, like 4.9',
      ],
      [],
      within(await canvas.findByRole('alert')),
    )
    await userEvent.type(added.getByLabelText('ZIP code'), '1')
    await userEvent.clear(added.getByLabelText('Latitude'))
    await userEvent.clear(rating)
    await userEvent.type(rating, '4.8')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Public Pages' }))
    await expect(await canvas.findByText('Public pages saved')).toBeVisible()
    const given = sent.mock.lastCall?.[0] as { shops: { id: string | null; name: string }[] }
    await expect(given.shops.map(({ id, name }) => [id, name])).toEqual([
      ['ventura-county', 'Ventura County'],
      ['los-angeles-central', 'Los Angeles Central'],
      [null, 'Pasadena'],
    ])
    await expect(given).toMatchObject({
      version: 2,
      shops: [{}, {}, { zip_code: '91101', latitude: null, longitude: null }],
      claims: { rating: 4.8, reviews: 1000, customers: 10000, years: 20 },
    })
  },
}

export const UnknownZip: Story = {
  parameters: {
    ...showing(ready),
    answers: () => [
      answeringCall('save_public_facts', () => ({
        invalid: [{ field: 'shops.1.zip_code', problem: 'not_offered' }],
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const zip = shop('Shop 2: Ventura County').getByLabelText('ZIP code')
    await userEvent.clear(zip)
    await userEvent.type(zip, '00000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Public Pages' }))
    await expectWords(
      [
        'There is a problem',
        'Shop 2: Ventura County: this ZIP code is not known. Enter the place on the map',
      ],
      [],
      within(await canvas.findByRole('alert')),
    )
    await expect(zip).toHaveValue('00000')
  },
}

export const Stale: Story = {
  parameters: {
    ...framed([settingsTabAtom, 'public-pages']),
    answers: () => {
      let reads = 0
      const claims = { rating: 4.7, reviews: 1200, customers: 10_000, years: 20 }
      return [
        answeringCall('publish_state', () => buildPublishState()),
        answeringCall('get_public_facts', () => {
          reads += 1
          return reads === 1 ? buildPublicFacts() : buildPublicFacts({ version: 3, claims })
        }),
        answeringCall('save_public_facts', () => 'stale'),
      ]
    },
  },
  play: async ({ canvas, userEvent }) => {
    const reviews = await canvas.findByLabelText('Reviews')
    await userEvent.clear(reviews)
    await userEvent.type(reviews, '1100')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Public Pages' }))
    await expectWords(
      [
        'Somebody else changed these settings while you worked',
        'Nothing is overwritten. Save again to keep yours, or take theirs.',
        'Reviews: 1200',
      ],
      ['Take theirs for Reviews'],
      within(await canvas.findByRole('alert')),
    )
    await expect(reviews).toHaveValue('1100')
    await expect(canvas.getByLabelText('Rating')).toHaveValue('4.7')
  },
}

export const Offline: Story = {
  parameters: {
    ...showing(ready),
    answers: () => [
      failingCall('save_public_facts', 'offline'),
      failingCall('request_publish', 'offline'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const years = canvas.getByLabelText('Years in business')
    await userEvent.clear(years)
    await userEvent.type(years, '21')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Public Pages' }))
    await expectWords(['The server cannot be reached.', 'Check the connection and try again.'])
    await expect(years).toHaveValue('21')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish Changes' }))
    await expect(await canvas.findByText('Not saved')).toBeVisible()
  },
}

const longName =
  'Sunline Auto Glass of the Greater San Fernando Valley and the Santa Clarita Mountains'

export const ManyShopsWithLongNames: Story = {
  parameters: showing({
    status: 'ready',
    value: buildPublicFacts({
      shops: Array.from({ length: 20 }, (_, place) => ({
        ...(buildPublicFacts().shops[0] as PublicFacts['shops'][number]),
        id: `shop-${place}`,
        name: `${longName} ${place + 1}`,
      })),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There can be 20 shops at most.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Shop' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
