import type { PGlite } from '@supabase/lite/pglite'
import { demoAccounts, demoPassword } from './demoAccounts'
import { localPublishableKey } from './keys'
import type { LiteApp } from './liteApp'

/**
 * Makes the demo accounts that are missing, as people make accounts: through sign-up. What sign-up
 * cannot give, a confirmed address and a role, is then set by SQL.
 */
export async function seedDemoAccounts(app: LiteApp, database: PGlite): Promise<void> {
  const { rows } = await database.query<{ email: string }>('select email from auth.users')
  const known = new Set(rows.map((row) => row.email))
  for (const account of demoAccounts) {
    if (known.has(account.email)) continue
    const response = await app.fetch(
      new Request('http://localhost/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: localPublishableKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          email: account.email,
          password: demoPassword,
          data: { first_name: account.firstName, last_name: account.lastName },
        }),
      }),
    )
    if (!response.ok) throw new Error(`Demo account ${account.email}: ${await response.text()}`)
    const user = await database.query<{ id: string }>(
      `update auth.users set email_confirmed_at = now(), confirmation_token = null,
         raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
       where email = $1 returning id`,
      [account.email],
    )
    await database.query('update public.profiles set role = $2 where id = $1', [
      user.rows[0]?.id,
      account.role,
    ])
  }
}
