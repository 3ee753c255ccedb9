import { formatsIn } from '@/platform/formats/formats'

const { number } = formatsIn('en')

/** Words of the admin panel's frame: menu, header, search, bell, user block. */
export const words = {
  menuLabel: 'Admin menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to content',
  /** The title where the address belongs to no section. */
  fallbackTitle: 'Admin',
  site: 'View site',
  search: {
    label: 'Search quotes, jobs, customers, orders',
    short: 'Search',
    clear: 'Clear search',
    results: 'Search results',
    searching: 'Searching',
    nothing: (text: string) => `Nothing found for “${text}”.`,
    failed: 'The search could not be done. Try again.',
    found: (hits: number) => (hits === 1 ? '1 result' : `${hits} results`),
    groups: { quotes: 'Quotes', jobs: 'Jobs', customers: 'Customers', orders: 'Orders' },
  },
  bell: {
    label: (unread: number) =>
      unread === 0 ? 'Notifications, none unread' : `Notifications, ${number(unread)} unread`,
    title: 'Notifications',
    readAll: 'Mark all as read',
    empty: 'You are up to date.',
    failed: 'Notifications could not be loaded.',
    loading: 'Loading notifications',
    unread: 'Unread',
    kinds: {
      'new-quote': (id: string, name: string) => `New quote ${id} from ${name}`,
      'low-stock': (id: string, name: string) => `Low stock: ${name} (${id})`,
      'job-issue': (id: string, kind: string) => `Issue reported on job ${id}: ${kind}`,
      'customer-change': (id: string, what: string) => `The customer of ${id} ${what}`,
      'message-failed': (id: string, message: string) =>
        `Not delivered to the customer of ${id}: ${message}`,
    },
    /** What a customer did with their appointment. */
    changes: {
      moved: 'moved the appointment',
      cancelled: 'called the appointment off',
      note: 'wrote a note',
      reply: 'answered a text',
    },
    /** What a message was about. */
    messages: {
      confirmation: 'the confirmation',
      reminder: 'the reminder',
      moved: 'the new time',
      cancelled: 'the cancellation',
      on_the_way: 'that the technician is on the way',
      finished: 'the report',
    },
  },
  user: {
    /** Shown for an administrator who has given no name. */
    fallbackName: 'Admin User',
    menu: (name: string) => `Account of ${name}`,
    signOut: 'Sign Out',
  },
  notFound: {
    title: 'There is no such section',
    text: 'Choose one from the menu, or go back to the dashboard.',
    home: 'Go to the dashboard',
  },
} as const
