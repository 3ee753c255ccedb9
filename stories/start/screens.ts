import type { Role } from '@/domain/roles'
import type { ScenarioArea } from '@mocks/scenarios/scenario'

/** The five views that a screen with data of its own has. */
export const viewStates = ['Loading', 'Empty', 'Ready', 'Error', 'Forbidden'] as const
type ViewState = (typeof viewStates)[number]

/** One page of the catalogue below Screens, and the part of docs/product.md that describes it. */
export type ScreenPage = {
  /** The page's title in the sidebar. */
  title: string
  /** The component's file below src/features; several pages may show one. */
  file: string
  /** Addresses of the product at which this is seen. */
  routes: readonly string[]
  /** Whom the page is for; left out, anybody. */
  person?: Role
  /** The kinds of failure that the page can meet at its address: what it asks the server for. */
  fails: readonly ScenarioArea[]
  /** Headings of docs/product.md. */
  described: readonly string[]
  /** Which story shows which view, by its export name. A view that is not listed cannot come about. */
  states?: Partial<Record<ViewState, string>>
}

const records = {
  Loading: 'Loading',
  Empty: 'Empty',
  Ready: 'Ready',
  Error: 'ErrorServerDown',
  Forbidden: 'Forbidden',
} as const

/** What a page behind a sign-in asks for, whatever it shows. */
const session = ['refresh', 'sign-out', 'profile', 'presence', 'connectivity'] as const
const panel = [...session, 'rest'] as const

const section = (
  name: string,
  file: string,
  route: string,
  described: readonly string[] = [],
): ScreenPage => ({
  title: `Screens/Admin/${name}`,
  file: `admin/${file}`,
  routes: [route],
  person: 'admin',
  fails: panel,
  described: [name, ...described],
  states: records,
})

