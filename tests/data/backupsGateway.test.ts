import { describe, expect, test } from 'vitest'
import { createBackupsGateway } from '@/features/admin/settings/backupsGateway'
import type { Calls } from '@/platform/client/gatewayAtom'

/** A server that keeps what it is called with, and answers with what a call is to be answered. */
function serverWith(answers: Record<string, unknown> = {}) {
  const calls: [string, Record<string, unknown>][] = []
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    calls.push([name, args])
    return { ok: true, value: answers[name] ?? null }
  }
  return { calls, gateway: createBackupsGateway({ call, callUnchanged: call } as unknown as Calls) }
}

const made = {
  format: 'sunline-backup',
  version: 2,
  tables: { customers: [{ name: 'Å'.repeat(500_000) }] },
}

async function file(): Promise<string> {
  const outcome = await serverWith({ create_backup: made }).gateway.create()
  return outcome.ok ? outcome.value : ''
}

describe('a backup over the web', () => {
  test('is sent in parts that make the whole again, and tells how far it is', async () => {
    const text = await file()
    const { calls, gateway } = serverWith()
    const progress: string[] = []
    const outcome = await gateway.restore(text, (sent, all) => progress.push(`${sent}/${all}`))
    expect(outcome.ok).toBe(true)
    expect(progress).toEqual(['0/2', '1/2', '2/2'])
    const parts = calls.filter(([name]) => name === 'add_restore_part').map(([, args]) => args)
    expect(parts.map(({ part }) => part)).toEqual([0, 1])
    expect(parts.map(({ body }) => body).join('')).toBe(text)
    expect(new Set(parts.map(({ restore }) => restore)).size).toBe(1)
    expect(calls.at(-1)).toEqual([
      'restore_parts',
      { restore: parts[0]?.restore, parts: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
  })

  test.each([0, 1])('cuts no character in two (%i before it)', async (before) => {
    const tables = { customers: [{ name: '-'.repeat(before) + '🚗'.repeat(500_000) }] }
    const created = await serverWith({ create_backup: { ...made, tables } }).gateway.create()
    const { calls, gateway } = serverWith()
    await gateway.restore(created.ok ? created.value : '')
    const bodies = calls.flatMap(([name, { body }]) =>
      name === 'add_restore_part' ? [String(body)] : [],
    )
    expect(bodies.length).toBeGreaterThan(1)
    expect(bodies.filter((body) => !body.isWellFormed())).toEqual([])
    expect(bodies.join('')).toBe(created.ok ? created.value : '')
  })

  test.each([
    ['a letter is another', (text: string) => text.replace('ÅÅ', 'ÅA')],
    ['it was cut off', (text: string) => text.slice(0, 1000)],
    ['it is no object', () => '[]x'],
  ])('is not even sent when %s', async (_what, damage) => {
    const { calls, gateway } = serverWith()
    const outcome = await gateway.restore(damage(await file()))
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
    expect(calls).toEqual([])
  })
})
