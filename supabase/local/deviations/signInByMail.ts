import type { PGlite } from '@supabase/lite/pglite'

/** The calls that make an account for an address which nobody has yet, and send a link to it. */
const calls = ['POST /otp', 'POST /magiclink']

/**
 * Has a call for a link to sign in by answered, without what Lite gives to a new account at once: a confirmed
 * address and a session. The person who asked may not be the one who reads the mail; following the link confirms it.
 * @param call method and path, as "POST /otp"
 */
export async function confirmedByMailOnly(
  call: string,
  email: unknown,
  database: PGlite,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!calls.includes(call) || typeof email !== 'string') return answer()
  const address = [email.toLowerCase()]
  const { rows } = await database.query('select from auth.users where email = $1', address)
  const response = await answer()
  if (rows.length === 0) {
    await database.query(
      `with made as (
         update auth.users set email_confirmed_at = null, last_sign_in_at = null
         where email = $1 returning id
       )
       delete from auth.sessions where user_id in (select id from made)`,
      address,
    )
  }
  return response
}
