import { describe, expect, it } from 'vitest'
import { checkMessages } from '../../../supabase/doctor/messageChecks'

const now = Date.parse('2026-11-30T18:00:00Z')

const healthy = {
  mail: true,
  text: true,
  health: { waiting: 3, overdue: 0, failed: 1, last_claim_at: '2026-11-30T17:59:40+00:00' },
}

type Deployment = { state?: unknown; status?: number; webhook?: number; secret?: string }

/** What is found of a deployment that answers like this. */
async function examine({
  state = healthy,
  status = 200,
  webhook = 403,
  secret = 's3',
}: Deployment) {
  const findings = await checkMessages({
    backend: 'https://project.example',
    messagesSecret: secret,
    now: () => now,
    fetch: async (input) =>
      String(input).endsWith('/text-webhook')
        ? new Response(null, { status: webhook })
        : Response.json(state, { status }),
  })
  return Object.fromEntries(findings.map(({ what, outcome, says }) => [what, [outcome, says]]))
}

const withHealth = (health: object) => ({ ...healthy, health: { ...healthy.health, ...health } })

describe('the examination of messages', () => {
  it('finds nothing to mend where Cron runs and the webhook refuses', async () => {
    expect(await examine({})).toEqual({
      Messages: ['good', expect.stringContaining('Mails and texts are sent; 1 could not')],
      'Text webhook': ['good', expect.stringContaining('not signed')],
    })
  })

  it.each<[string, Deployment]>([
    ['schedule the function', { state: withHealth({ last_claim_at: null }) }],
    ['since 2026-11-30T17:00', { state: withHealth({ last_claim_at: '2026-11-30T17:00:00Z' }) }],
    ['7 are more than 15 minutes late', { state: withHealth({ overdue: 7 }) }],
    ['mails are off', { state: { ...healthy, mail: false } }],
    ['functions deploy', { status: 404 }],
    ['Compare MESSAGES_SECRET', { status: 403 }],
    ['Set its secrets', { status: 503 }],
  ])('says what is to be mended: %s', async (says, deployment) => {
    const { Messages } = await examine(deployment)
    expect(Messages).toEqual(['bad', expect.stringContaining(says)])
  })

  it('says that texts are off, which is no fault', async () => {
    const findings = await examine({ state: { ...healthy, text: false }, webhook: 503 })
    expect(findings.Messages).toEqual(['good', expect.stringContaining('texts are off')])
    expect(findings['Text webhook']?.[0]).toBe('not checked')
  })

  it.each([200, 404, 500])('finds a webhook that answers %i to a forgery', async (webhook) => {
    expect((await examine({ webhook }))['Text webhook']?.[0]).toBe('bad')
  })

  it('does not look without the secret, and does not repeat it', async () => {
    expect((await examine({ secret: '' })).Messages?.[0]).toBe('not checked')
    expect(JSON.stringify(await examine({ secret: 'very-secret', status: 403 }))).not.toContain(
      'very-secret',
    )
  })
})
