/** The five views that a screen with data of its own has (design, section 3). */
export const viewStates = ['Loading', 'Empty', 'Ready', 'Error', 'Forbidden'] as const
export type ViewState = (typeof viewStates)[number]

/** One page of the catalogue below Screens, and the part of the specification it fulfils. */
export type ScreenPage = {
  /** The page's title in the sidebar. */
  title: string
  /** The component's file below src/screens; several pages may show one. */
  file: string
  /** Addresses of the product at which this is seen, as the specification writes them. */
  routes: readonly string[]
  /** Headings of the specification, section by section. */
  spec: readonly string[]
  /** Which story shows which view, by its export name. A view that is not listed cannot come about. */
  states?: Partial<Record<ViewState, string>>
}

const wizard = '2 Screens and routes: Quote wizard'
const draft = '4 States and transitions: Quote wizard'
const fields = '3 Entities and their fields: Quote draft'
const login = '2 Screens and routes: Login page'
const errors = '8 The error catalogue'
const staticPages = '2 Screens and routes: Static pages'
const frame = '2 Screens and routes: Header and footer'
const portal = '2 Screens and routes: Technician portal'
const panel = '2 Screens and routes: Admin panel'
const values = '4 States and transitions: Value sets'
const roles = '6 Roles and permissions'
const limits = '9 Business constants and limits'

const records = {
  Loading: 'Loading',
  Empty: 'Empty',
  Ready: 'Ready',
  Error: 'ErrorServerDown',
  Forbidden: 'Forbidden',
} as const

const section = (
  name: string,
  file: string,
  route: string,
  spec: readonly string[],
): ScreenPage => ({
  title: `Screens/Admin/${name}`,
  file: `admin/${file}`,
  routes: [route],
  spec: [`${panel}: ${name}`, ...spec],
  states: records,
})

