import type { PaymentMethod, TimeFrame } from '@/domain/appointments'
import type { TimeZoneName } from '@/domain/formatSettings'
import type { GlassType, StoredGlassType } from '@/domain/prices'
import type { JobStatus } from '@/domain/jobs'
import type { QuoteStatus } from '@/domain/quoteWorkflow'
import type { Role } from '@/domain/roles'
import type { GlassPosition, ServiceType } from '@/domain/services'
import type { SiteFacts } from '../../site/siteFacts'
import { placeText } from '../english'

const glassTypes = {
  oem: 'OEM glass',
  oee: 'OEE glass',
  aftermarket: 'Aftermarket glass',
} satisfies Record<GlassType, string>

/** English words that several features use: services, glass, prices, labels of stored values, the site's frame. */
export const words = {
  /** A service as the grid, the footer and links name it; `fact` is what stands at the card's foot. */
  services: {
    windshield: {
      name: 'Windshield Replacement',
      summary:
        'New glass, fitted where your car stands, with camera recalibration when it has one.',
      fact: '1-2 hours',
    },
    'chip-repair': {
      name: 'Chip Repair',
      summary: 'Resin stops chips and cracks up to 12 inches before they cost you a windshield.',
      fact: 'Under 30 minutes',
    },
    'door-glass': {
      name: 'Door Glass',
      summary:
        'A broken side window replaced, the door cleared of glass, the window running again.',
      fact: 'Front and rear doors',
    },
    'vent-glass': {
      name: 'Vent Glass',
      summary:
        'The small fixed pane beside the door window, matched and sealed against wind and rain.',
      fact: 'Four positions',
    },
    'quarter-glass': {
      name: 'Quarter Glass',
      summary: 'The pane behind the rear doors, bonded or set in rubber, with its trim put back.',
      fact: 'Left and right',
    },
    'back-glass': {
      name: 'Back Glass',
      summary: 'Rear windows with defroster and antenna reconnected and tested before we leave.',
      fact: 'Defroster tested',
    },
  } satisfies Record<ServiceType, { name: string; summary: string; fact: string }>,
  /** Where a glass sits, as people say it. Left and right are as seen from the driver's seat. */
  positions: {
    main: 'Windshield',
    'front-left': 'Front left door',
    'front-right': 'Front right door',
    'rear-left': 'Rear left door',
    'rear-right': 'Rear right door',
    'front-left-vent': 'Front left vent',
    'front-right-vent': 'Front right vent',
    'rear-left-vent': 'Rear left vent',
    'rear-right-vent': 'Rear right vent',
    'left-quarter': 'Left quarter',
    'right-quarter': 'Right quarter',
  } satisfies Record<GlassPosition, string>,
  /** The main glass where the service is for the rear window. */
  backGlass: 'Back glass',
  /** For visitors. */
  glassTypes: { ...glassTypes, none: 'One price' } satisfies Record<StoredGlassType, string>,
  /** For the office and technicians. */
  officeGlassTypes: {
    ...glassTypes,
    none: 'No glass choice',
  } satisfies Record<StoredGlassType, string>,
  /** The zones that the business can be in. */
  timeZones: {
    'Pacific Time': 'Pacific Time',
    'Mountain Time': 'Mountain Time',
    'Central Time': 'Central Time',
    'Eastern Time': 'Eastern Time',
  } satisfies Record<TimeZoneName, string>,
  paymentMethods: {
    card: 'Credit/Debit Card',
    cash: 'Cash on Service',
    insurance: 'Insurance Claim',
  } satisfies Record<PaymentMethod, string>,
  timeFrames: {
    '8:00 AM - 10:00 AM': '8:00 AM - 10:00 AM',
    '10:00 AM - 12:00 PM': '10:00 AM - 12:00 PM',
    '12:00 PM - 2:00 PM': '12:00 PM - 2:00 PM',
    '2:00 PM - 4:00 PM': '2:00 PM - 4:00 PM',
    '4:00 PM - 6:00 PM': '4:00 PM - 6:00 PM',
  } satisfies Record<TimeFrame, string>,
  /** The choice of a day and a time frame. */
  when: {
    date: {
      legend: 'Preferred date',
      today: 'Today',
      tomorrow: 'Tomorrow',
      free: (count: number) => (count === 1 ? '1 time free' : `${count} times free`),
      more: 'Show more days',
      gone: (date: string) => `Nothing is free on ${date} any more. Choose another date.`,
    },
    time: {
      legend: 'Time frame',
      chooseDate: 'Choose a date first, then the free times show here.',
      lastSeat: 'Last one',
      justTaken: 'Just taken',
      gone: 'The time you chose is no longer free. Choose another one.',
    },
    availability: {
      loading: 'Looking for free times',
      empty: {
        title: 'No times are free online right now',
        text: 'We often fit somebody in all the same. Call us, day or night.',
      },
      error: {
        title: 'We could not load the free times',
        offline: 'You seem to be offline. Everything you typed is safe on this device.',
        text: 'Everything you typed is safe on this device. Try again, or call us.',
      },
      retry: 'Try again',
      call: (phone: string) => `Call ${phone}`,
    },
  },
  /**
   * Asks whether somebody wants texts, in exactly these words: they are kept with the answer, as evidence of what was
   * agreed to. A text never says "reply CANCEL": that word ends texts.
   */
  textConsent:
    'Text me about this appointment (confirmation, reminder, on the way). Message and data rates may apply; reply STOP to end texts. Booking does not depend on it.',
  roles: {
    super_admin: 'Super Administrator',
    admin: 'Administrator',
    technician: 'Technician',
    customer: 'Customer',
  } satisfies Record<Role, string>,
  /** Somebody whose role is none of these. */
  otherRole: 'User',
  jobStatuses: {
    Scheduled: 'Scheduled',
    Assigned: 'Assigned',
    'In Progress': 'In Progress',
    Completed: 'Completed',
    Cancelled: 'Cancelled',
  } satisfies Record<JobStatus, string>,
  quoteStatuses: {
    New: 'New',
    Contacted: 'Contacted',
    Confirmed: 'Confirmed',
    Guest: 'Guest',
    Scheduled: 'Scheduled',
  } satisfies Record<QuoteStatus, string>,
  /** Words beside prices: the three of a service, or its one. */
  prices: {
    laborIncluded: 'labor included',
    from: (price: string) => `from ${price}`,
    onePrice: 'One price, whichever glass your car has. There is nothing to choose.',
    recommended: 'Recommended',
    glass: {
      oem: 'Exact match from the car’s own maker, with the manufacturer warranty.',
      oee: 'Built to the same specification, often in the same factories, without the badge.',
      aftermarket: 'Safety glass that meets the federal standard, at the lowest price.',
    } satisfies Record<GlassType, string>,
  },
  /** The site's frame: header, menus, footer, banner, opening hours. */
  site: {
    skipToContent: 'Skip to content',
    closeMessage: 'Close message',
    loading: 'Loading the page',
    pageFailed: {
      title: 'This page could not be loaded',
      text: 'Check your connection and load it again. What you have typed so far is kept.',
      retry: 'Load again',
    },
    header: {
      mainMenu: 'Main menu',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/windshield-replacement' },
        { label: 'Locations', href: '/locations' },
        { label: 'About', href: '/about' },
      ],
      callUs: 'Call us',
      menu: 'Menu',
      homeLink: (company: string) => `${company}, home`,
    },
    account: {
      menu: (name: string) => `Account of ${name}`,
      signOut: 'Sign Out',
      appointments: { label: 'My appointments', href: '/account' },
      /** For staff. */
      twoFactor: { label: 'Two-factor sign-in', href: '/auth/two-factor' },
      panels: {
        admin: { label: 'Admin Panel', href: '/admin' },
        technician: { label: 'Dashboard', href: '/technicians' },
      },
    },
    footer: {
      claim: (facts: SiteFacts) =>
        `Windshields and windows repaired or replaced at your home, your work or the roadside, all over ${placeText(facts)}.`,
      rating: {
        score: ({ rating }: SiteFacts) => `${rating}/5`,
        text: ({ reviews }: SiteFacts) => `from over ${reviews} customers`,
      },
      services: 'Services',
      contact: 'Contact',
      hours: 'Hours',
      company: 'Company',
      companyLinks: [
        { label: 'Locations', href: '/locations' },
        { label: 'About', href: '/about' },
        { label: 'Get Free Quote', href: '/quote' },
      ],
      staff: 'Staff Access',
      staffLinks: [
        { label: 'Staff Login', href: '/login' },
        { label: 'Admin Panel', href: '/admin' },
      ],
      legalLinks: [
        { label: 'Privacy', href: '/privacy' },
        { label: 'Terms', href: '/terms' },
        { label: 'Licenses', href: '/licenses' },
      ],
    },
    openNow: {
      openUntil: (hour: string) => `Open now, until ${hour}`,
      opensToday: (hour: string) => `Closed now, opens today at ${hour}`,
      opensTomorrow: (hour: string) => `Closed now, opens tomorrow at ${hour}`,
      opensOn: (weekday: string, hour: string) => `Closed now, opens ${weekday} at ${hour}`,
      closed: 'Closed for now, emergencies 24/7',
      closedOn: (day: string, name: string) => (name ? `Closed ${day}: ${name}` : `Closed ${day}`),
      fallback: 'Open every day, emergencies 24/7',
      weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    },
    maintenance: {
      title: 'Planned maintenance',
      fallback: 'Online booking will be paused for a short while. You can always call us.',
    },
  },
} as const
