import { atWork, pathOf } from '../business/technician'
import { told } from '../business/asking'
import type { Check } from '../check'
import { observeResponse, type Observation } from '../observe'
import { callStorage, sharedPerson, type RawCall, type Target } from '../target'

/*
 * What Supabase's Storage service answers, from its source (github.com/supabase/storage at 4fa61fb, August 2026):
 * src/internal/errors/codes.ts has codes, names and messages, storage-error.ts and src/http/error-handler.ts make
 * every refusal an answer 400 whose body tells the real status, src/storage/uploader.ts the order of the checks of
 * an upload, src/storage/object.ts signed addresses.
 */

const picture = '\u0001\u0002\u0003'
const asPng = { headers: { 'content-type': 'image/png' }, text: picture }

type Scene = { target: Target; jobId: string; token: string; admin: string }

/** A technician at work, with one photo uploaded at `pathOf(jobId)`. */
async function sceneOf(target: Target): Promise<Scene> {
  const { jobId, token } = await atWork(target)
  await callStorage(target, `/object/job-photos/${pathOf(jobId)}`, { ...asPng, token })
  const { session } = await sharedPerson(target, 'admin')
  return { target, jobId, token, admin: session.access_token }
}

/** A check of one call by somebody, in the scene. */
function check(
  name: string,
  expected: Check['expected'],
  call: (scene: Scene) => [path: string, call: RawCall] | Promise<[path: string, call: RawCall]>,
): Check {
  return {
    name: `storage: ${name}`,
    expected,
    onSample: true,
    run: async (target): Promise<Observation> => {
      const [path, sent] = await call(await sceneOf(target))
      return observeResponse(await callStorage(target, path, sent))
    },
  }
}

async function signedAddress({ target, jobId, token }: Scene): Promise<string> {
  const response = await callStorage(target, `/object/sign/job-photos/${pathOf(jobId)}`, {
    token,
    body: { expiresIn: 60 },
  })
  return ((await response.json()) as { signedURL: string }).signedURL
}

const file = (jobId: string, number = 1) => `/object/job-photos/${pathOf(jobId, number)}`
const denied = { status: 400, code: 'AccessDenied' }
const invalid = { status: 400, code: 'InvalidRequest' }
const missing = { status: 400, code: 'NoSuchKey' }

