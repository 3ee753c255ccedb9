import { getResponse, type RequestHandler } from 'msw'
import ws from 'ws'
import { beforeEach, expect, test } from 'vitest'
import { createMockDatabase, type MockDatabase } from '@mocks/database/mockDatabase'
import { demoPeople } from '@mocks/fixtures/people'
import { defaultHandlers } from '@mocks/handlers/defaults'
import { photoPath, signedAddressSeconds } from '@/domain/jobPhotos'
import type { Role } from '@/domain/roles'
import { createCustomersGateway } from '@/features/admin/customers/gateway'
import { connect } from '@/platform/client/client'
import { callsOver } from '@/platform/client/gatewayAtom'
import { createTokenStorage } from '@/platform/client/tokenStorage'

const photo = 'data:image/jpeg;base64,AQID'
const key = '1d000000-0000-4000-8000-000000000001'

let database: MockDatabase
let handlers: RequestHandler[]
/** What stands between the client and the servers; undefined lets a request through. */
let between: (request: Request) => Response | undefined
beforeEach(() => {
  database = createMockDatabase()
  handlers = defaultHandlers(database)
  between = () => undefined
})

async function callsOf(role: Role) {
  const { client } = await connect({
    url: 'http://localhost:5173',
    key: 'sb_publishable_x',
    storage: createTokenStorage(() => undefined),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const response = between(request) ?? (await getResponse(handlers, request))
      if (!response) throw new TypeError('Nobody is there')
      return response
    },
    realtime: { transport: ws as never },
  })
  const { email, password } = demoPeople[role]
  await client.auth.signInWithPassword({ email, password })
  await client.auth.stopAutoRefresh()
  return callsOver(async () => client)
}

/** A job of the demo technician. */
function ownJob(): string {
  const own = [...database.business.technicians.values()].find(
    ({ user_id }) => user_id === demoPeople.technician.id,
  )
  const job = [...database.business.jobs.values()].find(
    ({ technician_id, deleted_at }) => technician_id === own?.id && deleted_at === null,
  )
  if (!job) throw new Error('The technician has no job')
  return job.id
}

async function uploaded() {
  const job = ownJob()
  const path = photoPath(job, key, 1, photo)
  const { photos } = await callsOf('technician')
  return { job, path, photos, outcome: await photos.upload(path, photo) }
}

test('a photo is uploaded once, and twice is as well', async () => {
  const { path, photos, outcome } = await uploaded()
  expect(path).toMatch(/^J-\d+\/1d000000-0000-4000-8000-000000000001-1\.jpg$/)
  expect(outcome).toEqual({ ok: true, value: null })
  expect(await photos.upload(path, photo)).toEqual({ ok: true, value: null })
  expect(database.files.get(path)).toMatchObject({ type: 'image/jpeg', bytes: [1, 2, 3] })
})

test("another's job is forbidden, and says nothing more", async () => {
  const { photos } = await callsOf('technician')
  expect(await photos.upload(photoPath('J-999', key, 1, photo), photo)).toEqual({
    ok: false,
    failure: { kind: 'forbidden' },
  })
})

test.each([
  ['a page of a public network', () => new Response('<html>', { status: 200 }), 'offline'],
  ['an answer of something else', () => Response.json({ Id: 'x', Key: 'y' }), 'server'],
  ['a server in trouble', () => Response.json({ message: 'no' }, { status: 503 }), 'server'],
  ['too many requests', () => Response.json({ message: 'no' }, { status: 429 }), 'rate_limited'],
])('%s is no upload, and may pass', async (_, answer, reason) => {
  const { photos } = await callsOf('technician')
  between = answer
  const outcome = await photos.upload(photoPath(ownJob(), key, 1, photo), photo)
  expect(outcome).toEqual({ ok: false, failure: { kind: 'unavailable', reason } })
})

test('photos are shown at addresses that end; older ones are their own address', async () => {
  const { path, photos } = await uploaded()
  const [signed, old, gone] = await photos.addresses([path, photo, 'J-1/none.jpg'])
  expect(old).toBe(photo)
  expect(gone).toBeNull()
  const shown = () => getResponse(handlers, new Request(signed ?? ''))
  expect((await shown())?.status).toBe(200)
  const now = Date.now()
  database.settings.now = () => now + (signedAddressSeconds + 1) * 1000
  expect((await shown())?.status).toBe(400)
})

test('without a connection none can be shown, and nothing throws', async () => {
  const { path, photos } = await uploaded()
  between = () => Response.error()
  expect(await photos.addresses([path, photo])).toEqual([null, photo])
  expect(await photos.read(path)).toMatchObject({ ok: false })
  expect(await photos.remove([path])).toMatchObject({ ok: false })
})

test('a file is read as a data URL; one that is gone is null', async () => {
  const { path, photos } = await uploaded()
  expect(await photos.read(path)).toEqual({ ok: true, value: photo })
  expect(await photos.read('J-1/none.jpg')).toEqual({ ok: true, value: null })
})

/** Names an uploaded photo in the tables, and answers whose it is. */
async function named() {
  const { job, path } = await uploaded()
  const row = database.business.jobs.get(job)
  database.business.job_photos.set(1, {
    id: 1,
    job_id: job,
    technician_id: row?.technician_id ?? '',
    issue_id: null,
    image: null,
    path,
    taken_at: '2026-06-15T17:00:00+00:00',
    created_at: '2026-06-15T17:00:00+00:00',
  })
  return { path, customer: row?.customer_id ?? '' }
}

test('a customer gets their photos with everything else that is held about them', async () => {
  const { customer, path } = await named()
  const customers = createCustomersGateway(await callsOf('admin'))
  const outcome = await customers.exportPersonalData(customer)
  const text = outcome.ok ? outcome.value : ''
  expect(text).toContain(photo)
  expect(text).not.toContain(path)
  between = (request) =>
    request.url.includes('/storage/') ? Response.json({}, { status: 503 }) : undefined
  expect(await customers.exportPersonalData(customer)).toMatchObject({ ok: false })
})

test('files of an erased customer are removed; what is left is told, and removed another time', async () => {
  const { customer, path } = await named()
  for (const [id, job] of database.business.jobs) {
    if (job.customer_id === customer) {
      database.business.jobs.set(id, { ...job, status: 'Cancelled', cancel_reason: 'Test' })
    }
  }
  const customers = createCustomersGateway(await callsOf('admin'))
  expect(await customers.erase(customer)).toMatchObject({ ok: true })
  between = (request) => (request.method === 'DELETE' ? Response.error() : undefined)
  expect(await customers.removeErasedPhotos()).toEqual({ ok: true, value: 1 })
  between = (request) => (request.method === 'DELETE' ? Response.json([]) : undefined)
  expect(await customers.removeErasedPhotos()).toEqual({ ok: true, value: 1 })
  expect(database.files.has(path)).toBe(true)
  between = () => undefined
  expect(await customers.removeErasedPhotos()).toEqual({ ok: true, value: 0 })
  expect(database.files.has(path)).toBe(false)
})
