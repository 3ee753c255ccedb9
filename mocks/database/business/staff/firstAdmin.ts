import { instantText, nowOf, type Context } from '../context'
import { forPeople, type DatabaseFunctions } from '../functions'
import { forbid, refuse } from '../refusal'
import { nextNumber } from '../tables'
import { giveRole } from './accounts'

const lifetimeMs = 86_400_000
const tries = 5
// Counted as numbers are, which stay used up when a call is refused.
const counted = 'setup_tries'

function isSetUp({ database }: Pick<Context, 'database'>): boolean {
  return [...database.profiles.values()].some(({ role }) => role === 'super_admin')
}

/** The code with which the first super administrator is made, as the owner of the server makes it. */
export function keepSetupCode(
  { database, tables }: Pick<Context, 'database' | 'tables'>,
  code: string,
): void {
  const expires_at = instantText(nowOf({ database }) + lifetimeMs)
  const tries_before = tables.numbers.get(counted) ?? 0
  tables.setup_codes.set('true', { code, expires_at, tries_before })
}

function becomeFirstAdmin(context: Context, given: string | null) {
  const { database, tables, userId } = context
  if (userId === null || !database.users.get(userId)?.user.email_confirmed_at) {
    forbid('Sign in with a confirmed account first')
  }
  if (isSetUp(context)) refuse('PT409', 'done', null, 'There is a super administrator already.')
  const known = tables.setup_codes.get('true')
  const tried = (tables.numbers.get(counted) ?? 0) - (known?.tries_before ?? 0)
  if (!known || Date.parse(known.expires_at) <= nowOf(context) || tried >= tries) {
    refuse('PT410', 'code_ended', null, 'Make a new code.')
  }
  if ((given ?? '').replaceAll(/[\s-]/g, '').toUpperCase() !== known.code) {
    nextNumber(tables, counted)
    const tries_left = tries - tried - 1
    refuse('PT422', 'wrong_code', { tries_left }, 'This is not the code.')
  }
  tables.setup_codes.delete('true')
  giveRole(context, userId, 'super_admin')
  return { role: 'super_admin' }
}

/** A new system's first super administrator. */
export const firstAdminFunctions: DatabaseFunctions = {
  setup_state: forPeople({}, (context) => ({ needed: !isSetUp(context) })),
  become_first_admin: forPeople({ code: 'text' }, (context, { code }) =>
    becomeFirstAdmin(context, code),
  ),
}
