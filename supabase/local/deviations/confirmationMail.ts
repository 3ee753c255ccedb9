import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { PGlite } from '@supabase/lite/pglite'
import { authSettings } from '../authSettings'
import type { AuthMail } from '../mailbox'
import { renderMail } from '../mailTemplates'

type Pending = { id: string; email: string; confirmed: boolean }

/** What this needs: the database, the site's address, and a way to send. */
export type ConfirmationContext = {
  database: PGlite
  siteUrl: string
  sendMail: (mail: AuthMail) => void
}

async function findUser(database: PGlite, email: string): Promise<Pending | undefined> {
  const { rows } = await database.query<Pending>(
    `select id, email, email_confirmed_at is not null as confirmed from auth.users where email = $1`,
    [email.toLowerCase()],
  )
  return rows[0]
}

/** Sends a fresh confirmation link to a person who never used the first one. */
async function sendAgain(user: Pending, context: ConfirmationContext): Promise<void> {
  const code = String(randomInt(10 ** authSettings.otpLength)).padStart(authSettings.otpLength, '0')
  // Lite's form of a stored code: SHA-256 of the address and the code.
  const token = createHash('sha256').update(`${user.email}${code}`).digest('hex')
  await context.database.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [user.id, token],
  )
  const values = { SiteURL: context.siteUrl, TokenHash: token, Email: user.email }
  const mail = renderMail('confirmation', values)
  context.sendMail({ to: user.email, ...mail, sentAt: new Date().toISOString() })
}

/**
 * Answers a sign-up with an address that is already known, where Lite answers 429 always. A confirmed
 * one gets a made-up user, so that nobody can ask who has an account; an unconfirmed one gets
 * another mail.
 */
export async function answerKnownAddress(
  body: { email?: unknown; data?: unknown },
  context: ConfirmationContext,
): Promise<Response | undefined> {
  const user = await findUser(context.database, String(body.email))
  if (!user) return undefined
  if (!user.confirmed) await sendAgain(user, context)
  const now = new Date().toISOString()
  return Response.json({
    id: user.confirmed ? randomUUID() : user.id,
    aud: 'authenticated',
    role: user.confirmed ? '' : 'authenticated',
    email: user.email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: body.data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  })
}

/** Answers `resend` of a sign-up's mail, which Lite refuses always. Unknown addresses get 200 too. */
export async function answerResend(
  body: { email?: unknown },
  context: ConfirmationContext,
): Promise<Response> {
  const user = await findUser(context.database, String(body.email))
  if (user && !user.confirmed) await sendAgain(user, context)
  return Response.json({})
}
