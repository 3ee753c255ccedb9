import { bad, finding, good, notChecked, type Finding } from './finding'

export type PasswordsUnderCheck = {
  backend: string
  publishableKey: string
  fetch: typeof fetch
}

const what = 'Passwords'

/** What the owner can ask of passwords, in words of the Auth settings. */
const inAuth: Record<string, string> = {
  Basic: 'at least 8 characters, no required characters',
  Medium: 'at least 8 characters, letters and digits',
  Strong: 'at least 10 characters, lower- and upper-case letters and digits',
}

/** Passwords that a rule just refuses, and one that it just takes; in none of them is a word. */
function samplesOf(requirements: string): { refused: string[]; taken: string } {
  const lower = (length: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
      String.fromCharCode(97 + (byte % 26)),
    ).join('')
  if (requirements === 'Basic') return { refused: [`A1${lower(5)}`], taken: lower(8) }
  if (requirements === 'Medium') {
    return { refused: [`A1${lower(5)}`, lower(8)], taken: `1${lower(7)}` }
  }
  return { refused: [`A1${lower(7)}`, `A${lower(9)}`, `1${lower(9)}`], taken: `A1${lower(8)}` }
}

/**
 * What Auth says of a password. It looks at the password first and then refuses a request that names both an address
 * and a phone number, so that nothing is made and nobody gets a mail.
 */
async function isWeak(
  { backend, publishableKey, fetch }: PasswordsUnderCheck,
  password: string,
): Promise<boolean> {
  const response = await fetch(new URL('/auth/v1/signup', backend), {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      Authorization: `Bearer ${publishableKey}`,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    },
    body: JSON.stringify({ email: 'doctor@example.com', phone: '+15555550100', password }),
  })
  const { code, error_code } = (await response.json()) as Record<string, unknown>
  const named = [code, error_code].find((one) => typeof one === 'string')
  if (named === 'weak_password') return true
  if (response.status < 500 && named === 'validation_failed') return false
  throw new Error(`sign-up answers ${response.status} ${named ?? ''}`.trim())
}

/** Compares what the owner's setting asks of passwords with what Auth takes. */
export async function checkPasswords(options: PasswordsUnderCheck): Promise<Finding[]> {
  const { backend, publishableKey, fetch } = options
  return [
    await finding(what, async () => {
      const response = await fetch(new URL('/rest/v1/rpc/site_settings', backend), {
        method: 'POST',
        headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
        body: '{}',
      })
      const { password_requirements: set } = (response.ok ? await response.json() : {}) as {
        password_requirements?: string
      }
      const asked = set && inAuth[set]
      if (!set || !asked) return notChecked(what, 'The setting cannot be read. See "Migrations".')
      const { refused, taken } = samplesOf(set)
      try {
        for (const password of refused) {
          if (await isWeak(options, password)) continue
          return bad(
            what,
            `Settings ask for ${set}, and Auth takes less. In Auth, Sign In / Providers, Email, set: ${asked}.`,
          )
        }
        return (await isWeak(options, taken))
          ? bad(
              what,
              `Settings ask for ${set}, and Auth for more, which nobody is told. In Auth set: ${asked}; or set a stronger rule in Settings.`,
            )
          : good(what, `Settings ask for ${set}, and so does Auth.`)
      } catch (error) {
        return notChecked(
          what,
          `Auth does not say (${error instanceof Error ? error.message : 'no answer'}). Settings ask for ${set}; compare with Auth: ${asked}.`,
        )
      }
    }),
  ]
}
