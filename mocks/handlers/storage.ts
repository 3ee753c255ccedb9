import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw'
import { jobPhotosBucket } from '@/domain/jobPhotos'
import type { Context } from '../database/business/context'
import { photoRights } from '../database/business/photoFiles'
import {
  currentInstant,
  nextUuid,
  type MockDatabase,
  type StoredFile,
} from '../database/mockDatabase'
import { fromBase64Url, readAccessToken, toBase64Url } from '../fixtures/accessToken'
import { contextOf } from './business'
import { bearerOf } from './gateway'
import {
  accessDenied,
  invalid,
  storageError,
  storageFailures,
  type StorageFailure,
} from './storageAnswers'

const largestFile = 5 * 1024 * 1024
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
const noAccess = 'Either the object does not exist or you do not have access to it'

type Asked = { database: MockDatabase; request: Request; bucket: string; path: string }

class Refused extends Error {
  constructor(readonly failure: StorageFailure) {
    super(failure[3])
  }
}

function refuse(failure: StorageFailure): never {
  throw new Refused(failure)
}

const faults = {
  malformed: 'Invalid Compact JWS',
  bad_signature: 'signature verification failed',
  expired: '"exp" claim timestamp check failed',
} as const

/** Who asks, as the database sees them. */
function callerOf({ database, request }: Asked): Context {
  if (!request.headers.has('authorization')) {
    refuse(invalid("headers must have required property 'authorization'"))
  }
  const token = bearerOf(request) ?? ''
  if (token === request.headers.get('apikey')) return contextOf(database, { role: 'anon' })
  const read = readAccessToken(token, database.settings.now() / 1000)
  if ('fault' in read) return refuse(accessDenied(faults[read.fault]))
  const { sub: userId, session_id: sessionId, aal } = read.claims
  return contextOf(database, { role: 'authenticated', userId, sessionId, aal })
}

/** The file at a path, when this person may read it. */
function readable(context: Context, bucket: string, path: string): StoredFile | undefined {
  const file = bucket === jobPhotosBucket ? context.database.files.get(path) : undefined
  return file && photoRights.mayRead(context, path) ? file : undefined
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null)
  if (typeof body !== 'object' || body === null) refuse(invalid('body must be object'))
  return { ...body }
}

function secondsOf({ expiresIn }: Record<string, unknown>): number {
  if (expiresIn === undefined) refuse(invalid("body must have required property 'expiresIn'"))
  if (!Number.isInteger(expiresIn)) refuse(invalid('body/expiresIn must be integer'))
  if (Number(expiresIn) < 1) refuse(invalid('body/expiresIn must be >= 1'))
  return Number(expiresIn)
}

function pathsOf(body: Record<string, unknown>, name: 'paths' | 'prefixes'): string[] {
  const paths = body[name]
  if (paths === undefined) refuse(invalid(`body must have required property '${name}'`))
  if (!Array.isArray(paths)) return refuse(invalid(`body/${name} must be array`))
  if (paths.length < 1) refuse(invalid(`body/${name} must NOT have fewer than 1 items`))
  return paths.map(String)
}

const json = (body: JsonBodyType) =>
  HttpResponse.json(body, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })

// Nothing that a mock signs guards anything; it only has to name one file and an end.
function signedPath({ database }: Asked, file: string, seconds: number): string {
  const exp = Math.floor(database.settings.now() / 1000) + seconds
  return `/object/sign/${file}?token=mock.${toBase64Url(JSON.stringify({ url: file, exp }))}.signed`
}

async function upload(asked: Asked) {
  const { database, request, bucket, path } = asked
  const context = callerOf(asked)
  if (bucket !== jobPhotosBucket) refuse(storageFailures.noBucket)
  const type = request.headers.get('content-type') ?? 'application/octet-stream'
  if (!pictureTypes.includes(type)) {
    refuse([415, 'InvalidMimeType', 'invalid_mime_type', `mime type ${type} is not supported`])
  }
  const isThere = database.files.has(path)
  // There is no policy for changing a file.
  if (!photoRights.mayAdd(context, path)) refuse(storageFailures.policy)
  if (isThere) {
    const isUpsert = request.headers.get('x-upsert') === 'true'
    refuse(isUpsert ? storageFailures.policy : storageFailures.duplicate)
  }
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > largestFile) refuse(storageFailures.tooLarge)
  const id = nextUuid(database)
  database.files.set(path, {
    id,
    version: nextUuid(database),
    type,
    owner: context.accountId,
    bytes: [...bytes],
    at: currentInstant(database),
  })
  return json({ Id: id, Key: `${bucket}/${path}` })
}

