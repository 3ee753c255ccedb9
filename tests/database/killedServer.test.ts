import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DataDirInUseError } from '@local/dataDirLock'
import { serve } from '@local/serve'
import { addDays, businessToday } from '@/domain/businessTime'
import { numbersOf } from '../hardening/network'
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

/** Starts the server on a folder and answers where it listens. */
async function startServer(folder: string): Promise<string> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/database/support/bookingServer.ts', folder],
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

const bookingOf = (n: number) => ({
  key: crypto.randomUUID(),
  draft: draftWith({
    date: addDays(businessToday(new Date()), 7),
    phoneNumber: `555-0${String(100_000 + n)}`,
    email: `person${n}@example.com`,
  }),
})
const bookings = Array.from({ length: 200 }, (_, n) => bookingOf(n))

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
    const submit = submitterTo(await startServer(dataDir))
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

const rounds = Number(process.env.KILL_ROUNDS ?? 2)

test(
  `the server is killed ${rounds} times at random moments, and keeps every word it gave`,
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-again-'))
    const next = numbersOf(Number(process.env.KILL_SEED ?? 8))
    const acknowledged = new Map<string, string>()
    let sent = 200
    try {
      for (let round = 0; round < rounds; round += 1) {
        const origin = await startServer(folder)
        const server = child
        if (!server) throw new Error('No server was started')
        const ended = once(server, 'exit')
        const submit = submitterTo(origin)
        const state = { isKilled: false }
        // Between the first request and about the thirtieth answer, and anywhere inside of a request.
        const last = Math.floor(next() * 30)
        let answers = 0
        const kill = async () => {
          state.isKilled = true
          for (let turn = next() * 40; turn > 0; turn -= 1) await new Promise(setImmediate)
          server.kill('SIGKILL')
        }
        const person = async () => {
          while (!state.isKilled) {
            const booking = bookingOf((sent += 1))
            const { data } = await submit(booking)
            if (data) acknowledged.set(booking.key, data.reference)
            answers += 1
            if (!state.isKilled && answers >= last) await kill()
          }
        }
        await Promise.all(Array.from({ length: 6 }, person))
        await ended
      }
      const again = await serve({ port: 0, dataDir: folder, sample: false })
      const backend = await again.backend
      const stored = await backend.sql<{ key: string; id: string }>(
        `select s.idempotency_key as key, q.id
         from private.quote_submissions s join public.quotes q on q.id = s.quote_id`,
      )
      await again.close()
      const kept = new Map(stored.map((row) => [row.key, row.id]))
      const lost = [...acknowledged].filter(([key, reference]) => kept.get(key) !== reference)
      console.log(`${rounds} kills, ${acknowledged.size} acknowledged, ${lost.length} lost.`)
      expect(lost).toEqual([])
      expect(acknowledged.size).toBeGreaterThan(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
