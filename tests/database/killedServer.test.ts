import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DataDirInUseError } from '@local/dataDirLock'
import { serve } from '@local/serve'
import { addDays, pacificToday } from '@/domain/pacificTime'
import { clientOf } from './support/clients'
import { draftWith } from './support/drafts'

let dataDir: string
let child: ChildProcess | undefined
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-server-'))
})
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts the server and answers where it listens. */
async function startServer(): Promise<string> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/database/support/bookingServer.ts', dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  child = server
  let output = ''
  for await (const part of server.stdout) {
    output += String(part)
    const origin = /^listening (\S+)$/m.exec(output)?.[1]
    if (origin) return origin
  }
  throw new Error('The server ended before it listened')
}

const bookings = Array.from({ length: 200 }, (_, n) => ({
  key: crypto.randomUUID(),
  draft: draftWith({
    date: addDays(pacificToday(new Date()), 7),
    phoneNumber: `555-01${String(10_000 + n)}`,
    email: `person${n}@example.com`,
  }),
}))

/** What sends a booking to a server. */
function submitterTo(origin: string) {
  const client = clientOf(origin)
  return ({ key, draft }: (typeof bookings)[number]) =>
    client.rpc('submit_quote', { draft, idempotency_key: key, honeypot: '' })
}

test(
  'every confirmation that was acknowledged survives SIGKILL, and the rest can be sent again',
  { timeout: 240_000 },
  async () => {
    const submit = submitterTo(await startServer())
    await expect(serve({ port: 0, dataDir })).rejects.toThrow(DataDirInUseError)

    const acknowledged = new Map<string, string>()
    const ended = child ? once(child, 'exit') : undefined
    await Promise.all(
      bookings.map(async (booking) => {
        const { data } = await submit(booking)
        if (data) acknowledged.set(booking.key, data.reference)
        if (acknowledged.size === 60) child?.kill('SIGKILL')
      }),
    )
    await ended
    expect(acknowledged.size).toBeGreaterThanOrEqual(60)
    expect(acknowledged.size).toBeLessThan(200)

    const again = await serve({ port: 0, dataDir, sample: false })
    try {
      const backend = await again.backend
      const stored = await backend.sql<{ key: string; id: string }>(
        'select idempotency_key as key, quote_id as id from private.quote_submissions',
      )
      const kept = new Map(stored.map((row) => [row.key, row.id]))
      for (const [key, reference] of acknowledged) expect(kept.get(key)).toBe(reference)

      const answers = await Promise.all(bookings.map(submitterTo(again.origin)))
      expect(answers.filter((answer) => answer.status !== 200)).toEqual([])
      for (const [index, { key }] of bookings.entries()) {
        const reference = answers[index]?.data.reference
        expect(acknowledged.get(key) ?? reference).toBe(reference)
      }
      expect(new Set(answers.map((answer) => answer.data.reference)).size).toBe(200)
      const [row] = await backend.sql('select count(*)::int as quotes from public.quotes')
      expect(row).toEqual({ quotes: 200 })
    } finally {
      await again.close()
    }
  },
)
