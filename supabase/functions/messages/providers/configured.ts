import type { MailProvider } from './mail.ts'
import { smtpProvider } from './smtp.ts'
import type { TextProvider } from './text.ts'
import { twilioProvider } from './twilio.ts'

/** Reads a setting by its name. */
export type Setting = (name: string) => string | undefined

/**
 * The mail server of SMTP_URL and MAIL_FROM; undefined when one of them is missing.
 * @throws Error when SMTP_URL is no address
 */
export function configuredMail(setting: Setting): MailProvider | undefined {
  const url = setting('SMTP_URL')
  const from = setting('MAIL_FROM')
  return url && from ? smtpProvider({ url, from }) : undefined
}

/** Twilio with TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM; undefined when one is missing. */
export function configuredTexts(setting: Setting): TextProvider | undefined {
  const accountSid = setting('TWILIO_ACCOUNT_SID')
  const authToken = setting('TWILIO_AUTH_TOKEN')
  const from = setting('TWILIO_FROM')
  return accountSid && authToken && from
    ? twilioProvider({ accountSid, authToken, from, statusCallback: setting('TEXT_WEBHOOK_URL') })
    : undefined
}
