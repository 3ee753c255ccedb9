import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { seenIn } from '../../.storybook/windows'
import { buildPrices } from '@mocks/fixtures/business/publicFacts'
import { answeringCall, failingCall } from '@mocks/storybook/businessAnswers'
import type { ServicePriceList } from '@/domain/servicePrices'
import { pricesViewAtom } from '@/features/admin/settings/pricesState'
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
  title: 'Screens/Admin/Settings/Prices',
  component: SettingsScreen,
  decorators: [inFrame('settings'), withMessages],
  parameters: { ...framed([settingsTabAtom, 'prices']), ...seenIn('desktop', 'phone') },
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: View<ServicePriceList>) =>
  framed([settingsTabAtom, 'prices'], [pricesViewAtom, view])

const service = (name: string) => within(screen.getByRole('group', { name }))

export const Ready: Story = {
  parameters: showing({ status: 'ready', value: buildPrices() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Prices', selected: true })).toBeVisible()
    await expect(canvas.queryByRole('tab', { name: 'Staff & access' })).toBeNull()
    await expectWords([
      'What each service costs in USD, labor included. New quotes follow at once; what was quoted stays as it was.',
      'All prices are saved.',
    ])
    const windshield = service('Windshield Replacement')
    await expect(windshield.getByLabelText('OEM glass')).toHaveValue('299')
    await expect(windshield.getByLabelText('OEE glass')).toHaveValue('249')
    await expect(windshield.getByLabelText('Aftermarket glass')).toHaveValue('199')
    const chip = service('Chip Repair')
    await expect(chip.getByRole('switch', { name: 'One price, no glass choice' })).toBeChecked()
    await expect(chip.getByLabelText('Price')).toHaveValue('59')
  },
}

export const Loading: Story = {
  parameters: showing({ status: 'loading' }),
  play: () => expectLoading('Loading the prices'),
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing(listViews.error),
  play: expectServerDown,
}

export const Forbidden: Story = { parameters: showing(listViews.forbidden), play: expectNotOpen }

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Door Glass' })
    const door = service('Door Glass')
    const oem = door.getByLabelText('OEM glass')
    await userEvent.clear(oem)
    await userEvent.type(oem, '329.50')
    await userEvent.click(
      service('Vent Glass').getByRole('switch', { name: 'One price, no glass choice' }),
    )
    await userEvent.type(service('Vent Glass').getByLabelText('Price'), '120')
    await expect(canvas.getByText('Prices of 2 services are changed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prices' }))
    await expect(await canvas.findByText('Prices saved')).toBeVisible()
    await expect(canvas.getByText('All prices are saved.')).toBeVisible()
    await expect(oem).toHaveValue('329.50')
    await expect(service('Vent Glass').getByLabelText('Price')).toHaveValue('120')
  },
}

export const Invalid: Story = {
  parameters: showing({ status: 'ready', value: buildPrices() }),
  play: async ({ canvas, userEvent }) => {
    const oee = service('Back Glass').getByLabelText('OEE glass')
    await userEvent.clear(oee)
    const chip = service('Chip Repair').getByLabelText('Price')
    await userEvent.clear(chip)
    await userEvent.type(chip, 'free')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prices' }))
    const summary = within(await canvas.findByRole('alert'))
    await expectWords(
      [
        'There is a problem',
        'Chip Repair, Price: enter a price above 0 and up to 100,000, like 299 or 299.50',
        'Back Glass, OEE glass: enter a price',
      ],
      [],
      summary,
    )
    await expect(chip).toHaveValue('free')
    await expect(chip).toBeInvalid()
    await userEvent.clear(chip)
    await userEvent.type(chip, '49')
    await userEvent.type(oee, '249')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(chip).toHaveValue('59')
  },
}

