import { describe, expect, it } from 'vitest'
import { checkPasswords } from '../../../supabase/doctor/passwordChecks'

type Rule = { least: number; kinds: readonly RegExp[] }

const rules = {
  Basic: { least: 8, kinds: [] },
  Medium: { least: 8, kinds: [/[a-z]/i, /\d/] },
  Strong: { least: 10, kinds: [/[a-z]/, /[A-Z]/, /\d/] },
} as const satisfies Record<string, Rule>

const weak = { code: 'weak_password', message: 'Password should be longer.' }
const both = { code: 'validation_failed', message: 'Only an email address or phone number' }

/** A deployment whose setting asks for one thing, and whose Auth for another, as hosted Auth answers. */
async function examine(setting: string | null, auth: Rule | Response) {
  const asked: Record<string, string>[] = []
  const findings = await checkPasswords({
    backend: 'https://project.example',
    publishableKey: 'sb_publishable_1',
    fetch: async (input, init) => {
      if (String(input).endsWith('/site_settings')) {
        return Response.json(setting ? { password_requirements: setting } : {}, {
          status: setting ? 200 : 404,
        })
      }
      if (auth instanceof Response) return auth.clone()
      const body = JSON.parse(init?.body as string) as { password: string }
      asked.push(body)
      const { least, kinds } = auth
      const isWeak =
        body.password.length < least || !kinds.every((kind) => kind.test(body.password))
      return isWeak ? Response.json(weak, { status: 422 }) : Response.json(both, { status: 400 })
    },
  })
  return { findings, asked }
}

describe('the comparison of the setting with what Auth takes', () => {
  it.each(Object.keys(rules) as (keyof typeof rules)[])(
    'is content with %s on both',
    async (set) => {
      const { findings } = await examine(set, rules[set])
      expect(findings).toMatchObject([{ outcome: 'good' }])
    },
  )

  it.each<[keyof typeof rules, keyof typeof rules]>([
    ['Strong', 'Medium'],
    ['Strong', 'Basic'],
    ['Medium', 'Basic'],
  ])('says what to set where settings ask for %s and Auth for %s', async (set, auth) => {
    const { findings } = await examine(set, rules[auth])
    expect(findings).toMatchObject([{ outcome: 'bad' }])
    expect(findings[0]?.says).toContain('Auth takes less')
  })

  it('finds the minimum of a new project, six characters', async () => {
    const { findings } = await examine('Basic', { least: 6, kinds: [] })
    expect(findings[0]?.says).toContain('at least 8 characters')
  })

  it('says so where Auth asks for more than anybody is told', async () => {
    const { findings } = await examine('Basic', rules.Strong)
    expect(findings).toMatchObject([{ outcome: 'bad' }])
    expect(findings[0]?.says).toContain('for more')
  })

  it('never makes an account: each request names an address and a phone number', async () => {
    const { asked } = await examine('Strong', rules.Strong)
    expect(asked).toHaveLength(4)
    for (const body of asked) {
      expect(body).toMatchObject({ email: 'doctor@example.com', phone: '+15555550100' })
    }
  })

  it.each([
    ['sign-ups are off', Response.json({ code: 'signup_disabled' }, { status: 422 })],
    ['there were too many', Response.json({ code: 'over_request_rate_limit' }, { status: 429 })],
    ['it has no answer', new Response('', { status: 502 })],
  ])('leaves it to be compared by hand where %s', async (_, response) => {
    const { findings } = await examine('Strong', response)
    expect(findings).toMatchObject([{ outcome: 'not checked' }])
    expect(findings[0]?.says).toContain('at least 10 characters')
  })

  it('cannot compare without the setting', async () => {
    expect((await examine(null, rules.Strong)).findings).toMatchObject([{ outcome: 'not checked' }])
  })
})
