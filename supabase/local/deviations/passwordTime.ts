import type { PGlite } from '@supabase/lite/pglite'
import { compare } from 'bcryptjs'

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
