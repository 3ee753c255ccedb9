import type { Role } from '@/domain/roles'
import type { Check } from '../check'
import { observeRest, type Observation } from '../observe'
import { clientOf, sharedPerson, type Target } from '../target'

async function ask(
  target: Target,
  role: Role | null,
  name: string,
  customerId: string,
): Promise<Observation> {
  const client = role ? (await sharedPerson(target, role)).client : clientOf(target)
  return observeRest(await client.rpc(name, { customer_id: customerId }))
}

const functions = ['export_customer', 'erasure_plan', 'erase_customer']

/** A customer's data handed out and erased, and who may do it. */
export const personalDataChecks: Check[] = [
  ...functions.flatMap((name): Check[] => [
    {
      name: `personal data: ${name} by a visitor`,
      expected: { status: 401, code: '42501' },
      run: (target) => ask(target, null, name, 'C-001'),
    },
    {
      name: `personal data: ${name} by a technician`,
      expected: { status: 403, code: '42501' },
      run: (target) => ask(target, 'technician', name, 'C-001'),
    },
    {
      name: `personal data: ${name} of nobody`,
      expected: { status: 404, code: 'PT404' },
      run: (target) => ask(target, 'admin', name, 'C-99999'),
    },
    {
      name: `personal data: ${name} of a customer without work`,
      expected: { status: 200 },
      run: async (target) => ask(target, 'admin', name, await target.makeCustomer()),
    },
  ]),
  {
    name: 'personal data: erased twice, and not handed out afterwards',
    expected: {},
    run: async (target) => {
      const id = await target.makeCustomer()
      return {
        first: await ask(target, 'admin', 'erase_customer', id),
        second: await ask(target, 'admin', 'erase_customer', id),
        exported: await ask(target, 'admin', 'export_customer', id),
      }
    },
  },
  {
    name: 'personal data: without saying whose',
    expected: { status: 404, code: 'PGRST202' },
    run: async (target) => {
      const { client } = await sharedPerson(target, 'admin')
      return observeRest(await client.rpc('erase_customer', {}))
    },
  },
]
