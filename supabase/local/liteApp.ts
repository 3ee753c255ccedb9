import { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { leastPasswordLength } from '@/domain/password'
import { authSettings } from './authSettings'
import { localPublishableKey, type LocalSecrets } from './keys'
import type { AuthMail } from './mailbox'
import { templatePath } from './mailTemplates'
import { mailSubjects, type MailKind } from './mailText'

const template = Object.fromEntries(
  Object.entries(mailSubjects).map(([kind, subject]) => [
    kind,
    { subject, content_path: templatePath(kind as MailKind) },
  ]),
)

/** Lite, set up as `supabase/config.toml` sets up a hosted project. */
export async function createLiteApp(options: {
  connection: PgliteConnection
  secrets: LocalSecrets
  siteUrl: string
  sendMail: (mail: AuthMail) => void
}) {
  const app = new App({
    connection: options.connection,
    api: { enabled: true, schemas: ['public'], external_url: options.siteUrl, max_rows: 1000 },
    // The history of migrations is kept by migrations.ts, in the form the Supabase CLI keeps it.
    db: { migrations: { enabled: false } },
    auth: {
      enabled: true,
      jwt_secret: options.secrets.jwtSecret,
      jwt_expiry: authSettings.jwtExpirySeconds,
      enable_signup: authSettings.enableSignup,
      enable_refresh_token_rotation: true,
      site_url: options.siteUrl,
      additional_redirect_urls: [],
      publishable_key: localPublishableKey,
      secret_key: options.secrets.secretKey,
      // The owner's setting is held to before Lite is asked.
      minimum_password_length: leastPasswordLength('Basic'),
      email: {
        enable_signup: true,
        enable_confirmations: authSettings.enableConfirmations,
        double_confirm_changes: authSettings.doubleConfirmChanges,
        otp_length: authSettings.otpLength,
        otp_expiry: authSettings.otpExpirySeconds,
        template,
      },
    },
    options: {
      drivers: {
        email: {
          send: async (mail: { to: string; subject: string; text?: string; html?: string }) => {
            options.sendMail({
              to: mail.to,
              subject: mail.subject,
              text: mail.text ?? '',
              html: mail.html ?? '',
              sentAt: new Date().toISOString(),
            })
          },
        },
      },
    },
  })
  await app.init()
  return app
}

export type LiteApp = Awaited<ReturnType<typeof createLiteApp>>
