import type { PGlite } from '@supabase/lite/pglite'
import { weakPassword } from '@mocks/fixtures/weakPassword'
import { passwordRequirementsOf } from '@/domain/password'

/** More bytes than these the hash leaves out. */
const mostBytes = 72

/**
 * Refuses a password that is weaker than the owner's setting asks, with hosted Auth's words. Undefined for one
 * that is taken, and where none is given: each call has its own words for that.
 */
export async function refuseWeakPassword(
  database: PGlite,
  password: unknown,
): Promise<Response | undefined> {
  if (typeof password !== 'string' || password === '') return undefined
  // Auth looks at that first, and Lite has its words.
  if (new TextEncoder().encode(password).length > mostBytes) return undefined
  const { rows } = await database.query<{ value: string }>(
    `select value from public.settings where key = 'password_requirements'`,
  )
  const weak = weakPassword(passwordRequirementsOf(rows[0]?.value), password)
  if (!weak) return undefined
  const { message, reasons } = weak
  return Response.json(
    { code: 422, error_code: 'weak_password', msg: message, weak_password: { reasons } },
    { status: 422 },
  )
}
