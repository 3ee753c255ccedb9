import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import { testOrigin } from './support/clients'

let dataDir: string
let backend: Backend
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'photo-folder-'))
  backend = await createBackend({ dataDir, sample: false })
})
afterAll(async () => {
  await backend.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const path = 'J-001/1d000000-0000-4000-8000-000000000001-1.jpg'

const ask = (method: string, body?: Uint8Array<ArrayBuffer>) =>
  backend.fetch(
    new Request(`${testOrigin}/storage/v1/object/job-photos/${path}`, {
      method,
      body,
      headers: {
        Authorization: `Bearer ${backend.secretKey}`,
        ...(body && { 'Content-Type': 'image/jpeg' }),
      },
    }),
  )

test('files are beside the database, survive a restart, and a file that was refused leaves nothing', async () => {
  expect((await ask('POST', new Uint8Array([1, 2, 3]))).status).toBe(200)
  const [file = '', ...others] = readdirSync(join(dataDir, 'storage'))
  expect(others).toEqual([])
  // A name that says nothing about what is in it, and leads nowhere else.
  expect(file).toMatch(/^[0-9a-f-]{36}$/)
  expect([...readFileSync(join(dataDir, 'storage', file))]).toEqual([1, 2, 3])
  expect((await ask('POST', new Uint8Array([4]))).status).toBe(400)
  expect(readdirSync(join(dataDir, 'storage'))).toEqual([file])

  await backend.close()
  backend = await createBackend({ dataDir, sample: false })
  const answer = await ask('GET')
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3])
})
