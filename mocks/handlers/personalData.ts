import { http, type RequestHandler } from 'msw'
import { snakeKeys } from '@/data/keyCase'
import type { Customer } from '@/domain/customers'
import { adminRoles, hasRole } from '@/domain/roles'
import { currentInstant, type MockDatabase } from '../database/mockDatabase'
import { buildErasurePlan, customerFile } from '../fixtures/business/personalData'
import { restError, restJson } from './answers'
import { readCall } from './readCall'
import { permissionDenied } from './restRequest'

type Body = Parameters<typeof restJson>[0]

/** What a customer can ask for. The customers here have no work, so that erasing takes all of them. */
export function personalDataHandlers(database: MockDatabase): RequestHandler[] {
  const onCustomer = (name: string, answer: (id: string, customer: Customer | null) => Body) =>
    http.post(`*/rest/v1/rpc/${name}`, async ({ request }) => {
      const call = await readCall(database, request, name, ['customer_id'])
      if ('refusal' in call) return call.refusal
      const profile = call.userId ? database.profiles.get(call.userId) : undefined
      if (!hasRole(profile, adminRoles)) {
        return permissionDenied(call.caller, 'Only administrators may do this')
      }
      const id = String(call.body.customer_id)
      const customer = database.customers.get(id)
      const isErased = customer === null
      if (customer || (isErased && name === 'erase_customer')) {
        return restJson(answer(id, customer))
      }
      return restError({
        status: 404,
        code: 'PT404',
        message: 'not_found',
        details: '',
        hint: 'This record is gone.',
      })
    })

  return [
    onCustomer('export_customer', (_id, customer) =>
      customer ? customerFile(customer, currentInstant(database)) : null,
    ),
    onCustomer('erasure_plan', () => snakeKeys(buildErasurePlan()) as Body),
    onCustomer('erase_customer', (id) => {
      database.customers.set(id, null)
      return { account: 'none', kept: [] }
    }),
  ]
}
