import type { Check } from '../check'
import { observeExactly, type Observation, type Observed } from '../observe'
import {
  clientOf,
  freshEmail,
  sharedPerson,
  signedInClient,
  type Person,
  type Target,
} from '../target'
import { ask, type Question } from './asking'

type Row = Record<string, unknown>
type Staff = { people: Row[]; invitations: Row[]; technicians: Row[] }

/** A call of a super administrator. */
const act = (target: Target, question: Question) => ask(target, 'super_admin', question)

/** What a call of a super administrator answered. Throws when it was refused. */
async function answered<Answer>(target: Target, [name, args = {}]: Question): Promise<Answer> {
  const { client } = await sharedPerson(target, 'super_admin')
  const { data, error } = await client.rpc(name, args)
  if (error) throw new Error(`${name} at the ${target.name}: ${error.message} ${error.details}`)
  return data as Answer
}

const staff = (target: Target) => answered<Staff>(target, ['list_staff'])

/** Somebody as the list shows them, but for what no two servers have alike. */
async function seenAs(target: Target, { email }: { email: string }): Promise<Observed> {
  const row = (await staff(target)).people.find((one) => one.email === email)
  if (!row) return null
  const { id, email: _email, last_seen, locked_until, deactivated_at, technician_id, ...rest } = row
  return {
    ...(rest as Observation),
    id: typeof id,
    seen: last_seen !== null,
    locked: locked_until !== null,
    deactivated: deactivated_at !== null,
    technician: technician_id !== null,
  }
}

async function invitationOf(target: Target, email: string): Promise<Row | undefined> {
  return (await staff(target)).invitations.find((one) => one.email === email)
}

async function shownInvitation(target: Target, email: string): Promise<Observed> {
  const row = await invitationOf(target, email)
  if (!row) return null
  const { id: _id, email: _email, invited_at, expires_at, ...rest } = row
  const days = (Date.parse(String(expires_at)) - Date.parse(String(invited_at))) / 86_400_000
  return { ...(rest as Observation), days: Math.round(days) }
}

/** Only whether it was done, or why not. */
async function outcome(target: Target, question: Question): Promise<Observed> {
  const { status = null, error = null } = await act(target, question)
  return { status, error }
}

async function asPerson(target: Target, person: Person, [name, args = {}]: Question) {
  const { client } = await signedInClient(target, person)
  return observeExactly(await client.rpc(name, args))
}

const nobody = '00000000-0000-4000-8000-00000000dead'

async function makeTechnician(target: Target, email: string): Promise<string> {
  const { client } = await sharedPerson(target, 'admin')
  const fields = { name: 'Robin Vale', email }
  const { data } = await client.rpc('save_record', {
    kind: 'technicians',
    id: null,
    version: null,
    fields,
  })
  return String(data?.id)
}

