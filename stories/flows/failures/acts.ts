import { within } from 'storybook/test'
import { demoPeople } from '@mocks/fixtures/people'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { retryWaitsAtom } from '@/features/quote/state/quoteSubmission'
import { pins } from '../../../.storybook/pins'
import { openedDialog } from '../../openedDialog'
import { answered } from '../../quote/quoteStates'
import { choose, fillIn, type Walk } from '../walking'
import { dayIsThere } from './underFailure'

const { technician } = demoPeople

/**
 * A quote that only needs to be confirmed, and no waiting before it is sent again. `npm run new:scenario` writes it into
 * stories.
 * @public
 */
export const quoteFilledIn = pins([quoteViewAtom, answered()], [retryWaitsAtom, [0, 0]])

async function enterFirstCode(walk: Walk) {
  await choose(walk, 'Set It Up')
  await fillIn(walk, 'Code', '123456')
  await choose(walk, 'Turn It On')
}

/** What somebody does in the app for a call to be made, by the call's name in the catalogue. */
export const acts = {
  'sign-in': async (walk) => {
    await choose(walk, 'Technician')
    await fillIn(walk, 'Email', technician.email)
    await fillIn(walk, 'Password', technician.password)
    await choose(walk, 'Sign In')
  },
  'sign-up': async (walk) => {
    await choose(walk, /New here\? Create account/)
    await fillIn(walk, 'First Name', 'Nora')
    await fillIn(walk, 'Last Name', 'Castillo')
    await fillIn(walk, 'Email', 'nora@example.com')
    await fillIn(walk, 'Password', 'Windshield-1')
    await choose(walk, 'Create Account')
  },
  'sign-out': async (walk) => {
    await dayIsThere(walk)
    await choose(walk, 'Sign Out')
  },
  'enrol-factor': async (walk) => {
    await choose(walk, 'Set It Up')
  },
  'challenge-factor': enterFirstCode,
  'verify-code': enterFirstCode,
  recover: async (walk) => {
    await fillIn(walk, 'Email', technician.email)
    await choose(walk, 'Send Reset Link')
  },
  connectivity: async (walk) => {
    await dayIsThere(walk)
    window.dispatchEvent(new Event('offline'))
  },
  'submit-quote': async (walk) => {
    await choose(walk, /10:00 AM - 12:00 PM/, 'radio')
    await choose(walk, 'Confirm Appointment')
  },
  'save-record': async (walk) => {
    await choose(walk, 'Edit, PROD-002')
    const dialog = within(await openedDialog())
    const price = dialog.getByLabelText(/^Price/)
    await walk.userEvent.clear(price)
    await walk.userEvent.type(price, '37')
    await walk.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  },
  reorder: async (walk) => {
    await choose(walk, 'Reorder, PROD-004')
    const dialog = within(await openedDialog())
    await walk.userEvent.click(dialog.getByRole('button', { name: 'Place Order' }))
  },
} satisfies Record<string, (walk: Walk) => Promise<void>>
