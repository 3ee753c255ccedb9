import type { ConflictReason, FieldProblem } from '@/domain/businessFailures'
import type { RecordKind } from '@/domain/history'
import type { StockLevel } from '@/domain/stock'
import type { IssueKind } from '@/domain/technicianDay'
import { formatsIn } from '@/platform/formats/formats'

const { number } = formatsIn('en')

type FailureText = { title: string; next: string }

/** Words that the rooms of the admin panel share. */
export const words = {
  /** The sections of the panel, in the order of its menu. */
  sections: {
    dashboard: 'Dashboard',
    quotes: 'Quotes',
    jobs: 'Jobs',
    customers: 'Customers',
    technicians: 'Technicians',
    orders: 'Orders',
    glasses: 'Glasses',
    products: 'Products',
    settings: 'Settings',
  },
  /** The kinds of records, as an export of all of them names them. */
  recordKinds: {
    quotes: 'Quotes',
    jobs: 'Jobs',
    customers: 'Customers',
    technicians: 'Technicians',
    orders: 'Orders',
    glass_items: 'Glass items',
    products: 'Products',
  } satisfies Record<RecordKind, string>,
  common: {
    pageTitle: (section: string, company: string) => `${section} · Admin · ${company}`,
    close: 'Close',
    cancel: 'Cancel',
    retry: 'Try again',
    filter: 'Filter',
    clearFilters: 'Clear filters',
    clearSearch: 'Clear search',
    anything: 'Any',
    from: (label: string) => `${label} from`,
    to: (label: string) => `${label} to`,
    export: 'Export',
    exporting: 'Exporting',
    exported: (rows: number) => `${number(rows)} ${rows === 1 ? 'row' : 'rows'} exported`,
    tabs: 'Status',
    table: {
      sortBy: 'Sort by',
      ascending: 'lowest first',
      descending: 'highest first',
      loading: 'Loading the list',
    },
    pager: {
      label: 'Pages',
      previous: 'Previous',
      next: 'Next',
      position: (page: number, pages: number) => `Page ${page} of ${number(pages)}`,
    },
    nothingMatches: {
      title: 'Nothing matches',
      text: 'Try fewer or other words, or clear what narrows the list.',
      clear: 'Clear search and filters',
    },
    actionsFor: (id: string) => `Actions for ${id}`,
    none: '-',
    edit: 'Edit',
    delete: 'Delete',
    undo: 'Undo',
    deleted: (id: string) => `${id} deleted`,
    restored: (id: string) => `${id} is back`,
    saved: (id: string) => `${id} saved`,
    notSaved: 'Not saved',
    askDelete: {
      title: (id: string) => `Delete ${id}?`,
      text: 'It leaves every list. You can undo this right afterwards.',
      confirm: 'Delete',
      keep: 'Keep it',
    },
    forbidden: {
      title: 'This part is not open to you',
      text: 'Your role may have been changed while you worked. Ask a super administrator, or go on elsewhere.',
      home: 'Return to Home',
    },
    form: {
      save: 'Save',
      saving: 'Saving',
      summary: 'There is a problem',
      optional: 'optional',
      choose: 'Choose',
      missing: (label: string) => `Enter the ${label}`,
      missingChoice: (label: string) => `Choose the ${label}`,
      wrongEmail: 'Enter an email like name@example.com',
      wrongNumber: 'Enter a number of 0 or more',
      wrongWhole: 'Enter a whole number of 0 or more',
      wrongDate: 'Enter a date like 2026-06-15',
      tooLarge: (max: number) => `Enter ${number(max)} at most`,
      tooLong: (max: number) => `Use ${max} characters at most`,
      discard: {
        title: 'You have not saved your changes.',
        confirm: 'Discard changes',
        keep: 'Keep editing',
      },
      stale: {
        title: 'Somebody else saved this record while you worked',
        text: 'Nothing is overwritten. These are their changes; take them one by one, or save again to keep yours.',
        same: 'Their changes do not touch what you typed. Save again to keep both.',
        take: (label: string) => `Take theirs for ${label}`,
        theirs: 'Theirs',
        yours: 'Yours',
        empty: 'empty',
      },
    },
    details: {
      loading: 'Loading the record',
      history: 'History',
      historyLoading: 'Loading the history',
      noHistory: 'Nothing has been noted yet.',
      system: 'The system',
      made: 'Made this record',
      removed: 'Deleted it',
      broughtBack: 'Brought it back',
      exported: 'Exported the personal data',
      erased: 'Erased the personal data',
      changed: (field: string) => `Changed ${field}`,
      /** A change of which only the fact is kept. */
      kept: 'personal detail, not kept in the history',
      nothing: 'empty',
      more: (changes: number) => `and ${changes} more`,
    },
  },
  /** What happened and what to do, for staff. */
  failures: {
    stale: {
      title: 'Somebody else saved this record first.',
      next: 'Nothing was overwritten. Look at what they changed, then do it again.',
    },
    forbidden: {
      title: 'Your role does not allow this.',
      next: 'It may have been changed while you worked. Ask a super administrator.',
    },
    signed_out: {
      title: 'Your session is over.',
      next: 'Sign in again; then do it once more.',
    },
    missing: {
      title: 'This record is gone.',
      next: 'Somebody has deleted it in the meantime.',
    },
    invalid: {
      title: 'Some details are missing or cannot be right.',
      next: 'Look at what is marked.',
    },
    conflicts: {
      slot_taken: {
        title: 'That time frame is full.',
        next: 'Choose another day or another time frame.',
      },
      already_converted: {
        title: 'This quote has already become a job.',
        next: 'Find it under All Scheduled, and its job under Jobs.',
      },
      customer_unsure: {
        title: 'A customer has the same phone or e-mail address, under another name.',
        next: 'Say which customer this is.',
      },
      wrong_state: {
        title: 'The status does not allow this.',
        next: 'Somebody may have changed it. Look at the record again.',
      },
      quote_expired: {
        title: 'The price of this quote no longer holds.',
        next: 'Renew the quote for another month, then convert it.',
      },
      appointment_passed: {
        title: 'The appointment has passed.',
        next: 'Agree on another one with the customer, and change the quote first.',
      },
      technician_busy: {
        title: "The technician's other visits and drives leave no time for it then.",
        next: 'Choose another technician or another time frame.',
      },
      technician_off_duty: {
        title: 'The technician is off duty.',
        next: 'Choose another technician.',
      },
      technician_absent: {
        title: 'The technician does not work then.',
        next: 'It is a day off or outside their working hours. Choose somebody else or another time.',
      },
      technician_unskilled: {
        title: 'The technician does not do this kind of glass.',
        next: 'Choose another technician, or add the skill to their specialties.',
      },
      in_use: {
        title: 'Other records still need this one.',
        next: 'Finish or move what depends on it first.',
      },
      duplicate: { title: 'There is one like this already.', next: 'Open the other one instead.' },
      already_paid: { title: 'This order is paid.', next: 'What is paid stays as it is.' },
      not_enough_stock: { title: 'There are not enough units in stock.', next: 'Reorder first.' },
      reassigned: { title: 'The job has been given to somebody else.', next: 'Look at it again.' },
      cancelled: { title: 'The job has been cancelled.', next: 'Schedule a new one instead.' },
      already_completed: { title: 'The job is completed already.', next: 'Nothing is left to do.' },
      key_used: { title: 'This was sent before.', next: 'Look at the list: it should be there.' },
      photos_missing: { title: 'The photos have not arrived.', next: 'Send them again.' },
    } satisfies Record<ConflictReason, FailureText>,
    /** The technician lacks this skill, like 'Vent Glass'. */
    unskilled: (specialty: string) => `The technician does not have the skill ${specialty}.`,
    unavailable: {
      offline: {
        title: 'The server cannot be reached.',
        next: 'Check the connection and try again.',
      },
      no_answer: { title: 'The server did not answer in time.', next: 'Try again in a moment.' },
      server: { title: 'The server could not do this.', next: 'It is not your doing. Try again.' },
      rate_limited: { title: 'Too many requests at once.', next: 'Wait a minute and try again.' },
    },
    /** What is wrong with a field, by its label. */
    fields: {
      required: (label: string) => `Enter the ${label}`,
      too_long: (label: string) => `The ${label} is too long`,
      invalid: (label: string) => `The ${label} cannot be right`,
      not_offered: (label: string) => `Choose another ${label}: this one is not offered`,
      in_the_past: (label: string) => `The ${label} has passed: choose a later one`,
      too_far_ahead: (label: string) => `The ${label} is too far ahead`,
      outside_hours: (label: string) => `The ${label} is outside the opening hours of that day`,
      too_small: (label: string) => `The ${label} is too small`,
      too_large: (label: string) => `The ${label} is too large`,
      other_schema: (label: string) => `The ${label} is of another version of this system`,
      taken: (label: string) => `The ${label} belongs to somebody else already`,
      already_staff: (label: string) => `The ${label} belongs to somebody who works here already`,
      own_factor_first: () => 'Set up your own second factor first',
      not_available: () => 'This backend does not offer it',
      not_found: (label: string) => `The ${label} is gone`,
      no_hook: () => 'Save a build hook address first',
    } satisfies Record<FieldProblem, (label: string) => string>,
  },
  /** A refusal that the office may overrule. */
  overbook: {
    confirm: 'Book anyway',
    cancel: 'Cancel',
    /** In a form, whose own Cancel throws it away. */
    keep: 'Keep editing',
    note: 'Booked anyway, it is marked as overbooked.',
  },
  /** By weekday, 0 = Sunday. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** The hours of a week, weekday by weekday. */
  weekHours: {
    from: (weekday: string) => `${weekday} from`,
    until: (weekday: string) => `${weekday} until`,
    to: 'to',
    copy: 'Copy Monday to Tuesday through Friday',
    copied: 'Tuesday through Friday are as Monday.',
    missing: (weekday: string) => `Enter when ${weekday} begins and ends`,
    backwards: (weekday: string) => `${weekday} must end after it begins`,
  },
  cards: {
    sortBy: 'Sort by',
    /** An order of the cards, like "Price, highest first". */
    order: (label: string, descending: boolean) =>
      `${label}, ${descending ? 'highest first' : 'lowest first'}`,
    orderOfDays: (label: string, descending: boolean) =>
      `${label}, ${descending ? 'latest first' : 'earliest first'}`,
    orderOfNames: (label: string, descending: boolean) =>
      `${label}, ${descending ? 'Z to A' : 'A to Z'}`,
    figureMissing: 'Could not be loaded',
    figuresLoading: 'Loading the figures',
  },
  /** The glass inventory and the products catalog. */
  stock: {
    units: (units: number) => `${number(units)} ${units === 1 ? 'unit' : 'units'}`,
    onOrder: (units: number) => `${number(units)} on order`,
    inStock: 'In stock',
    onOrderLabel: 'On order',
    alertLevel: 'Low stock alert',
    levels: {
      'Low Stock': 'Low Stock',
      Medium: 'Medium',
      'In Stock': 'In Stock',
    } satisfies Record<StockLevel, string>,
    supplier: 'Supplier',
    noSupplier: 'Not set',
    reorder: 'Reorder',
    receive: 'Receive',
    reorderDialog: {
      title: (name: string) => `Reorder ${name}`,
      description: (supplier: string) =>
        supplier ? `A stock order to ${supplier}.` : 'A stock order; no supplier is noted.',
      now: (units: number, alertLevel: number, onOrder: number) =>
        `${units} in stock, alert at ${alertLevel}, ${onOrder} on order.`,
      quantity: 'Quantity',
      wrong: 'Enter a whole number from 1 to 10,000',
      confirm: 'Place Order',
      told: (name: string, units: number) => `${units} ordered: ${name}`,
    },
    receiveDialog: {
      title: (name: string) => `Receive ${name}`,
      description: 'Receiving raises the stock by what was ordered.',
      ordered: (units: number, day: string) => `${units} ordered on ${day}`,
      receive: 'Receive',
      cancel: 'Cancel order',
      none: 'Nothing is on order.',
      loading: 'Loading what is on order',
      received: (name: string, units: number) => `${units} received: ${name}`,
      cancelled: (name: string) => `Stock order cancelled: ${name}`,
      label: (units: number, day: string) => `${units} ordered on ${day}`,
    },
  },
  /** Choosing a customer in a form. */
  customerPicker: {
    label: 'Customer',
    hint: 'Search by name, phone number or email, then choose.',
    search: 'Find a customer',
    none: 'No customer matches. Add the customer first, under Customers.',
    searching: 'Searching customers',
    failed: 'Customers could not be searched. Try again.',
    change: 'Change customer',
  },
  /** What a technician can report of a job. */
  issueKinds: {
    'customer-absent': 'Customer absent',
    'wrong-glass': 'Wrong glass',
    'glass-damaged': 'Glass damaged',
    'vehicle-damage': 'Vehicle damage',
    weather: 'Weather',
    other: 'Something else',
  } satisfies Record<IssueKind, string>,
} as const
