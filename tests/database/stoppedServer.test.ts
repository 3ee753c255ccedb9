import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lockDataDir } from '@local/dataDirLock'

let dataDir: string
let started: ChildProcess | undefined
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stopped-server-'))
})
afterEach(() => {
  // The whole group: what npm started would stay behind.
  if (!started?.pid || isGone(started.pid)) return
  process.kill(-started.pid, 'SIGKILL')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Whether no process of a group is left. */
function isGone(group: number): boolean {
  try {
    process.kill(-group, 0)
    return false
  } catch {
    return true
  }
}

/** Runs `npm start` as a terminal does, and answers what it printed once that matches. */
async function npmStart(args: string[], until: RegExp): Promise<[ChildProcess, string]> {
  const child = spawn('npm', ['start', '--', '--no-open', '--data-dir', dataDir, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
  })
  started = child
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      output += String(part)
      if (until.test(output)) resolve()
    })
    child.once('close', () => reject(new Error(`npm start ended early:\n${output}`)))
  })
  return [child, output]
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** The state of a cluster in its control file: 1 was shut down, 6 is in use or was cut off. */
const clusterState = () =>
  readFileSync(join(dataDir, 'database/global/pg_control')).readUInt32LE(16)

test.each([
  ['SIGTERM to npm start', (pid: number) => process.kill(pid, 'SIGTERM')],
  // A terminal sends it to all that it started, npm too.
  ['Ctrl+C', (pid: number) => process.kill(-pid, 'SIGINT')],
])(
  '%s ends what it started, with the database closed',
  { timeout: 120_000 },
  async (_what, stop) => {
    const [child, output] = await npmStart([], /^listening \S+$/m)
    const port = Number(/^listening http:\/\/127\.0\.0\.1:(\d+)$/m.exec(output)?.[1])
    expect(await isListening(port)).toBe(true)
    const ended = once(child, 'close')
    stop(child.pid ?? 0)
    // The pipe closes when the last process that could write into it has ended.
    await ended
    expect(await isListening(port)).toBe(false)
    expect(clusterState()).toBe(1)
    await (
      await lockDataDir(dataDir)
    )()
  },
)

test('npm start -- --help prints the options and ends', { timeout: 60_000 }, async () => {
  const [child, output] = await npmStart(['--help'], /--help +print this/)
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(0)
  expect(output).toContain('--data-dir <folder>')
})