export const RefusedByTheServer: Story = {
  parameters: {
    ...showing({ status: 'ready', value: buildPrices() }),
    answers: () => [
      answeringCall('save_prices', () => ({
        invalid: [{ field: 'door-glass.oem', problem: 'invalid' }],
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const oem = service('Door Glass').getByLabelText('OEM glass')
    await userEvent.type(oem, '9')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prices' }))
    await expectWords(
      [
        'There is a problem',
        'Door Glass, OEM glass: enter a price above 0 and up to 100,000, like 299 or 299.50',
      ],
      [],
      within(await canvas.findByRole('alert')),
    )
    await expect(oem).toHaveValue('2999')
  },
}

export const SavedBySomebodyElse: Story = {
  parameters: { ...framed([settingsTabAtom, 'prices']), server: 'prices-stale' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Windshield Replacement' })
    const oem = service('Windshield Replacement').getByLabelText('OEM glass')
    await userEvent.clear(oem)
    await userEvent.type(oem, '305')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prices' }))
    const alert = within(await canvas.findByRole('alert'))
    await expectWords(
      [
        'Somebody else changed these settings while you worked',
        'Windshield Replacement, OEM glass $319, OEE glass $269, Aftermarket glass $219',
      ],
      ['Take theirs for Windshield Replacement'],
      alert,
    )
    await expect(oem).toHaveValue('305')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prices' }))
    await expect(await canvas.findByText('Prices saved')).toBeVisible()
    await expect(oem).toHaveValue('305')
  },
}

const sent = fn()

export const Stale: Story = {
  parameters: {
    ...framed([settingsTabAtom, 'prices']),
    answers: () => {
      let reads = 0
      const theirs = buildPrices({ version: 4 })
      theirs.services[0] = {
        serviceType: 'windshield',
        prices: { oem: 350, oee: 280, aftermarket: 210 },
      }
      theirs.services[5] = { serviceType: 'back-glass', prices: { none: 230 } }
      return [
        answeringCall('get_prices', () => {
          reads += 1
          return reads === 1 ? buildPrices() : theirs
        }),
        answeringCall('save_prices', (given) => {
          sent(given)
          return given.version === 3 ? 'stale' : { ...theirs, version: 5 }
        }),
      ]
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Windshield Replacement' })
    const oem = service('Windshield Replacement').getByLabelText('OEM glass')
    await userEvent.clear(oem)
    await userEvent.type(oem, '319')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prices' }))
    const alert = within(await canvas.findByRole('alert'))
    await expectWords(
      [
        'Somebody else changed these settings while you worked',
        'Nothing is overwritten. Save again to keep yours, or take theirs.',
        'Windshield Replacement, OEM glass $350, OEE glass $280, Aftermarket glass $210',
      ],
      ['Take theirs for Windshield Replacement'],
      alert,
    )
    await expect(oem).toHaveValue('319')
    // What only they changed is there.
    await expect(service('Back Glass').getByLabelText('Price')).toHaveValue('230')
    await userEvent.click(
      alert.getByRole('button', { name: 'Take theirs for Windshield Replacement' }),
    )
    await expect(oem).toHaveValue('350')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByText('All prices are saved.')).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: {
    ...showing({ status: 'ready', value: buildPrices() }),
    answers: () => [failingCall('save_prices', 'offline')],
  },
  play: async ({ canvas, userEvent }) => {
    const chip = service('Chip Repair').getByLabelText('Price')
    await userEvent.type(chip, '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Prices' }))
    await expectWords(['The server cannot be reached.', 'Check the connection and try again.'])
    await expect(chip).toHaveValue('590')
  },
}

export const LeavingWithUnsavedPrices: Story = {
  parameters: showing({ status: 'ready', value: buildPrices() }),
  play: async ({ canvas, userEvent }) => {
    const chip = service('Chip Repair').getByLabelText('Price')
    await userEvent.type(chip, '5')
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Prices' }))
    await expect(chip).toHaveValue('595')
    const [orders] = canvas.getAllByRole('link', { name: 'Orders' })
    if (!orders) throw new Error('The menu has no Orders')
    await userEvent.click(orders)
    const dialog = within(await openedDialog('alertdialog'))
    await expect(dialog.getByText('What you changed under Prices is not saved.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
    await expect(chip).toHaveValue('595')
  },
}