/** The part of the Storage API that the product uses. */
export const storageChecks: Check[] = [
  check('a photo of a job of one’s own', { status: 200 }, ({ jobId, token }) => [
    file(jobId, 2),
    { ...asPng, token },
  ]),
  check(
    'a photo that is there',
    { status: 400, code: 'ResourceAlreadyExists' },
    ({ jobId, token }) => [file(jobId), { ...asPng, token }],
  ),
  check('a photo that is there, put in its place', denied, ({ jobId, token }) => [
    file(jobId),
    { ...asPng, token, headers: { ...asPng.headers, 'x-upsert': 'true' } },
  ]),
  check('a photo of another’s job', denied, ({ token }) => [file('J-001'), { ...asPng, token }]),
  check('a photo, by an administrator', denied, ({ jobId, admin }) => [
    file(jobId, 2),
    { ...asPng, token: admin },
  ]),
  check('a photo, by a visitor', denied, ({ jobId }) => [file(jobId, 2), asPng]),
  check('a photo, by nobody', invalid, ({ jobId }) => [file(jobId, 2), { ...asPng, token: null }]),
  check('a photo, with a token that is none', denied, ({ jobId }) => [
    file(jobId, 2),
    { ...asPng, token: 'none' },
  ]),
  check('a photo, with a token of somebody else’s making', denied, ({ jobId, token }) => [
    file(jobId, 2),
    { ...asPng, token: `${token.slice(0, -6)}AAAAAA` },
  ]),
  check('a photo, with a token that has run out', denied, async ({ target, jobId, token }) => [
    file(jobId, 2),
    { ...asPng, token: await target.expire(token) },
  ]),
  check('a path of one’s own making', denied, ({ jobId, token }) => [
    `/object/job-photos/${jobId}/photo.png`,
    { ...asPng, token },
  ]),
  check(
    'a file that is no picture',
    { status: 400, code: 'InvalidMimeType' },
    ({ jobId, token }) => [
      file(jobId, 2),
      { text: picture, token, headers: { 'content-type': 'text/html' } },
    ],
  ),
  check(
    'a photo that is too large',
    { status: 400, code: 'EntityTooLarge' },
    ({ jobId, token }) => [
      file(jobId, 4),
      { ...asPng, token, text: 'x'.repeat(5 * 1024 * 1024 + 1) },
    ],
  ),
  check('a bucket that is none', { status: 400, code: 'NoSuchBucket' }, ({ jobId, token }) => [
    `/object/pictures/${pathOf(jobId)}`,
    { ...asPng, token },
  ]),
  check('reading a photo of one’s own', { status: 200 }, ({ jobId, token }) => [
    file(jobId),
    { method: 'GET', token },
  ]),
  check('reading a photo, at the longer address', { status: 200 }, ({ jobId, admin }) => [
    `/object/authenticated/job-photos/${pathOf(jobId)}`,
    { method: 'GET', token: admin },
  ]),
  check('reading a photo, as a customer', missing, async ({ target, jobId }) => [
    file(jobId),
    { method: 'GET', token: (await sharedPerson(target, 'customer')).session.access_token },
  ]),
  check('reading a photo that is not there', missing, ({ jobId, admin }) => [
    file(jobId, 3),
    { method: 'GET', token: admin },
  ]),
  check('signing several, one of which is not there', { status: 200 }, ({ jobId, admin }) => [
    '/object/sign/job-photos',
    { token: admin, body: { expiresIn: 60, paths: [pathOf(jobId), pathOf(jobId, 3)] } },
  ]),
  check('signing several that are another’s', { status: 200 }, async ({ target, jobId }) => [
    '/object/sign/job-photos',
    {
      token: (await sharedPerson(target, 'customer')).session.access_token,
      body: { expiresIn: 60, paths: [pathOf(jobId)] },
    },
  ]),
  check('signing none', invalid, ({ admin }) => [
    '/object/sign/job-photos',
    { token: admin, body: { expiresIn: 60, paths: [] } },
  ]),
  check('signing without an end', invalid, ({ jobId, admin }) => [
    '/object/sign/job-photos',
    { token: admin, body: { paths: [pathOf(jobId)] } },
  ]),
  check('signing for no time', invalid, ({ jobId, admin }) => [
    '/object/sign/job-photos',
    { token: admin, body: { expiresIn: 0, paths: [pathOf(jobId)] } },
  ]),
  check('signing one', { status: 200 }, ({ jobId, admin }) => [
    `/object/sign/job-photos/${pathOf(jobId)}`,
    { token: admin, body: { expiresIn: 60 } },
  ]),
  check('signing one that is not there', missing, ({ jobId, admin }) => [
    `/object/sign/job-photos/${pathOf(jobId, 3)}`,
    { token: admin, body: { expiresIn: 60 } },
  ]),
  check('a signed address', { status: 200 }, async (scene) => [
    await signedAddress(scene),
    { method: 'GET', token: null, key: null },
  ]),
  check('a signed address without its token', invalid, async (scene) => [
    (await signedAddress(scene)).replace(/\?.*/, ''),
    { method: 'GET', token: null },
  ]),
  check(
    'a signed address of another photo',
    { status: 400, code: 'InvalidSignature' },
    async (scene) => [
      (await signedAddress(scene)).replace('-1.png', '-2.png'),
      { method: 'GET', token: null },
    ],
  ),
  check('a signed address that was altered', { status: 400, code: 'InvalidJWT' }, async (scene) => [
    `${(await signedAddress(scene)).slice(0, -6)}AAAAAA`,
    { method: 'GET', token: null },
  ]),
  check('removing a photo that shows nobody erased', { status: 200 }, ({ jobId, admin }) => [
    '/object/job-photos',
    { method: 'DELETE', token: admin, body: { prefixes: [pathOf(jobId)] } },
  ]),
  check('removing a photo of one’s own', { status: 200 }, ({ jobId, token }) => [
    '/object/job-photos',
    { method: 'DELETE', token, body: { prefixes: [pathOf(jobId)] } },
  ]),
  check('removing nothing', invalid, ({ admin }) => [
    '/object/job-photos',
    { method: 'DELETE', token: admin, body: {} },
  ]),
  check('something that this part does not have', { status: 404 }, ({ jobId, admin }) => [
    `/object/copy/${jobId}`,
    { method: 'PATCH', token: admin, body: {} },
  ]),
  {
    name: 'storage: the photos of a customer who is erased',
    expected: {},
    onSample: true,
    run: async (target) => {
      const { jobId, token, admin } = await sceneOf(target)
      const job = await told<{ customer_id: string; version: number }>(target, [
        'get_record',
        { kind: 'jobs', id: jobId },
      ])
      await told(target, [
        'cancel_job',
        { id: jobId, version: job.version, reason: 'They asked for it' },
      ])
      const others = await told<{ rows: { id: string; version: number; status: string }[] }>(
        target,
        [
          'list_records',
          { kind: 'jobs', query: { filters: { customer_id: job.customer_id }, page_size: 100 } },
        ],
      )
      for (const { id, version, status } of others.rows) {
        if (!['Completed', 'Cancelled'].includes(status)) {
          await told(target, ['cancel_job', { id, version, reason: 'They asked for it' }])
        }
      }
      const prefixes = [pathOf(jobId)]
      const remove = async (as: string) =>
        observeResponse(
          await callStorage(target, '/object/job-photos', {
            method: 'DELETE',
            token: as,
            body: { prefixes },
          }),
        )
      await told(target, ['erase_customer', { customer_id: job.customer_id }])
      return {
        left: (await told<string[]>(target, ['photos_to_remove'])).length,
        byTheTechnician: await remove(token),
        byTheOffice: await remove(admin),
        again: await remove(admin),
        leftThen: (await told<string[]>(target, ['photos_to_remove'])).length,
      }
    },
  },
]
