import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { authSettings } from '@local/authSettings'

/** The settings of supabase/config.toml, as `section.key`. Enough of TOML for that file. */
function readConfig(): Record<string, unknown> {
  const settings: Record<string, unknown> = {}
  let section = ''
  for (const line of readFileSync('supabase/config.toml', 'utf8').split('\n')) {
    section = /^\[(.+)\]$/.exec(line)?.[1] ?? section
    const [, key, value = ''] = /^(\w+) = (.+)$/.exec(line) ?? []
    if (key) settings[[section, key].filter(Boolean).join('.')] = JSON.parse(value)
  }
  return settings
}

test('the embedded backend has the settings that hosted projects get', () => {
  const config = readConfig()
  expect({
    jwtExpirySeconds: config['auth.jwt_expiry'],
    minimumPasswordLength: config['auth.minimum_password_length'],
    enableSignup: config['auth.enable_signup'],
    enableConfirmations: config['auth.email.enable_confirmations'],
    doubleConfirmChanges: config['auth.email.double_confirm_changes'],
    otpLength: config['auth.email.otp_length'],
    otpExpirySeconds: config['auth.email.otp_expiry'],
    mailIntervalSeconds: Number.parseFloat(String(config['auth.email.max_frequency'])),
    signInsPerFiveMinutes: config['auth.rate_limit.sign_in_sign_ups'],
  }).toEqual(authSettings)
  expect(config['db.major_version']).toBe(17)
  expect(config['api.schemas']).toEqual(['public'])
})