/** Who works here: roles, access, invitations, the first administrator. */
export const peopleChecks: Check[] = [
  {
    name: 'staff: a role changed, and refused',
    expected: {},
    run: async (target) => {
      const person = await target.makePerson()
      const change = (user_id: unknown, role: unknown) =>
        outcome(target, ['change_role', { user_id, role }])
      const own = (await sharedPerson(target, 'super_admin')).person.id
      return {
        'a customer': await seenAs(target, person),
        made: await change(person.id, 'technician'),
        technician: await seenAs(target, person),
        'made again': await change(person.id, 'technician'),
        raised: await change(person.id, 'super_admin'),
        'super administrator': await seenAs(target, person),
        unknown: await change(person.id, 'boss'),
        none: await change(person.id, null),
        'the own': await change(own, 'admin'),
        nobody: await change(nobody, 'admin'),
        'no id': await change('somebody', 'admin'),
        'null for an id': await change(null, 'admin'),
        lowered: await change(person.id, 'customer'),
        gone: await seenAs(target, person),
      }
    },
  },
  {
    name: 'staff: deactivated, refused with the reason, and back',
    expected: {},
    run: async (target) => {
      const person = await target.makePerson('technician')
      const { client } = await signedInClient(target, person)
      const own = (await sharedPerson(target, 'super_admin')).person.id
      const call = (name: string, user_id: unknown) => outcome(target, [name, { user_id }])
      const day = async () => observeExactly(await client.rpc('update_last_seen'))
      return {
        before: await day(),
        done: await call('deactivate_account', person.id),
        listed: await seenAs(target, person),
        refused: await day(),
        again: await call('deactivate_account', person.id),
        back: await call('reactivate_account', person.id),
        'listed again': await seenAs(target, person),
        'still out': await day(),
        'in again': await asPerson(target, person, ['update_last_seen']),
        'the own': await call('deactivate_account', own),
        'the own back': await call('reactivate_account', own),
        nobody: await call('deactivate_account', nobody),
        'nobody back': await call('reactivate_account', nobody),
      }
    },
  },
  {
    name: 'staff: a record handed over, and taken back',
    expected: {},
    run: async (target) => {
      const [one, other, customer] = [
        await target.makePerson('technician'),
        await target.makePerson('technician'),
        await target.makePerson(),
      ]
      const id = await makeTechnician(target, freshEmail())
      const second = await makeTechnician(target, freshEmail())
      const hand = (technician_id: unknown, user_id?: unknown) =>
        outcome(target, ['hand_technician', { technician_id, user_id }])
      return {
        handed: await hand(id, one.id),
        shown: await seenAs(target, one),
        'the same again': await hand(id, one.id),
        'a second record': await hand(second, one.id),
        'to another': await hand(id, other.id),
        'no longer': await seenAs(target, one),
        'to a customer': await hand(id, customer.id),
        'to nobody known': await hand(id, nobody),
        'no record': await hand('TECH-999', one.id),
        'no id': await hand(id, 'x'),
        taken: await hand(id, null),
        'left out': await hand(id),
        free: (await staff(target)).technicians.some((row) => row.id === id),
      }
    },
  },
  {
    name: 'staff: open work of people who have none',
    expected: {},
    run: async (target) => ({
      own: await act(target, [
        'open_work_of',
        { user_id: (await sharedPerson(target, 'super_admin')).person.id },
      ]),
      nobody: await act(target, ['open_work_of', { user_id: nobody }]),
      'no id': await act(target, ['open_work_of', { user_id: 'x' }]),
    }),
  },
  {
    name: 'staff: let in again',
    expected: {},
    run: async (target) => {
      const person = await target.makePerson('admin')
      const own = (await sharedPerson(target, 'super_admin')).person.id
      const call = (name: string, user_id: unknown) => outcome(target, [name, { user_id }])
      return {
        'not locked': await call('unlock_account', person.id),
        'the own': await call('unlock_account', own),
        nobody: await call('unlock_account', nobody),
        'the own factor': await call('reset_two_factor', own),
        "nobody's factor": await call('reset_two_factor', nobody),
        'no factor': await call('reset_two_factor', person.id),
      }
    },
  },
  {
    name: 'invitations: sent, sent again, withdrawn, refused',
    expected: {},
    run: async (target) => {
      const email = freshEmail()
      const known = await target.makePerson('technician')
      const free = await makeTechnician(target, freshEmail())
      const taken = await makeTechnician(target, known.email)
      const invite = (args: Record<string, unknown>) => outcome(target, ['invite_person', args])
      const call = (name: string, id: unknown) => outcome(target, [name, { id }])
      const seen = {
        sent: await invite({ email: ` ${email.toUpperCase()} `, role: 'admin' }),
        shown: await shownInvitation(target, email),
        'sent to the same': await invite({ email, role: 'technician', technician_id: free }),
        replaced: await shownInvitation(target, email),
        'one of it': (await staff(target)).invitations.filter((row) => row.email === email).length,
        'no address': await invite({ email: '', role: 'admin' }),
        'null address': await invite({ email: null, role: 'admin' }),
        'what is no address': await invite({ email: 'nobody', role: 'admin' }),
        'a long address': await invite({ email: `${'x'.repeat(250)}@example.com`, role: 'admin' }),
        'of the staff': await invite({ email: known.email, role: 'admin' }),
        'no role': await invite({ email: freshEmail(), role: 'customer' }),
        'null role': await invite({ email: freshEmail(), role: null }),
        'a record of an administrator': await invite({ email, role: 'admin', technician_id: free }),
        'no record': await invite({ email, role: 'technician', technician_id: 'TECH-999' }),
        'a taken record': await invite({ email, role: 'technician', technician_id: taken }),
        'several things wrong': await invite({ email: 'x', role: 'x', technician_id: 'x' }),
        'without a role': await invite({ email }),
      }
      const id = (await invitationOf(target, email))?.id
      return {
        ...seen,
        'sent again': await call('resend_invitation', id),
        'shown again': await shownInvitation(target, email),
        withdrawn: await call('withdraw_invitation', id),
        gone: await shownInvitation(target, email),
        'withdrawn twice': await call('withdraw_invitation', id),
        'sent after all': await call('resend_invitation', id),
        'unknown one': await call('withdraw_invitation', nobody),
        'no id': await call('resend_invitation', 'x'),
      }
    },
  },
  {
    name: 'invitations: a new account that confirms the address has the role',
    expected: {},
    run: async (target) => {
      const email = freshEmail()
      await act(target, ['invite_person', { email, role: 'admin' }])
      const client = clientOf(target)
      await client.auth.signUp({ email, password: 'A long passw0rd' })
      const before = await seenAs(target, { email })
      const token_hash = await target.lastTokenHash(email)
      await client.auth.verifyOtp({ type: 'signup', token_hash })
      return {
        before,
        after: await seenAs(target, { email }),
        invitation: await shownInvitation(target, email),
      }
    },
  },
  {
    name: 'invitations: links that lead nowhere',
    expected: {},
    run: async (target) => ({
      'read by a visitor': await ask(target, null, ['read_invitation', { link: 'no-such-link' }]),
      'read by somebody': await ask(target, 'customer', ['read_invitation', { link: '' }]),
      'nothing to read': await ask(target, null, ['read_invitation', { link: null }]),
      'no argument': await ask(target, null, ['read_invitation']),
      accepted: await ask(target, 'customer', ['accept_invitation', { link: 'no-such-link' }]),
      'accepted by a visitor': await ask(target, null, ['accept_invitation', { link: 'x' }]),
    }),
  },
  {
    name: 'setup: done as soon as there is a super administrator',
    expected: {},
    run: async (target) => {
      await sharedPerson(target, 'super_admin')
      return {
        state: await ask(target, null, ['setup_state']),
        'a visitor': await ask(target, null, ['become_first_admin', { code: 'ABCD2345' }]),
        somebody: await ask(target, 'customer', ['become_first_admin', { code: 'ABCD2345' }]),
        nothing: await ask(target, 'customer', ['become_first_admin', { code: null }]),
      }
    },
  },
]