function send(file: StoredFile | undefined) {
  if (!file) return refuse(storageFailures.noFile)
  return new HttpResponse(new Uint8Array(file.bytes), {
    headers: { 'Content-Type': file.type, 'Content-Length': String(file.bytes.length) },
  })
}

function readSigned({ database, request, bucket, path }: Asked) {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) refuse(invalid("querystring must have required property 'token'"))
  const [, body = '', end] = token.split('.')
  if (end !== 'signed') refuse(storageFailures.token)
  const { url, exp } = JSON.parse(fromBase64Url(body)) as { url: string; exp: number }
  if (exp <= database.settings.now() / 1000) {
    refuse([400, 'InvalidJWT', 'InvalidJWT', faults.expired])
  }
  if (url !== `${bucket}/${path}`) refuse(storageFailures.signature)
  return send(database.files.get(path))
}

async function sign(asked: Asked) {
  const context = callerOf(asked)
  const seconds = secondsOf(await bodyOf(asked.request))
  const { bucket, path } = asked
  if (!readable(context, bucket, path)) refuse(storageFailures.noFile)
  return json({ signedURL: signedPath(asked, `${bucket}/${path}`, seconds) })
}

async function signMany(asked: Asked) {
  const context = callerOf(asked)
  const body = await bodyOf(asked.request)
  const seconds = secondsOf(body)
  const { bucket } = asked
  return json(
    pathsOf(body, 'paths').map((path) =>
      readable(context, bucket, path)
        ? { error: null, path, signedURL: signedPath(asked, `${bucket}/${path}`, seconds) }
        : { error: noAccess, path, signedURL: null },
    ),
  )
}

async function remove(asked: Asked) {
  const context = callerOf(asked)
  const { database, bucket } = asked
  const removed = pathsOf(await bodyOf(asked.request), 'prefixes').flatMap((path) => {
    const file = readable(context, bucket, path)
    if (!file || !photoRights.mayRemove(context, path)) return []
    database.files.delete(path)
    return [
      {
        name: path,
        bucket_id: bucket,
        owner: file.owner,
        owner_id: file.owner,
        version: file.version,
        id: file.id,
        updated_at: file.at,
        created_at: file.at,
        last_accessed_at: file.at,
        metadata: {
          eTag: `"${file.version}"`,
          size: file.bytes.length,
          mimetype: file.type,
          cacheControl: 'max-age=3600',
          lastModified: file.at,
          contentLength: file.bytes.length,
          httpStatusCode: 200,
        },
        user_metadata: null,
      },
    ]
  })
  return json(removed)
}

function answer(database: MockDatabase, request: Request) {
  const { pathname } = new URL(request.url)
  const parts = pathname.split('/storage/v1/object/')[1]?.split('/').map(decodeURIComponent) ?? []
  const [kind] = parts
  const isSigned = kind === 'sign'
  const [bucket = '', ...rest] = isSigned || kind === 'authenticated' ? parts.slice(1) : parts
  const asked = { database, request, bucket, path: rest.join('/') }
  const call = `${request.method}${isSigned ? ' sign' : ''}${asked.path === '' ? '' : ' file'}`
  if (call === 'POST sign file') return sign(asked)
  if (call === 'POST sign') return signMany(asked)
  if (call === 'GET sign file') return readSigned(asked)
  if (call === 'GET file') {
    const context = callerOf(asked)
    if (bucket !== jobPhotosBucket) refuse(storageFailures.noBucket)
    return send(readable(context, bucket, asked.path))
  }
  if (call === 'POST file' && kind === bucket) return upload(asked)
  if (call === 'DELETE' && kind === bucket) return remove(asked)
  return HttpResponse.json(
    {
      message: `Route ${request.method}:${pathname.split('/storage/v1')[1]} not found`,
      error: 'Not Found',
      statusCode: 404,
    },
    { status: 404 },
  )
}

/** The part of Supabase's Storage API that the product uses, over the files of the database. */
export function storageHandlers(database: MockDatabase): RequestHandler[] {
  return [
    http.all('*/storage/v1/object/*', async ({ request }) => {
      try {
        return await answer(database, request)
      } catch (error) {
        if (error instanceof Refused) return storageError(error.failure)
        throw error
      }
    }),
  ]
}