/** Every page below Screens. The catalogue test holds it against the files and docs/product.md. */
export const screenPages: readonly ScreenPage[] = [
  {
    title: 'Screens/Marketing/Home',
    file: 'marketing/home/screens/HomeScreen.tsx',
    routes: ['/'],
    fails: [],
    described: ['Home', 'Who it serves'],
  },
  {
    title: 'Screens/Marketing/Service page',
    file: 'marketing/services/screens/ServiceScreen.tsx',
    routes: [
      '/windshield-replacement',
      '/windshield-repair',
      '/door-glass',
      '/vent-glass',
      '/quarter-glass',
      '/back-glass',
    ],
    fails: [],
    described: ['Service pages'],
  },
  {
    title: 'Screens/Marketing/Repair or replace',
    file: 'marketing/services/screens/DamageHelper.tsx',
    routes: ['/windshield-repair'],
    fails: [],
    described: ['Service pages'],
  },
  {
    title: 'Screens/Marketing/Locations',
    file: 'marketing/locations/screens/LocationsScreen.tsx',
    routes: ['/locations'],
    fails: [],
    described: ['Locations'],
  },
  {
    title: 'Screens/Marketing/ZIP check',
    file: 'marketing/locations/screens/ZipCheck.tsx',
    routes: ['/locations'],
    fails: [],
    described: ['Locations', 'Hours and distances'],
  },
  {
    title: 'Screens/Marketing/About',
    file: 'marketing/about/screens/AboutScreen.tsx',
    routes: ['/about'],
    fails: [],
    described: ['About'],
  },
  {
    title: 'Screens/Marketing/Legal',
    file: 'marketing/legal/screens/LegalScreen.tsx',
    routes: ['/privacy', '/terms'],
    fails: [],
    described: ['Legal pages'],
  },
  {
    title: 'Screens/Marketing/Licenses',
    file: 'marketing/legal/screens/LicensesScreen.tsx',
    routes: ['/licenses'],
    fails: [],
    described: ['Legal pages'],
  },
  {
    title: 'Screens/Marketing/Site header',
    file: 'marketing/frame/screens/SiteHeader.tsx',
    routes: [],
    fails: [],
    described: ['Header and footer', 'Guards'],
  },
  {
    title: 'Screens/Marketing/Site footer',
    file: 'marketing/frame/screens/SiteFooter.tsx',
    routes: [],
    fails: [],
    described: ['Header and footer', 'Hours and distances'],
  },
  {
    title: 'Screens/Marketing/Site shell',
    file: 'marketing/notFound/screens/NotFoundScreen.tsx',
    routes: ['*'],
    fails: [],
    described: ['Unknown addresses'],
  },
  {
    title: 'Screens/Quote/1 Vehicle',
    file: 'quote/screens/VehicleForm.tsx',
    routes: ['/', '/quote'],
    fails: [],
    described: ['Step 1: vehicle'],
    states: { Empty: 'Empty', Ready: 'Filled' },
  },
  {
    title: 'Screens/Quote/2 Service',
    file: 'quote/screens/ServiceScreen.tsx',
    routes: ['/quote'],
    fails: [],
    described: ['Step 2: service'],
    states: { Loading: 'Loading', Empty: 'Choosing', Ready: 'Chosen' },
  },
  {
    title: 'Screens/Quote/3 Position',
    file: 'quote/screens/PositionScreen.tsx',
    routes: ['/quote/position'],
    fails: [],
    described: ['Step 3: position'],
    states: { Loading: 'Loading', Empty: 'NoServiceYet', Ready: 'Chosen' },
  },
  {
    title: 'Screens/Quote/4 Glass type',
    file: 'quote/screens/GlassScreen.tsx',
    routes: ['/quote/details'],
    fails: [],
    described: ['Step 4: glass', 'Prices'],
    states: { Loading: 'Loading', Empty: 'Choosing', Ready: 'Chosen' },
  },
  {
    title: 'Screens/Quote/5 Appointment',
    file: 'quote/screens/appointment/AppointmentScreen.tsx',
    routes: ['/quote/appointment'],
    fails: ['quote'],
    described: ['Step 5: appointment', 'Value sets'],
    states: {
      Loading: 'Loading',
      Empty: 'NothingFree',
      Ready: 'ReadyToConfirm',
      Error: 'FreeTimesNotLoaded',
    },
  },
  {
    title: 'Screens/Quote/5 Appointment failures',
    file: 'quote/screens/appointment/AppointmentScreen.tsx',
    routes: ['/quote/appointment'],
    fails: ['quote'],
    described: ['Step 5: appointment'],
  },
  {
    title: 'Screens/Quote/5 Waiting list',
    file: 'quote/screens/appointment/AppointmentScreen.tsx',
    routes: ['/quote/appointment'],
    fails: ['quote'],
    described: ['Waiting for a full day'],
  },
  {
    title: 'Screens/Quote/5 Back from the waiting list',
    file: 'quote/screens/appointment/AppointmentScreen.tsx',
    routes: ['/quote/appointment'],
    fails: ['quote'],
    described: ['Waiting for a full day'],
  },
  {
    title: 'Screens/Quote/6 Confirmation',
    file: 'quote/screens/confirmation/ConfirmationScreen.tsx',
    routes: ['/quote/appointment'],
    fails: ['quote'],
    described: ['After confirming'],
    states: { Ready: 'Booked' },
  },
  {
    title: 'Screens/Appointment/My appointment',
    file: 'appointment/screens/AppointmentScreen.tsx',
    routes: ['/appointment'],
    fails: ['appointment'],
    described: ['My appointment'],
    states: {
      Loading: 'Loading',
      Empty: 'Empty',
      Ready: 'Booked',
      Error: 'ErrorServerDown',
      Forbidden: 'Forbidden',
    },
  },
  {
    title: 'Screens/Appointment/Moving',
    file: 'appointment/screens/AppointmentScreen.tsx',
    routes: ['/appointment'],
    fails: ['appointment'],
    described: ['My appointment'],
  },
  {
    title: 'Screens/Appointment/Failures',
    file: 'appointment/screens/AppointmentScreen.tsx',
    routes: ['/appointment'],
    fails: ['appointment'],
    described: ['My appointment'],
  },
  {
    title: 'Screens/Account/My appointments',
    file: 'appointment/screens/AccountScreen.tsx',
    routes: ['/account'],
    person: 'customer',
    fails: session,
    described: ['My appointments'],
    states: {
      Loading: 'Loading',
      Empty: 'Empty',
      Ready: 'Listed',
      Error: 'ErrorServerDown',
      Forbidden: 'Forbidden',
    },
  },
  {
    title: 'Screens/Invitation/Invitation',
    file: 'invitation/screens/InvitationScreen.tsx',
    routes: ['/invitation'],
    fails: ['invitation', 'sign-in', 'sign-up'],
    described: ['Invitation'],
    states: {
      Loading: 'Loading',
      Empty: 'NotFound',
      Ready: 'Open',
      Error: 'ErrorServerDown',
    },
  },
  {
    title: 'Screens/Invitation/Failures',
    file: 'invitation/screens/InvitationScreen.tsx',
    routes: ['/invitation'],
    fails: ['invitation', 'sign-in', 'sign-up'],
    described: ['Invitation'],
  },
  {
    title: 'Screens/Setup/First run',
    file: 'setup/screens/SetupScreen.tsx',
    routes: ['/setup'],
    person: 'customer',
    fails: [...session, 'setup'],
    described: ['First run'],
    states: {
      Loading: 'Loading',
      Empty: 'AlreadySetUp',
      Ready: 'AskingForTheCode',
      Error: 'ErrorServerDown',
    },
  },
  {
    title: 'Screens/Setup/Failures',
    file: 'setup/screens/SetupScreen.tsx',
    routes: ['/setup'],
    person: 'customer',
    fails: [...session, 'setup'],
    described: ['First run'],
  },
  {
    title: 'Screens/Auth/Login',
    file: 'auth/screens/LoginScreen.tsx',
    routes: ['/auth', '/login'],
    fails: ['sign-in', 'sign-up'],
    described: ['Login page'],
    states: {
      Loading: 'Processing',
      Empty: 'ChooseRole',
      Ready: 'Technician',
      Error: 'ServersOutOfReach',
    },
  },
  {
    title: 'Screens/Auth/Login/Sign-in failures',
    file: 'auth/screens/LoginScreen.tsx',
    routes: ['/auth', '/login'],
    fails: ['sign-in', 'sign-up'],
    described: ['Errors', 'Login page'],
  },
  {
    title: 'Screens/Auth/Login/Sign-up failures',
    file: 'auth/screens/LoginScreen.tsx',
    routes: ['/auth', '/login'],
    fails: ['sign-in', 'sign-up'],
    described: ['Errors', 'Login page'],
  },
  {
    title: 'Screens/Auth/Reset request',
    file: 'auth/screens/ResetRequestScreen.tsx',
    routes: ['/auth/reset'],
    fails: ['account'],
    described: ['Reset and new password'],
    states: { Loading: 'Processing', Empty: 'Asking', Ready: 'Sent', Error: 'Offline' },
  },
  {
    title: 'Screens/Auth/New password',
    file: 'auth/screens/NewPasswordScreen.tsx',
    routes: ['/auth/new-password'],
    fails: ['account'],
    described: ['Reset and new password'],
    states: {
      Loading: 'OpeningTheLink',
      Ready: 'Choosing',
      Error: 'LinkExpired',
      Forbidden: 'NoLinkFollowed',
    },
  },
  {
    title: 'Screens/Auth/Two-factor',
    file: 'auth/screens/SecondFactorScreen.tsx',
    routes: ['/auth/two-factor'],
    person: 'technician',
    fails: ['second-factor'],
    described: ['Two-factor sign-in'],
    states: {
      Loading: 'Loading',
      Empty: 'Offered',
      Ready: 'On',
      Error: 'NotTurnedOff',
      Forbidden: 'NotAvailable',
    },
  },
  {
    title: 'Screens/Auth/Two-factor/Failures',
    file: 'auth/screens/SecondFactorScreen.tsx',
    routes: ['/auth/two-factor'],
    person: 'technician',
    fails: ['second-factor'],
    described: ['Errors', 'Two-factor sign-in'],
  },
  {
    title: 'Screens/Auth/Guards',
    file: 'auth/screens/AccountProblemScreen.tsx',
    routes: ['/admin', '/technicians'],
    person: 'admin',
    fails: session,
    described: ['Guards'],
    states: {
      Loading: 'CheckingWhoIsHere',
      Empty: 'NoProfile',
      Error: 'ProfileNotRead',
      Forbidden: 'SentHome',
    },
  },
  {
    title: 'Screens/Admin/Frame',
    file: 'admin/frame/screens/AdminShell.tsx',
    routes: ['/admin'],
    person: 'admin',
    fails: panel,
    described: ['Frame'],
    states: { Ready: 'Desktop', Empty: 'NothingUnread', Error: 'BellOutOfReach' },
  },
  section('Dashboard', 'dashboard/screens/DashboardScreen.tsx', '/admin'),
  section('Quotes', 'quotes/screens/QuotesScreen.tsx', '/admin/quotes', ['Value sets']),
  {
    title: 'Screens/Admin/Quotes/Messages',
    file: 'admin/quotes/screens/QuotesScreen.tsx',
    routes: ['/admin/quotes'],
    person: 'admin',
    fails: panel,
    described: ['Quotes', 'Messages'],
  },
  section('Jobs', 'jobs/screens/JobsScreen.tsx', '/admin/jobs', ['Value sets']),
  section('Customers', 'customers/screens/CustomersScreen.tsx', '/admin/customers', ['Value sets']),
  {
    title: 'Screens/Admin/Customers/Personal data',
    file: 'admin/customers/screens/CustomersScreen.tsx',
    routes: ['/admin/customers'],
    person: 'admin',
    fails: panel,
    described: ['Customers'],
  },
  section('Technicians', 'technicians/screens/TechniciansScreen.tsx', '/admin/technicians', [
    'Value sets',
  ]),
  section('Orders', 'orders/screens/OrdersScreen.tsx', '/admin/orders', ['Value sets']),
  section('Glasses', 'glasses/screens/GlassesScreen.tsx', '/admin/glasses', ['Value sets']),
  section('Products', 'products/screens/ProductsScreen.tsx', '/admin/products', [
    'Prices',
    'Value sets',
  ]),
  section('Settings', 'settings/screens/SettingsScreen.tsx', '/admin/settings', [
    "Settings' defaults",
  ]),
  {
    title: 'Screens/Admin/Settings/Advanced',
    file: 'admin/settings/screens/SettingsScreen.tsx',
    routes: ['/admin/settings'],
    person: 'admin',
    fails: panel,
    described: ['Settings', "Settings' defaults"],
  },
  {
    title: 'Screens/Admin/Settings/Capacity',
    file: 'admin/settings/screens/SettingsScreen.tsx',
    routes: ['/admin/settings'],
    person: 'admin',
    fails: panel,
    described: ['Settings', "Settings' defaults"],
  },
  {
    title: 'Screens/Admin/Settings/Prices',
    file: 'admin/settings/screens/SettingsScreen.tsx',
    routes: ['/admin/settings'],
    person: 'admin',
    fails: [...panel, 'office'],
    described: ['Settings'],
  },
  {
    title: 'Screens/Admin/Settings/Public pages',
    file: 'admin/settings/screens/SettingsScreen.tsx',
    routes: ['/admin/settings'],
    person: 'admin',
    fails: panel,
    described: ['Settings'],
  },
  {
    title: 'Screens/Admin/Settings/Staff & access',
    file: 'admin/settings/screens/SettingsScreen.tsx',
    routes: ['/admin/settings'],
    person: 'super_admin',
    fails: panel,
    described: ['Settings'],
  },
  {
    title: 'Screens/Admin/Settings/Staff & access/Managing',
    file: 'admin/settings/screens/SettingsScreen.tsx',
    routes: ['/admin/settings'],
    person: 'super_admin',
    fails: [...panel, 'office'],
    described: ['Settings'],
  },
  {
    title: 'Screens/Admin/Technicians/Working time',
    file: 'admin/technicians/screens/TechniciansScreen.tsx',
    routes: ['/admin/technicians'],
    person: 'admin',
    fails: panel,
    described: ['Technicians'],
  },
  {
    title: 'Screens/Admin/Jobs/Board',
    file: 'admin/jobs/screens/JobsScreen.tsx',
    routes: ['/admin/jobs'],
    person: 'admin',
    fails: panel,
    described: ['Jobs'],
  },
  {
    title: 'Screens/Admin/Jobs/Sheet',
    file: 'admin/jobs/screens/JobsScreen.tsx',
    routes: ['/admin/jobs'],
    person: 'admin',
    fails: panel,
    described: ['Jobs', 'Value sets'],
  },
  {
    title: 'Screens/Technician/Sign-in',
    file: 'auth/screens/PortalFormsScreen.tsx',
    routes: ['/technicians'],
    fails: ['sign-in'],
    described: ['Portal sign-in'],
    states: { Loading: 'Processing', Empty: 'Empty', Error: 'WrongPassword' },
  },
  {
    title: 'Screens/Technician/Reset',
    file: 'auth/screens/PortalFormsScreen.tsx',
    routes: ['/technicians'],
    fails: ['account'],
    described: ['Portal sign-in'],
    states: { Loading: 'Processing', Empty: 'Empty', Error: 'Offline' },
  },
  {
    title: 'Screens/Technician/Dashboard header',
    file: 'technician/screens/DashboardHeader.tsx',
    routes: ['/technicians'],
    person: 'technician',
    fails: session,
    described: ['Portal dashboard'],
  },
  {
    title: 'Screens/Technician/Dashboard',
    file: 'technician/screens/DashboardScreen.tsx',
    routes: ['/technicians'],
    person: 'technician',
    fails: session,
    described: ['Portal dashboard', 'Value sets'],
    states: {
      Loading: 'Loading',
      Empty: 'EmptyDay',
      Ready: 'TheDay',
      Error: 'ErrorServerDown',
      Forbidden: 'Forbidden',
    },
  },
  {
    title: 'Screens/Technician/Forms',
    file: 'technician/screens/DashboardScreen.tsx',
    routes: ['/technicians'],
    person: 'technician',
    fails: session,
    described: ['Portal dashboard'],
  },
  {
    title: 'Screens/Technician/Service report',
    file: 'technician/screens/DashboardScreen.tsx',
    routes: ['/technicians'],
    person: 'technician',
    fails: session,
    described: ['Portal dashboard'],
  },
  {
    title: 'Screens/Technician/Without signal',
    file: 'technician/screens/DashboardScreen.tsx',
    routes: ['/technicians'],
    person: 'technician',
    fails: session,
    described: ['Without a signal'],
  },
]

/** The page with that title, or undefined for a page that is no screen. */
export function pageOf(title: string): ScreenPage | undefined {
  return screenPages.find((page) => page.title === title)
}
