import type { Check } from '../check'
import { observeResponse, observeRest, type Observation } from '../observe'
import {
  callAuth,
  callRest,
  clientOf,
  sharedPerson,
  signedInClient,
  type RawCall,
  type Target,
} from '../target'
import type { Role } from '@/domain/roles'

const nobody = '00000000-0000-4000-8000-00000000dead'

async function asPerson(
  target: Target,
  path: (id: string) => string,
  call: RawCall,
  role?: Role,
): Promise<Observation> {
  const { person, session } = await sharedPerson(target, role)
  return observeResponse(
    await callRest(target, path(person.id), { ...call, token: session.access_token }),
  )
}

const single = { accept: 'application/vnd.pgrst.object+json' }
const own = (id: string) => `/profiles?select=*&id=eq.${id}`

/** Reading and changing profiles, and what row level security makes of it. */
export const profileChecks: Check[] = [
  {
    name: 'profile: the own row as one object',
    expected: { status: 200 },
    run: (target) => asPerson(target, own, { method: 'GET', headers: single }),
  },
  {
    name: 'profile: the client reads the own row',
    expected: { status: 200 },
    async run(target) {
      const { person, client } = await sharedPerson(target)
      return observeRest(
        await client
          .from('profiles')
          .select('id, role, first_name, last_name, updated_at')
          .eq('id', person.id)
          .single(),
      )
    },
  },
  {
    name: 'profile: only the own row without a filter',
    expected: { status: 200 },
    run: (target) => asPerson(target, () => '/profiles?select=*', { method: 'GET' }),
  },
  {
    name: "profile: another person's row is not there",
    expected: { status: 200 },
    async run(target) {
      const { person: other } = await sharedPerson(target, 'technician')
      return asPerson(target, () => own(other.id), { method: 'GET' })
    },
  },
  {
    name: "profile: another person's row as one object",
    expected: { status: 406, code: 'PGRST116' },
    async run(target) {
      const { person: other } = await sharedPerson(target, 'technician')
      return asPerson(target, () => own(other.id), { method: 'GET', headers: single })
    },
  },
  {
    name: 'profile: the client gets a missing row as an error',
    expected: { status: 406, code: 'PGRST116' },
    async run(target) {
      const { client } = await sharedPerson(target)
      return observeRest(await client.from('profiles').select('*').eq('id', nobody).single())
    },
  },
  {
    name: 'profile: the client gets a missing row as null',
    expected: { status: 200 },
    async run(target) {
      const { client } = await sharedPerson(target)
      return observeRest(await client.from('profiles').select('*').eq('id', nobody).maybeSingle())
    },
  },
  {
    name: "profile: an administrator reads another person's row",
    expected: { status: 200 },
    async run(target) {
      const { person: other } = await sharedPerson(target, 'technician')
      return asPerson(target, () => own(other.id), { method: 'GET', headers: single }, 'admin')
    },
  },
  {
    name: 'profile: a visitor reads nothing',
    expected: { status: 401, code: '42501' },
    run: async (target) =>
      observeResponse(await callRest(target, '/profiles?select=*', { method: 'GET' })),
  },
  {
    name: 'profile: the client of a visitor',
    expected: { status: 401, code: '42501' },
    run: async (target) => observeRest(await clientOf(target).from('profiles').select('*')),
  },
  {
    name: 'profile: after a sign-out the token is told that its session has ended',
    expected: { status: 401, code: 'PT401' },
    async run(target) {
      const { session } = await signedInClient(target, await target.makePerson())
      const token = session.access_token
      await callAuth(target, '/logout?scope=global', { token })
      return observeResponse(await callRest(target, '/profiles?select=*', { method: 'GET', token }))
    },
  },
  {
    name: 'profile: columns as asked for',
    expected: { status: 200 },
    run: (target) =>
      asPerson(target, (id) => `/profiles?select=role,first_name&id=eq.${id}`, { method: 'GET' }),
  },
  {
    name: 'profile: a column that does not exist',
    expected: { status: 400, code: '42703' },
    run: (target) => asPerson(target, () => '/profiles?select=nickname', { method: 'GET' }),
  },
  {
    name: 'profile: an id that is no UUID',
    expected: { status: 400, code: '22P02' },
    run: (target) => asPerson(target, () => '/profiles?select=*&id=eq.me', { method: 'GET' }),
  },
  {
    name: 'profile: own names changed, nothing asked back',
    expected: { status: 204 },
    run: (target) =>
      asPerson(target, (id) => `/profiles?id=eq.${id}`, {
        method: 'PATCH',
        body: { first_name: 'Paula' },
      }),
  },
  {
    name: 'profile: own names changed, the row asked back',
    expected: { status: 200 },
    run: (target) =>
      asPerson(target, own, {
        method: 'PATCH',
        body: { first_name: 'Paula', updated_at: '2026-01-01T00:00:00Z' },
        headers: { prefer: 'return=representation', ...single },
      }),
  },
  {
    name: 'profile: the client changes own names',
    expected: { status: 200 },
    async run(target) {
      const { person, client } = await sharedPerson(target)
      return observeRest(
        await client
          .from('profiles')
          .update({ last_name: 'Quist' })
          .eq('id', person.id)
          .select('*')
          .single(),
      )
    },
  },
  {
    name: "profile: another person's names stay as they are",
    expected: { status: 200 },
    async run(target) {
      const { person: other } = await sharedPerson(target, 'technician')
      return asPerson(target, () => own(other.id), {
        method: 'PATCH',
        body: { first_name: 'Mallory' },
        headers: { prefer: 'return=representation' },
      })
    },
  },
  {
    name: "profile: an administrator does not change another person's names",
    expected: { status: 200 },
    async run(target) {
      const { person: other } = await sharedPerson(target, 'technician')
      return asPerson(
        target,
        () => own(other.id),
        {
          method: 'PATCH',
          body: { first_name: 'Mallory' },
          headers: { prefer: 'return=representation' },
        },
        'admin',
      )
    },
  },
  {
    name: 'profile: a visitor changes nothing',
    expected: { status: 401, code: '42501' },
    run: async (target) =>
      observeResponse(
        await callRest(target, `/profiles?id=eq.${nobody}`, {
          method: 'PATCH',
          body: { first_name: 'Mallory' },
        }),
      ),
  },
  {
    name: 'profile: a name that is too long',
    expected: { status: 400, code: '23514' },
    run: (target) =>
      asPerson(target, own, { method: 'PATCH', body: { first_name: 'x'.repeat(101) } }),
  },
  {
    name: 'profile: a column to change that does not exist',
    expected: { status: 400, code: 'PGRST204' },
    run: (target) => asPerson(target, own, { method: 'PATCH', body: { nickname: 'Pat' } }),
  },
  {
    name: 'profile: a change in malformed JSON',
    expected: { status: 400, code: 'PGRST102' },
    run: (target) => asPerson(target, own, { method: 'PATCH', text: '{"first_name": ' }),
  },
  {
    name: "profile: a row of one's own making",
    expected: { status: 403, code: '42501' },
    run: (target) =>
      asPerson(target, () => '/profiles', {
        body: { id: nobody, role: 'admin', first_name: 'Mallory' },
      }),
  },
  {
    name: 'profile: the own row deleted',
    expected: { status: 403, code: '42501' },
    run: (target) => asPerson(target, own, { method: 'DELETE' }),
  },
]
