import type { PGlite } from '@supabase/lite/pglite'
import { authError } from './authEnvelope'
import { comparePassword } from './passwordTime'

type Account = { id: string; hash: string | null; banned: boolean }

/** What the hook for password attempts answers, as Auth reads it. */
type Decision = { decision: 'continue' | 'reject'; message?: string }

const hook = 'public.hook_password_verification'

/**
 * Refuses a sign-in by password as hosted Auth does, which Lite leaves out: the password is compared for every
 * account, then the database's hook is asked once, whatever came of the comparison, then a wrong password is
 * refused. Undefined when Lite is to answer: it opens the session, or says that the address is not confirmed.
 */
export async function refusePasswordAttempt(
  database: PGlite,
  { email, password }: { email?: unknown; password?: unknown },
): Promise<Response | undefined> {
  if (typeof email !== 'string' || typeof password !== 'string' || !email || !password) {
    return undefined
  }
  const { rows } = await database.query<Account>(
    `select id, nullif(encrypted_password, '') as hash, coalesce(banned_until > now(), false) as banned
     from auth.users where email = $1`,
    [email.toLowerCase()],
  )
  const account = rows[0]
  if (account?.banned) return authError(400, 'user_banned', 'User is banned')
  const isRight = await comparePassword(database, password, account?.hash)
  const wrong = () => authError(400, 'invalid_credentials', 'Invalid login credentials')
  if (!account?.hash) return wrong()
  const { decision, message } = await askHook(database, account.id, isRight)
  if (decision === 'reject') {
    return authError(400, 'invalid_credentials', message || rejectedWithoutWords)
  }
  return isRight ? undefined : wrong()
}

/** Auth's own words where the hook gives none. */
const rejectedWithoutWords =
  'Further password verification attempts will be rejected. Contact support for help.'

async function askHook(database: PGlite, userId: string, valid: boolean): Promise<Decision> {
  const known = await database.query<{ name: string | null }>(
    'select to_regprocedure($1)::text as name',
    [`${hook}(jsonb)`],
  )
  if (!known.rows[0]?.name) return { decision: 'continue' }
  const { rows } = await database.query<{ answer: Decision }>(`select ${hook}($1) as answer`, [
    JSON.stringify({ user_id: userId, valid }),
  ])
  return rows[0]?.answer ?? { decision: 'continue' }
}
