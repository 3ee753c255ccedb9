import type { CustomerFields, CustomerStatus } from '@/domain/customers'

/** Words of the customers screen. */
export const customers = {
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
    `Showing ${from}-${to} of ${total.toLocaleString('en-US')} ${total === 1 ? 'customer' : 'customers'}`,
  noEmail: 'No email',
  noPhone: 'No phone',
  export: {
    file: 'customers',
    headings: [
      'Customer ID',
      'Name',
      'Email',
      'Phone',
      'Address',
      'Jobs',
      'Total Spent',
      'Last Service',
      'Status',
      'Joined',
      'Notes',
    ],
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
  statuses: { Active: 'Active', VIP: 'VIP', Inactive: 'Inactive' } satisfies Record<
    CustomerStatus,
    string
  >,
} as const
