import type { Role } from '@/domain/roles'
import type { Check } from '../check'
import { observeRest, shapeOf, type Observation } from '../observe'
import { clientOf, sharedPerson, type Target } from '../target'

type Client = Awaited<ReturnType<typeof sharedPerson>>['client']

// What was tried, and the role that is stored afterwards: it must not have changed.
async function attempt(
  target: Target,
  role: Role,
  act: (
    client: Client,
    id: string,
  ) => PromiseLike<{ data: unknown; error: unknown; status: number }>,
): Promise<Observation> {
  const { person, client } = await sharedPerson(target, role)
  const outcome = observeRest(await act(client, person.id))
  const { data } = await client.from('profiles').select('role').eq('id', person.id).single()
  return { ...outcome, stored: shapeOf(data) }
}

/** Who may change whose role. */
export const roleChecks: Check[] = [
  {
    name: 'role: not by updating the own row',
    expected: { status: 403, code: '42501' },
    run: (target) =>
      attempt(target, 'technician', (client, id) =>
        client.from('profiles').update({ role: 'admin' }).eq('id', id).select(),
      ),
  },
  {
    name: 'role: not along with a name',
    expected: { status: 403, code: '42501' },
    run: (target) =>
      attempt(target, 'customer', (client, id) =>
        client.from('profiles').update({ first_name: 'Pat', role: 'admin' }).eq('id', id),
      ),
  },
  {
    name: 'role: not by an upsert',
    expected: { status: 403, code: '42501' },
    run: (target) =>
      attempt(target, 'technician', (client, id) =>
        client.from('profiles').upsert({ id, role: 'super_admin' }).select(),
      ),
  },
  {
    name: 'role: not by an insert',
    expected: { status: 403, code: '42501' },
    run: (target) =>
      attempt(target, 'customer', (client, id) =>
        client.from('profiles').insert({ id, role: 'admin' }),
      ),
  },
  {
    name: 'role: not by change_role of a technician',
    expected: { status: 403, code: '42501' },
    run: (target) =>
      attempt(target, 'technician', (client, user_id) =>
        client.rpc('change_role', { user_id, role: 'admin' }),
      ),
  },
  {
    name: 'role: not by change_role of an administrator',
    expected: { status: 403, code: '42501' },
    run: (target) =>
      attempt(target, 'admin', (client, user_id) =>
        client.rpc('change_role', { user_id, role: 'super_admin' }),
      ),
  },
  {
    name: 'role: not even the own one by a super administrator',
    expected: { status: 403, code: '42501' },
    run: (target) =>
      attempt(target, 'super_admin', (client, user_id) =>
        client.rpc('change_role', { user_id, role: 'customer' }),
      ),
  },
  {
    name: 'role: not by user metadata',
    expected: {},
    async run(target) {
      const { person, client } = await sharedPerson(target, 'technician')
      await client.auth.updateUser({ data: { role: 'admin' } })
      const { data } = await client.from('profiles').select('role').eq('id', person.id).single()
      return { stored: shapeOf(data) }
    },
  },
  {
    name: 'role: not by a visitor',
    expected: { status: 401, code: '42501' },
    async run(target) {
      const { id } = (await sharedPerson(target)).person
      return observeRest(await clientOf(target).rpc('change_role', { user_id: id, role: 'admin' }))
    },
  },
  {
    name: 'role: by a super administrator',
    expected: { status: 200 },
    async run(target) {
      const other = await target.makePerson()
      const { client } = await sharedPerson(target, 'super_admin')
      const set = await client.rpc('change_role', { user_id: other.id, role: 'technician' })
      const { data } = await client.from('profiles').select('role').eq('id', other.id).single()
      return { status: set.status, stored: shapeOf(data) }
    },
  },
  {
    name: 'role: one that does not exist',
    expected: { status: 422, code: 'PT422' },
    async run(target) {
      const { person: other } = await sharedPerson(target)
      const { client } = await sharedPerson(target, 'super_admin')
      return observeRest(await client.rpc('change_role', { user_id: other.id, role: 'boss' }))
    },
  },
  {
    name: 'role: of a person who does not exist',
    expected: { status: 404, code: 'PT404' },
    async run(target) {
      const { client } = await sharedPerson(target, 'super_admin')
      const user_id = '00000000-0000-4000-8000-00000000dead'
      return observeRest(await client.rpc('change_role', { user_id, role: 'admin' }))
    },
  },
]
