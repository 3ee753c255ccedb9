import { atom } from 'jotai'
import type { Customer, CustomerFields } from '@/domain/customers'
import { businessGatewaysAtom } from './businessGateways'
import { recordList } from './recordList'
import { recordSaving } from './recordSaving'

/** The customers screen. */
export const customersList = recordList<Customer>('customers', (business) => business.customers)

/** Adds a customer, or changes one. */
export const saveCustomerAtom = recordSaving<Customer, CustomerFields>(
  'customers',
  (business) => business.customers,
  (fields) => fields,
)

/** Most customers that a search in a form offers. */
const mostOffered = 6

/** Looks for customers by name, phone number or e-mail, for a form that needs one. */
export const findCustomersAtom = atom(null, (get, _set, search: string) =>
  get(businessGatewaysAtom).customers.list({ search, sort: 'name', pageSize: mostOffered }),
)
