import { instantText, nowOf, nowText, type Context } from '../context'
import { forNobody, forPeople, type DatabaseFunctions } from '../functions'
import { forbid, refuse } from '../refusal'
import { giveRole } from './accounts'

const mostTries = 5
const lifetimeMs = 86_400_000

function needsSetup({ database }: Pick<Context, 'database'>): boolean {
  return [...database.profiles.values()].every(({ role }) => role !== 'super_admin')
}

/** The code for the first super administrator, as the owner of the server makes it (`make_setup_code`). */
export function keepSetupCode(
  { database, tables }: Pick<Context, 'database' | 'tables'>,
  code: string,
): void {
  tables.setup_codes.set('true', { code, made_at: instantText(nowOf({ database })), tries: 0 })
}

// A wrong code is answered, not refused, so that it counts.
function becomeFirstAdmin(context: Context, given: string | null) {
  const { database, tables, userId } = context
  if (userId === null || !database.users.get(userId)?.user.email_confirmed_at) {
    forbid('Only a confirmed account can be the first administrator')
  }
  if (!needsSetup(context)) {
    refuse('PT409', 'done', null, 'This system has a super administrator.')
  }
  const kept = tables.setup_codes.get('true')
  const isOver = kept && Date.parse(kept.made_at) + lifetimeMs <= Date.parse(nowText(context))
  if (!kept || isOver || kept.tries >= mostTries) return { problem: 'code_ended' }
  if ((given ?? '').replaceAll(/[\s-]/g, '').toUpperCase() !== kept.code) {
    tables.setup_codes.set('true', { ...kept, tries: kept.tries + 1 })
    return { problem: 'wrong_code', tries_left: mostTries - 1 - kept.tries }
  }
  tables.setup_codes.delete('true')
  giveRole(context, userId, 'super_admin')
  return { role: 'super_admin' }
}

/** A new system's first super administrator. */
export const firstAdminFunctions: DatabaseFunctions = {
  make_setup_code: forNobody('make_setup_code'),
  setup_state: forPeople({}, (context) => ({ needed: needsSetup(context) })),
  become_first_admin: forPeople({ code: 'text' }, (context, { code }) =>
    becomeFirstAdmin(context, code),
  ),
}
