import type { Meta, StoryObj } from '@storybook/react-vite'
import { pins } from '../../.storybook/pins'
import { waitFor, expect, within } from 'storybook/test'
import type { Role } from '@/domain/roles'
import { quoteViewAtom } from '@/features/quote/state/quoteDraft'
import { answered } from '../quote/quoteStates'

/**
 * What the toolbar's Server and Person make of a screen, as anybody can choose it above a story: here in the test
 * run, so that a choice which changes nothing is found.
 */
const meta = {
  title: 'Mocks/Driven screens',
  tags: ['!dev', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    atoms: pins([quoteViewAtom, answered()]),
    expectedConsole: ['Failed to fetch'],
  },
  render: () => <p>Nobody has chosen a server or a person.</p>,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Choice = { server?: string; person?: Role | 'visitor' }

/** The screen of an address under a choice, and the words that must then be read. */
function shows(address: string, { server = 'normal', person }: Choice, words: string): Story {
  return {
    globals: { server, role: person ?? 'story' },
    parameters: { address },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement.ownerDocument.body)
      await waitFor(() => expect(page.getAllByText(words)[0]).toBeVisible())
    },
  }
}

const ended = 'Your session has ended'
const unknownAccount = 'Your account is not set up yet'
const home = 'Mobile auto glass in southern California'
const portal = 'Sign in to see the appointments of your day.'

/** An administrator's session that has run out, on each of the nine screens. */
const expired: Choice = { server: 'refresh-session-expired', person: 'admin' }
export const DashboardExpired: Story = shows('/admin', expired, ended)
export const QuotesExpired: Story = shows('/admin/quotes', expired, ended)
export const JobsExpired: Story = shows('/admin/jobs', expired, ended)
export const CustomersExpired: Story = shows('/admin/customers', expired, ended)
export const TechniciansExpired: Story = shows('/admin/technicians', expired, ended)
export const OrdersExpired: Story = shows('/admin/orders', expired, ended)
export const GlassesExpired: Story = shows('/admin/glasses', expired, ended)
export const ProductsExpired: Story = shows('/admin/products', expired, ended)
export const SettingsExpired: Story = shows('/admin/settings', expired, ended)
export const PortalExpired: Story = shows(
  '/technicians',
  { server: 'refresh-session-expired', person: 'technician' },
  ended,
)

export const QuotesAsSuperAdministrator: Story = shows(
  '/admin/quotes',
  { person: 'super_admin' },
  'Quotes Management',
)
export const QuotesAsAdministrator: Story = shows(
  '/admin/quotes',
  { person: 'admin' },
  'Quotes Management',
)
export const QuotesAsTechnician: Story = shows('/admin/quotes', { person: 'technician' }, home)
export const QuotesAsCustomer: Story = shows('/admin/quotes', { person: 'customer' }, home)
export const QuotesAsNobody: Story = shows(
  '/admin/quotes',
  { person: 'visitor' },
  'Choose how you work with us.',
)
export const QuotesWithoutProfile: Story = shows(
  '/admin/quotes',
  { server: 'profile-missing', person: 'admin' },
  unknownAccount,
)

export const PortalAsTechnician: Story = shows(
  '/technicians',
  { person: 'technician' },
  "Today's Schedule",
)
export const PortalAsNobody: Story = shows('/technicians', { person: 'visitor' }, portal)
export const PortalWithoutProfile: Story = shows(
  '/technicians',
  { server: 'profile-missing', person: 'technician' },
  unknownAccount,
)

export const AppointmentWithoutTimes: Story = shows(
  '/quote/appointment',
  { server: 'quote-no-times-left' },
  'No times are free online right now',
)