/** Every page below Screens. The catalogue test holds it against the files and the specification. */
export const screenPages: readonly ScreenPage[] = [
  {
    title: 'Screens/Marketing/Home',
    file: 'marketing/HomeScreen.tsx',
    routes: ['/'],
    spec: ['2 Screens and routes: Home', '1 What the product does and for whom'],
  },
  {
    title: 'Screens/Marketing/Service page',
    file: 'marketing/ServiceScreen.tsx',
    routes: [
      '/windshield-replacement',
      '/windshield-repair',
      '/door-glass',
      '/vent-glass',
      '/quarter-glass',
      '/back-glass',
    ],
    spec: [staticPages, '1 What the product does and for whom'],
  },
  {
    title: 'Screens/Marketing/Repair or replace',
    file: 'marketing/DamageHelper.tsx',
    routes: ['/windshield-repair'],
    spec: ['1 What the product does and for whom'],
  },
  {
    title: 'Screens/Marketing/Locations',
    file: 'marketing/LocationsScreen.tsx',
    routes: ['/locations'],
    spec: [staticPages, '3 Entities and their fields: Location'],
  },
  {
    title: 'Screens/Marketing/ZIP check',
    file: 'marketing/ZipCheck.tsx',
    routes: ['/locations'],
    spec: [`${limits}: Service Radius`],
  },
  {
    title: 'Screens/Marketing/About',
    file: 'marketing/AboutScreen.tsx',
    routes: ['/about'],
    spec: [staticPages],
  },
  {
    title: 'Screens/Marketing/Legal',
    file: 'marketing/LegalScreen.tsx',
    routes: ['/privacy', '/terms'],
    spec: [frame],
  },
  {
    title: 'Screens/Marketing/Licenses',
    file: 'marketing/LicensesScreen.tsx',
    routes: ['/licenses'],
    spec: [frame],
  },
  {
    title: 'Screens/Marketing/Site header',
    file: 'marketing/SiteHeader.tsx',
    routes: [],
    spec: [frame, roles],
  },
  {
    title: 'Screens/Marketing/Site footer',
    file: 'marketing/SiteFooter.tsx',
    routes: [],
    spec: [frame, `${limits}: Business hours`],
  },
  {
    title: 'Screens/Marketing/Site shell',
    file: 'marketing/NotFoundScreen.tsx',
    routes: ['*'],
    spec: ['2 Screens and routes: Public routes'],
  },
  {
    title: 'Screens/Quote/1 Vehicle',
    file: 'quote/VehicleForm.tsx',
    routes: ['/', '/quote'],
    spec: [`${wizard}: Step 1`, fields, '5 Validation rules'],
    states: { Empty: 'Empty', Ready: 'Filled' },
  },
  {
    title: 'Screens/Quote/2 Service',
    file: 'quote/ServiceScreen.tsx',
    routes: ['/quote'],
    spec: [`${wizard}: Step 2`, draft],
    states: { Loading: 'Loading', Empty: 'Choosing', Ready: 'Chosen' },
  },
  {
    title: 'Screens/Quote/3 Position',
    file: 'quote/PositionScreen.tsx',
    routes: ['/quote/position'],
    spec: [`${wizard}: Step 3`, draft],
    states: { Loading: 'Loading', Empty: 'NoServiceYet', Ready: 'Chosen' },
  },
  {
    title: 'Screens/Quote/4 Glass type',
    file: 'quote/GlassScreen.tsx',
    routes: ['/quote/details'],
    spec: [`${wizard}: Step 4`, `${limits}: Glass prices`],
    states: { Loading: 'Loading', Empty: 'Choosing', Ready: 'Chosen' },
  },
  {
    title: 'Screens/Quote/5 Appointment',
    file: 'quote/appointment/AppointmentScreen.tsx',
    routes: ['/quote/appointment'],
    spec: [`${wizard}: Step 5`, fields, '5 Validation rules', `${limits}: Time frames`],
    states: {
      Loading: 'Loading',
      Empty: 'NothingFree',
      Ready: 'ReadyToConfirm',
      Error: 'FreeTimesNotLoaded',
    },
  },
  {
    title: 'Screens/Quote/5 Appointment failures',
    file: 'quote/appointment/AppointmentScreen.tsx',
    routes: ['/quote/appointment'],
    spec: [`${wizard}: Step 5`, draft],
  },
  {
    title: 'Screens/Quote/6 Confirmation',
    file: 'quote/confirmation/ConfirmationScreen.tsx',
    routes: ['/quote/appointment'],
    spec: [draft],
    states: { Ready: 'Booked' },
  },
  {
    title: 'Screens/Auth/Login',
    file: 'auth/LoginScreen.tsx',
    routes: ['/auth', '/login'],
    spec: [login, '4 States and transitions: Login', '5 Validation rules'],
    states: {
      Loading: 'Processing',
      Empty: 'ChooseRole',
      Ready: 'Technician',
      Error: 'ServersOutOfReach',
    },
  },
  {
    title: 'Screens/Auth/Login/Sign-in failures',
    file: 'auth/LoginScreen.tsx',
    routes: ['/auth', '/login'],
    spec: [errors],
  },
  {
    title: 'Screens/Auth/Login/Sign-up failures',
    file: 'auth/LoginScreen.tsx',
    routes: ['/auth', '/login'],
    spec: [errors],
  },
  {
    title: 'Screens/Auth/Reset request',
    file: 'auth/ResetRequestScreen.tsx',
    routes: [],
    spec: [`${login}: Forgot your password?`],
    states: { Loading: 'Processing', Empty: 'Asking', Ready: 'Sent', Error: 'Offline' },
  },
  {
    title: 'Screens/Auth/New password',
    file: 'auth/NewPasswordScreen.tsx',
    routes: [],
    spec: ['4 States and transitions: Authentication: PASSWORD_RECOVERY'],
    states: {
      Loading: 'OpeningTheLink',
      Ready: 'Choosing',
      Error: 'LinkExpired',
      Forbidden: 'NoLinkFollowed',
    },
  },
  {
    title: 'Screens/Auth/Guards',
    file: 'auth/AccountProblemScreen.tsx',
    routes: ['/admin', '/technicians'],
    spec: [roles, '2 Screens and routes: Public routes'],
    states: {
      Loading: 'CheckingWhoIsHere',
      Empty: 'NoProfile',
      Error: 'ProfileNotRead',
      Forbidden: 'SentHome',
    },
  },
  {
    title: 'Screens/Admin/Frame',
    file: 'admin/frame/AdminShell.tsx',
    routes: ['/admin'],
    spec: [`${panel}: Layout`],
    states: { Ready: 'Desktop', Empty: 'NothingUnread', Error: 'BellOutOfReach' },
  },
  section('Dashboard', 'dashboard/DashboardScreen.tsx', '/admin', []),
  section('Quotes', 'quotes/QuotesScreen.tsx', '/admin/quotes', [values]),
  section('Jobs', 'jobs/JobsScreen.tsx', '/admin/jobs', [values]),
  section('Customers', 'customers/CustomersScreen.tsx', '/admin/customers', [values]),
  {
    title: 'Screens/Admin/Customers/Personal data',
    file: 'admin/customers/CustomersScreen.tsx',
    routes: ['/admin/customers'],
    spec: [`${panel}: Customers`, '3 Entities and their fields: Admin sample records'],
  },
  section('Technicians', 'technicians/TechniciansScreen.tsx', '/admin/technicians', [values]),
  section('Orders', 'orders/OrdersScreen.tsx', '/admin/orders', [values]),
  section('Glasses', 'glasses/GlassesScreen.tsx', '/admin/glasses', [
    `${limits}: Stock thresholds`,
  ]),
  section('Products', 'products/ProductsScreen.tsx', '/admin/products', [
    `${limits}: Product margin`,
  ]),
  section('Settings', 'settings/SettingsScreen.tsx', '/admin/settings', [
    `${limits}: Settings defaults`,
  ]),
  {
    title: 'Screens/Admin/Settings/Advanced',
    file: 'admin/settings/SettingsScreen.tsx',
    routes: ['/admin/settings'],
    spec: [`${panel}: Settings`, `${limits}: Last backup`],
  },
  {
    title: 'Screens/Admin/Jobs/Sheet',
    file: 'admin/jobs/JobsScreen.tsx',
    routes: ['/admin/jobs'],
    spec: [`${panel}: Jobs`, values],
  },
  {
    title: 'Screens/Technician/Sign-in',
    file: 'technician/TechnicianSignInScreen.tsx',
    routes: ['/technicians'],
    spec: [portal, '4 States and transitions: Technician portal', '5 Validation rules'],
    states: { Loading: 'Processing', Empty: 'Empty', Error: 'WrongPassword' },
  },
  {
    title: 'Screens/Technician/Reset',
    file: 'technician/TechnicianResetScreen.tsx',
    routes: ['/technicians'],
    spec: [portal, '5 Validation rules'],
    states: { Loading: 'Processing', Empty: 'Empty', Error: 'Offline' },
  },
  {
    title: 'Screens/Technician/Dashboard header',
    file: 'technician/DashboardHeader.tsx',
    routes: ['/technicians'],
    spec: [portal],
  },
  {
    title: 'Screens/Technician/Dashboard',
    file: 'technician/DashboardScreen.tsx',
    routes: ['/technicians'],
    spec: [portal, `${values}: Portal appointment status`],
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
    file: 'technician/DashboardScreen.tsx',
    routes: ['/technicians'],
    spec: [`${portal}: Quick Actions`],
  },
  {
    title: 'Screens/Technician/Service report',
    file: 'technician/DashboardScreen.tsx',
    routes: ['/technicians'],
    spec: [`${portal}: Quick Actions`],
  },
  {
    title: 'Screens/Technician/Without signal',
    file: 'technician/DashboardScreen.tsx',
    routes: ['/technicians'],
    spec: [`${portal}: Quick Actions`],
  },
]

/** The page with that title, or undefined for a page that is no screen. */
export function pageOf(title: string): ScreenPage | undefined {
  return screenPages.find((page) => page.title === title)
}
