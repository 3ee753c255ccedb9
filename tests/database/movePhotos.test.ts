import { createClient } from '@supabase/supabase-js'
import ws from 'ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend, type Backend } from '@local/backend'
import type { Database } from '@/platform/client/database.types'
import { movePhotos } from '../../supabase/photos/movePhotos'
import { signedIn, testOrigin } from './support/clients'

let backend: Backend
beforeAll(async () => {
  backend = await createBackend({ sample: true })
})
afterAll(() => backend.close())

test('photos in rows are read as they are until they have been moved, and are files afterwards', async () => {
  const [report] = await backend.sql<{ job_id: string; technician_id: string }>(
    'select job_id, technician_id from public.service_reports order by job_id limit 1',
  )
  const pictures = Array.from(
    { length: 12 },
    (_, index) =>
      `data:image/${index % 2 ? 'png' : 'jpeg'};base64,${Buffer.from(`p${index}`).toString('base64')}`,
  )
  for (const image of pictures) {
    await backend.sql(
      `insert into public.job_photos (job_id, technician_id, image, taken_at) values ($1, $2, $3, now())`,
      [report?.job_id, report?.technician_id, image],
    )
  }
  const admin = await signedIn(backend, 'admin')
  const photosOf = async () =>
    ((await admin.rpc('service_report', { job_id: report?.job_id })).data as { photos: string[] })
      .photos
  expect(await photosOf()).toEqual(pictures)

  let asked = 0
  let isCut = true
  const owner = createClient<Database>(testOrigin, backend.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
    global: {
      fetch: async (input, init) => {
        asked += 1
        if (isCut && asked === 6) throw new TypeError('The connection has ended')
        return backend.fetch(new Request(input, init))
      },
    },
  })
  await expect(movePhotos(owner)).rejects.toThrow('cannot be')
  expect(await photosOf()).toHaveLength(12)
  isCut = false
  const moved = await movePhotos(owner)
  expect(moved).toBeGreaterThan(8)
  const paths = await photosOf()
  expect(paths.every((path) => path.startsWith(`${report?.job_id}/`))).toBe(true)
  for (const [index, path] of paths.entries()) {
    const { data } = await admin.storage.from('job-photos').download(path)
    expect([data?.type, await data?.text()]).toEqual([
      index % 2 ? 'image/png' : 'image/jpeg',
      `p${index}`,
    ])
  }
  expect(await movePhotos(owner)).toBe(0)
})
