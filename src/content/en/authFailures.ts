import type { AuthFailure, AuthFailureKind, WeakPasswordReason } from '@/domain/failures'

/** What the page says when the auth service gave no words of its own. */
const ownWords: Record<AuthFailureKind, string> = {
  offline: 'No connection to the sign-in service.',
  no_answer: 'The sign-in service did not answer in time.',
  server: 'The sign-in service gave an answer that cannot be read.',
  rate_limited: 'Too many attempts.',
  weak_password: 'This password is too easy to guess.',
  session_missing: 'Auth session missing!',
  invalid_jwt: 'The session could not be read.',
  refused: 'The sign-in service did not accept this.',
  unknown: 'The sign-in service gave an answer that cannot be read.',
}

const nextByKind: Partial<Record<AuthFailureKind, string>> = {
  offline: 'Check your connection and try again. What you typed is still here.',
  no_answer: 'Try again in a moment. What you typed is still here.',
  server: 'It is not your doing. Try again in a moment.',
  rate_limited: 'Wait a minute and try again.',
  session_missing: 'Sign in again.',
  invalid_jwt: 'Sign in again.',
  unknown: 'Try again in a moment.',
}

const nextByCode: Record<string, string> = {
  invalid_credentials:
    'Check the email and the password. Forgot it? Set a new one with a reset link.',
  email_not_confirmed: 'Open the link in the mail that we sent to you, then sign in.',
  user_banned: 'Ask an administrator to open the account again.',
  email_provider_disabled: 'Ask an administrator for another way to sign in.',
  signup_disabled: 'Ask an administrator for an account.',
  email_address_invalid: 'Check the address for a typing error.',
  email_exists: 'Sign in, or set a new password with a reset link.',
  user_already_exists: 'Sign in, or set a new password with a reset link.',
  same_password: 'Choose a password that you did not use before.',
  captcha_failed: 'Load the page again and try once more.',
  otp_expired: 'Ask for a new link: each one works once and for a short while.',
}

const weakness: Record<WeakPasswordReason, string> = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters: small and capital letters, digits, signs.',
  pwned: 'It is known from a data leak, so others can guess it.',
}

/** A failure in words: what happened, what to do, and what a weak password lacks. */
export type FailureWords = { title: string; next: string | null; reasons: readonly string[] }

/** The service's message as it is, or our own words where there is none, and the way on. */
export function failureWords(failure: AuthFailure): FailureWords {
  const { kind, code, message, reasons, retryAfter } = failure
  const wait = retryAfter ? `Try again in ${retryAfter} seconds.` : null
  return {
    title: message || ownWords[kind],
    next: wait ?? (code && nextByCode[code]) ?? nextByKind[kind] ?? null,
    reasons: reasons.map((reason) => weakness[reason]),
  }
}
