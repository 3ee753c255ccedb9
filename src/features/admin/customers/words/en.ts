import type { CustomerFields, CustomerStatus } from '@/domain/customers'
import type { QuoteMatch } from '@/domain/personalData'
import { formatsIn } from '@/platform/formats/formats'

const { number } = formatsIn('en')

const plural = (count: number, one: string, more: string) =>
  `${number(count)} ${count === 1 ? one : more}`

/** Words of the customers screen. */
export const words = {
  title: 'Customer Management',
  description: 'Who the work is done for, with the jobs and spending that their records add up to.',
  add: 'Add Customer',
  search: 'Search customers by name, phone, email or address',
  caption: 'Customers',
  columns: {
    id: 'Customer ID',
    name: 'Name',
    contact: 'Contact',
    jobs: 'Jobs',
    totalSpent: 'Total Spent',
    lastService: 'Last Service',
    status: 'Status',
    actions: 'Actions',
  },
  filters: { status: 'Status', joinDate: 'Joined' },
  empty: {
    title: 'No customers found',
    text: 'Add customers to keep their jobs and orders together. A converted quote adds its customer by itself.',
  },
  footer: (from: number, to: number, total: number) =>
    `Showing ${from}-${to} of ${number(total)} ${total === 1 ? 'customer' : 'customers'}`,
  noEmail: 'No email',
  noPhone: 'No phone',
  export: {
    file: 'customers',
    headings: {
      id: 'Customer ID',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      address: 'Address',
      totalJobs: 'Jobs',
      totalSpent: 'Total Spent',
      lastService: 'Last Service',
      status: 'Status',
      joinDate: 'Joined',
      notes: 'Notes',
    },
  },
  form: {
    addTitle: 'Add Customer',
    editTitle: (id: string) => `Edit ${id}`,
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      address: 'Address',
      status: 'Status',
      notes: 'Notes',
    } satisfies Record<keyof CustomerFields, string>,
    hints: {
      notes: 'For colleagues only. The customer never sees this.',
    },
  },
  personalData: {
    title: 'Personal data',
    text: 'For a customer who asks what is held about them, or wants it gone.',
    export: 'Export personal data',
    exported: (id: string) => `Personal data of ${id} exported`,
    file: 'personal-data',
    erase: 'Erase personal data',
    erasedOn: (when: string) => `Erased on ${when}`,
    erased: 'What is left is the record of the work, which has to be kept.',
  },
  /** The dialog that erases a customer's personal data. */
  erasure: {
    title: (id: string) => `Erase ${id} for good?`,
    loading: 'Finding out what would be erased',
    forGood: 'What is personal goes now and cannot be brought back.',
    goes: {
      title: 'Erased at once',
      contacts: 'Name, email, phone, address and notes, here and wherever they were copied',
      quotes: (count: number) =>
        `${plural(count, 'quote', 'quotes')} that never became a job, with the appointment:`,
      photos: (count: number) =>
        count > 0
          ? `${plural(count, 'photo', 'photos')}, signatures and reported issues`
          : 'Signatures and reported issues',
      over: (years: number, ids: string) => `${ids}: older than ${years} years`,
      account: 'The account they sign in with',
    },
    matchedBy: {
      account: 'same account',
      email: 'same email',
      phone: 'same phone number',
    } satisfies Record<QuoteMatch, string>,
    stays: {
      title: 'Stays without a name',
      why: (years: number) =>
        `The record of a repair has to be kept for ${years} years (16 CCR 3358): which vehicle, what was done, by whom, when and for how much.`,
      records: (ids: string, day: string) => `${ids} until ${day}`,
      more: (count: number) => `and ${count} more`,
      account: 'Their account: somebody works here with it. Only the tie to it is cut.',
    },
    unsure: {
      title: 'Not touched',
      text: (ids: string) =>
        `${ids}: the same phone number, but another name and email. Look whether they are the same person.`,
    },
    backups: {
      title: 'Backups still hold this person',
      text: (day: string) =>
        `The last one was made on ${day}. A backup that is restored here is erased again; the files themselves are yours to delete.`,
    },
    refused: {
      title: 'There is still work to do for this customer',
      text: 'Finish or cancel these jobs first:',
    },
    field: (id: string) => `Type ${id} to confirm`,
    wrong: (id: string) => `Type ${id}, the number of this customer`,
    confirm: 'Erase personal data',
    erasing: 'Erasing',
    keep: 'Keep it',
    done: (id: string) => `Personal data of ${id} erased`,
    doneKept: (count: number) =>
      `${plural(count, 'record', 'records')} of the work stay without a name.`,
    accountStays:
      'The account could not be deleted from here. Delete it in the Supabase dashboard, under Authentication, Users.',
    photosStay: 'The files of their photos could not be removed yet. This page tries again.',
  },
  /** Files of erased customers' photos that could not be removed. */
  erasedPhotos: {
    title: (count: number) =>
      `${plural(count, 'photo', 'photos')} of erased customers ${count === 1 ? 'is' : 'are'} still stored`,
    text: 'Nothing shows them any more, but the files are there until they are removed.',
    retry: 'Remove now',
  },
  /** The last service of a customer who has had none. */
  never: 'Never',
  statuses: { Active: 'Active', VIP: 'VIP', Inactive: 'Inactive' } satisfies Record<
    CustomerStatus,
    string
  >,
} as const
