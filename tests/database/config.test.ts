import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { authSettings } from '@local/authSettings'
import { jobPhotosBucket } from '@/domain/jobPhotos'
import { openBusiness } from './businessDatabase'
import { mailSubjects } from '@local/mailText'

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
    passwordRequirements: config['auth.password_requirements'],
    enableSignup: config['auth.enable_signup'],
    enableConfirmations: config['auth.email.enable_confirmations'],
    doubleConfirmChanges: config['auth.email.double_confirm_changes'],
    otpLength: config['auth.email.otp_length'],
    otpExpirySeconds: config['auth.email.otp_expiry'],
    mailIntervalSeconds: Number.parseFloat(String(config['auth.email.max_frequency'])),
    mailsPerHour: config['auth.rate_limit.email_sent'],
    secondFactors: config['auth.mfa.totp.enroll_enabled'] && config['auth.mfa.totp.verify_enabled'],
    signInsPerFiveMinutes: config['auth.rate_limit.sign_in_sign_ups'],
  }).toEqual(authSettings)
  expect(config['db.major_version']).toBe(17)
  expect(config['api.schemas']).toEqual(['public'])
})

test.each(Object.entries(mailSubjects))(
  'the mail "%s" is the same on both, and its link is used by a touch only',
  (kind, subject) => {
    const config = readConfig()
    const section = `auth.email.template.${kind}`
    expect(config[`${section}.subject`]).toBe(subject)
    expect(config[`${section}.content_path`]).toBe(`./supabase/templates/${kind}.html`)
    const template = readFileSync(`supabase/templates/${kind}.html`, 'utf8')
    expect(template).toMatch(
      /href="\{\{ \.SiteURL \}\}\/auth(\/new-password)?\?token_hash=\{\{ \.TokenHash \}\}&amp;type=\w+"/,
    )
    expect(template).not.toContain('ConfirmationURL')
  },
)

test('the bucket for photos is the one that the migrations make', async () => {
  const config = readConfig()
  const business = await openBusiness()
  const [bucket] = await business.rows(
    `select id, public, file_size_limit / 1024 / 1024 || 'MiB' as size, allowed_mime_types as types
     from storage.buckets`,
  )
  await business.close()
  expect(config['storage.enabled']).toBe(true)
  expect(bucket).toEqual({
    id: jobPhotosBucket,
    public: config[`storage.buckets.${jobPhotosBucket}.public`],
    size: config[`storage.buckets.${jobPhotosBucket}.file_size_limit`],
    types: config[`storage.buckets.${jobPhotosBucket}.allowed_mime_types`],
  })
})
