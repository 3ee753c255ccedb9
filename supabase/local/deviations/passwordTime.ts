import type { PGlite } from '@supabase/lite/pglite'
import { compare } from 'bcryptjs'
import { authError } from './authEnvelope'

type Account = { confirmed: boolean; hash: string | null }

/**
 * Refuses a wrong password where Lite would answer without looking at it: for an account that does not exist,
 * and for one that is not confirmed. A password is compared in every case, so that neither the time nor the
 * answer tells which accounts there are. Undefined when Lite is to answer.
 */
export async function refuseUnseenPassword(
  database: PGlite,
  { email, password }: { email?: unknown; password?: unknown },
): Promise<Response | undefined> {
  if (typeof email !== 'string' || typeof password !== 'string' || !email || !password) {
    return undefined
  }
  const { rows } = await database.query<Account>(
    `select email_confirmed_at is not null as confirmed, nullif(encrypted_password, '') as hash
     from auth.users where email = $1`,
    [email.toLowerCase()],
  )
  const account = rows[0]
  if (account?.confirmed && account.hash) return undefined
  const isRight = await comparePassword(database, password, account?.hash)
  return isRight && account?.hash
    ? undefined
    : authError(400, 'invalid_credentials', 'Invalid login credentials')
}

/**
 * Compares a password as long as a sign-in does.
 * @param hash the account's; without one, that of anybody, whose result counts for nothing
 */
export async function comparePassword(
  database: PGlite,
  password: string,
  hash?: string | null,
): Promise<boolean> {
  if (hash) return compare(password, hash)
  const { rows } = await database.query<{ hash: string }>(
    `select encrypted_password as hash from auth.users where encrypted_password <> '' limit 1`,
  )
  if (rows[0]) await compare(password, rows[0].hash)
  return false
}
