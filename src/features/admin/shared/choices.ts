import { atom } from 'jotai'
import type { Customer } from '@/domain/customers'
import type { ListPage } from '@/domain/lists'
import type { Technician } from '@/domain/technicians'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import { businessView } from '@/platform/query/view'
import { recordsGateway, type Answer } from '@/platform/records/recordsGateway'

/** The people that forms of several screens offer. */
export type ChoicesGateway = {
  /** Customers by name, phone number or e-mail; a few at most. */
  customers(search: string): Answer<ListPage<Customer>>
  /** The technicians by name. */
  technicians(): Answer<ListPage<Technician>>
}

/** Customers that a search in a form offers at most. */
const offeredCustomers = 6

function createChoicesGateway({ call }: Calls): ChoicesGateway {
  return {
    customers: (search) =>
      recordsGateway<Customer>(call, 'customers').list({
        search,
        sort: 'name',
        pageSize: offeredCustomers,
      }),
    technicians: () =>
      recordsGateway<Technician>(call, 'technicians').list({ sort: 'name', pageSize: 100 }),
  }
}

const choicesGatewayAtom = gatewayAtom(createChoicesGateway)

/** Looks for customers by name, phone number or e-mail, for a form that needs one. */
export const findCustomersAtom = atom(null, (get, _set, search: string) =>
  get(choicesGatewayAtom).customers(search),
)

/** A technician's name and id. */
export type TechnicianChoice = Pick<Technician, 'id' | 'name'>

/** The technicians that a form offers, by name. */
export const technicianChoicesAtom = atom(null, async (get): Promise<TechnicianChoice[]> => {
  const outcome = await get(choicesGatewayAtom).technicians()
  return outcome.ok ? outcome.value.rows : []
})

/** The technicians by name: rows of the day board, choices of the assign dialog. */
export const crewViewAtom = businessView<Technician[]>((get) => ({
  key: ['technicians', 'crew'],
  ask: async () => {
    const outcome = await get(choicesGatewayAtom).technicians()
    return outcome.ok ? { ok: true, value: outcome.value.rows } : outcome
  },
}))
