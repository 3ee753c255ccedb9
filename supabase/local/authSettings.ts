import { leastPasswordLength, usualPasswordRequirements } from '@/domain/password'

/**
 * The auth settings of the embedded backend. `supabase/config.toml` says the same to the Supabase
 * CLI and to hosted projects; a test keeps the two in step.
 */
export const authSettings = {
  jwtExpirySeconds: 3600,
  /** The rule of a new system; the owner's setting is held to beside it (deviations/passwordRule.ts). */
  minimumPasswordLength: leastPasswordLength(usualPasswordRequirements),
  passwordRequirements: 'lower_upper_letters_digits',
  enableSignup: true,
  enableConfirmations: true,
  doubleConfirmChanges: true,
  otpLength: 6,
  otpExpirySeconds: 3600,
  /** Seconds between two mails to one address. */
  mailIntervalSeconds: 1,
  /** Mails an hour to one mail address, and asked for from one network address; hosted counts the project's. */
  mailsPerHour: 30,
  /** Whether people can have a second factor (TOTP). */
  secondFactors: true,
  /** Failed sign-ins from one address within five minutes before it has to wait. */
  signInsPerFiveMinutes: 30,
} as const
