import { authSettings } from '../authSettings'
import { authError } from './authEnvelope'

const hourMs = 60 * 60_000
const code = 'over_email_send_rate_limit'

/** Calls that have a mail sent, by the kind of mail; a kind's interval is counted by itself, as hosted does. */
const kinds: Record<string, string> = {
  'POST /signup': 'confirmation',
  'POST /resend': 'confirmation',
  'POST /recover': 'recovery',
  'POST /otp': 'recovery',
  'POST /magiclink': 'recovery',
  'PUT /user': 'email_change',
}

/**
 * Slows down people who have mails sent: hosted limits them, Lite does not. Counted is what was asked for, for
 * addresses that nobody has an account with too, so that the limit tells nobody apart.
 * @param perHour mails an hour to one mail address, and asked for from one network address
 */
export function createMailLimit(
  perHour: number = authSettings.mailsPerHour,
  now: () => number = () => Date.now(),
) {
  const sent = new Map<string, number[]>()
  const recent = (key: string) =>
    // A clock that was set back must lock nobody out.
    (sent.get(key) ?? []).filter((at) => at > now() - hourMs && at <= now())
  const keysOf = (call: string, email: unknown, address: string) =>
    call in kinds && typeof email === 'string' && email !== ''
      ? {
          mail: `${kinds[call]} ${email.toLowerCase()}`,
          counted: [`to ${email.toLowerCase()}`, `from ${address}`],
        }
      : undefined
  return {
    /**
     * The refusal for a call that asks too early or too often, else undefined.
     * @param call method and path, as "POST /recover"
     */
    refusal(call: string, email: unknown, address: string): Response | undefined {
      const keys = keysOf(call, email, address)
      if (!keys) return undefined
      const since = now() - (recent(keys.mail).at(-1) ?? 0)
      const wait = Math.ceil(authSettings.mailIntervalSeconds - since / 1000)
      if (wait > 0) {
        const words = `For security purposes, you can only request this after ${wait} seconds.`
        return authError(429, code, words)
      }
      return keys.counted.some((key) => recent(key).length >= perHour)
        ? authError(429, code, 'email rate limit exceeded')
        : undefined
    },
    /** Counts a call that was answered as if a mail had been sent. */
    record(call: string, email: unknown, address: string): void {
      const keys = keysOf(call, email, address)
      for (const key of keys ? [keys.mail, ...keys.counted] : []) {
        sent.set(key, [...recent(key), now()])
      }
    },
  }
}
