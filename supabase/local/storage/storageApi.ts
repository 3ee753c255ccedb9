import { randomUUID } from 'node:crypto'
import type { PGlite } from '@supabase/lite/pglite'
import { isDatabaseError } from '../databaseErrors'
import type { FileStore } from './fileStore'
import { answered, refusals, refused, StorageRefusal } from './storageAnswers'
import { callerOf, checkSignature, signedPath, type StorageCaller } from './storageTokens'
import { readUpload } from './upload'

type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0]
type Bucket = { id: string; file_size_limit: number | null; allowed_mime_types: string[] | null }
type StoredFile = { name: string; version: string; metadata: Record<string, unknown> | null }

export type StorageApiOptions = {
  database: PGlite
  files: FileStore
  jwtSecret: string
  secretKey: string
}

/** Answers one request below `/storage/v1`; the next may only be handed in when this one is answered. */
export type StorageApi = (request: Request) => Promise<Response>

/** Characters that the service takes in a path. */
const validPath = /^[\w/!\-.*'() &$@=;:+,?]+$/

/** How many files one request may name. */
const mostFiles = 1000

/**
 * The part of Supabase's Storage API that this product uses: uploading, reading, signed addresses, removing.
 * Who may do what is asked of the database, as the caller's role and with their claims.
 */
export function createStorageApi(options: StorageApiOptions): StorageApi {
  const { database, files, jwtSecret } = options

  /** @throws StorageRefusal for what the database refuses */
  async function as<Result>(
    { role, claims }: StorageCaller,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await database.transaction(async (transaction) => {
        await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [
          JSON.stringify(claims),
        ])
        await transaction.exec(`set local role ${role}`)
        return work(transaction)
      })
    } catch (error) {
      throw isDatabaseError(error) ? refusalOf(error) : error
    }
  }

  async function bucketOf(name: string): Promise<Bucket> {
    const { rows } = await database.query<Bucket>(
      `select id, file_size_limit::int as file_size_limit, allowed_mime_types
       from storage.buckets where id = $1`,
      [name],
    )
    if (!rows[0]) throw refusals.noBucket()
    return rows[0]
  }

  async function fileOf(from: PGlite | Transaction, bucket: string, path: string) {
    const { rows } = await from.query<StoredFile>(
      'select name, version, metadata from storage.objects where bucket_id = $1 and name = $2',
      [bucket, path],
    )
    return rows[0]
  }

  async function upload(request: Request, bucketName: string, path: string): Promise<Response> {
    const caller = await callerOf(request, options)
    const bucket = await bucketOf(bucketName)
    const { bytes, type, cacheControl } = await readUpload(request, bucket.allowed_mime_types)
    if (!validPath.test(path)) throw refusals.badPath(path)
    const isUpsert = request.headers.get('x-upsert') === 'true'
    const before = isUpsert ? await fileOf(database, bucket.id, path) : undefined
    const id = randomUUID()
    const version = randomUUID()
    const metadata = {
      eTag: `"${version}"`,
      size: bytes.length,
      mimetype: type,
      cacheControl,
      lastModified: new Date().toISOString(),
      contentLength: bytes.length,
      httpStatusCode: 200,
    }
    await as(caller, async (transaction) => {
      await transaction.query(
        `insert into storage.objects (id, bucket_id, name, version, owner, owner_id, metadata)
         values ($1, $2, $3, $4, $5::uuid, $5, $6::text::jsonb)
         ${
           isUpsert
             ? `on conflict (bucket_id, name) do update
                set version = excluded.version, metadata = excluded.metadata, updated_at = now()`
             : ''
         }`,
        [id, bucket.id, path, version, caller.claims.sub ?? null, JSON.stringify(metadata)],
      )
      // Thrown in here, nothing stays of the row.
      if (bucket.file_size_limit && bytes.length > bucket.file_size_limit) throw refusals.tooLarge()
      await files.write(version, bytes)
    })
    if (before) await files.remove(before.version)
    return answered({ Id: id, Key: `${bucket.id}/${path}` })
  }

  async function read(request: Request, bucketName: string, path: string): Promise<Response> {
    const caller = await callerOf(request, options)
    const bucket = await bucketOf(bucketName)
    if (!validPath.test(path)) throw refusals.badPath(path)
    return send(await as(caller, (transaction) => fileOf(transaction, bucket.id, path)))
  }

  async function readSigned(url: URL, bucket: string, path: string): Promise<Response> {
    const token = url.searchParams.get('token')
    if (token === null) {
      throw refusals.invalid("querystring must have required property 'token'")
    }
    await checkSignature(token, `${bucket}/${path}`, jwtSecret)
    return send(await fileOf(database, bucket, path))
  }

  async function send(file: StoredFile | undefined): Promise<Response> {
    const bytes = file && (await files.read(file.version))
    if (!file || !bytes) throw refusals.noFile()
    const { mimetype, cacheControl, eTag, lastModified } = file.metadata ?? {}
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': String(mimetype),
        'Content-Length': String(bytes.length),
        'Cache-Control': String(cacheControl),
        ETag: String(eTag),
        'Last-Modified': new Date(String(lastModified)).toUTCString(),
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }

  async function sign(request: Request, bucket: string, path: string): Promise<Response> {
    const caller = await callerOf(request, options)
    const { expiresIn } = await bodyOf(request)
    checkSeconds(expiresIn)
    if (!validPath.test(path)) throw refusals.badPath(path)
    const found = await as(caller, (transaction) => fileOf(transaction, bucket, path))
    if (!found) throw refusals.noFile()
    return answered({ signedURL: await signedPath(`${bucket}/${path}`, expiresIn, jwtSecret) })
  }

  async function signMany(request: Request, bucket: string): Promise<Response> {
    const caller = await callerOf(request, options)
    const { expiresIn, paths } = await bodyOf(request)
    checkSeconds(expiresIn)
    checkPaths(paths, 'paths')
    const known = new Set<string>()
    await as(caller, async (transaction) => {
      for (const path of paths) {
        if (await fileOf(transaction, bucket, path)) known.add(path)
      }
    })
    return answered(
      await Promise.all(
        paths.map(async (path) =>
          known.has(path)
            ? {
                error: null,
                path,
                signedURL: await signedPath(`${bucket}/${path}`, expiresIn, jwtSecret),
              }
            : {
                error: 'Either the object does not exist or you do not have access to it',
                path,
                signedURL: null,
              },
        ),
      ),
    )
  }

  async function remove(request: Request, bucket: string): Promise<Response> {
    const caller = await callerOf(request, options)
    const { prefixes } = await bodyOf(request)
    checkPaths(prefixes, 'prefixes')
    const removed = await as(caller, async (transaction) => {
      await transaction.query(`select set_config('storage.allow_delete_query', 'true', true)`)
      const { rows } = await transaction.query<StoredFile & Record<string, unknown>>(
        `delete from storage.objects
         where bucket_id = $1 and name in (select jsonb_array_elements_text($2::text::jsonb))
         returning name, bucket_id, owner, owner_id, version, id, updated_at, created_at,
           last_accessed_at, metadata, user_metadata`,
        [bucket, JSON.stringify(prefixes)],
      )
      return rows
    })
    for (const { version } of removed) await files.remove(version)
    return answered(removed)
  }

  async function describeBucket(request: Request, id: string): Promise<Response> {
    const caller = await callerOf(request, options)
    const [bucket] = await as(caller, async (transaction) => {
      const { rows } = await transaction.query(
        `select id, name, coalesce(owner::text, '') as owner, public, file_size_limit::int as file_size_limit,
           allowed_mime_types, created_at, updated_at
         from storage.buckets where id = $1`,
        [id],
      )
      return rows
    })
    if (!bucket) throw refusals.noBucket()
    return answered(bucket)
  }

  function route(request: Request): Promise<Response> | undefined {
    const url = new URL(request.url)
    const bucketId = /^\/storage\/v1\/bucket\/([^/]+)$/.exec(url.pathname)?.[1]
    if (bucketId && request.method === 'GET') return describeBucket(request, bucketId)
    const [kind, ...rest] = decoded(url.pathname.replace(/^\/storage\/v1\/object\//, ''))
    const isSigned = kind === 'sign'
    const [bucket = '', ...parts] = isSigned || kind === 'authenticated' ? rest : [kind, ...rest]
    const path = parts.join('/')
    if (!url.pathname.startsWith('/storage/v1/object/') || bucket === '') return undefined
    const call = `${request.method}${isSigned ? ' sign' : ''}${path === '' ? '' : ' file'}`
    if (call === 'POST sign file') return sign(request, bucket, path)
    if (call === 'POST sign') return signMany(request, bucket)
    if (call === 'GET sign file') return readSigned(url, bucket, path)
    if (call === 'GET file') return read(request, bucket, path)
    if (call === 'POST file' && kind === bucket) return upload(request, bucket, path)
    if (call === 'DELETE' && kind === bucket) return remove(request, bucket)
    return undefined
  }

  return async (request) => {
    try {
      const answer = route(request)
      if (answer) return await answer
      const { pathname } = new URL(request.url)
      const path = pathname.replace('/storage/v1', '')
      return Response.json(
        {
          message: `Route ${request.method}:${path} not found`,
          error: 'Not Found',
          statusCode: 404,
        },
        { status: 404 },
      )
    } catch (error) {
      if (error instanceof StorageRefusal) return refused(error)
      throw error
    }
  }
}

/** What the service makes of an error of the database (src/storage/database/errors.ts there). */
function refusalOf({ code, message }: { code: string; message: string }): StorageRefusal {
  if (code === '23505') return refusals.duplicate()
  if (code !== '42501') return refusals.database(code)
  return refusals.accessDenied(
    message.includes('row-level security') ? 'new row violates row-level security policy' : message,
  )
}

/** The parts of an address, decoded; empty when it cannot be. */
function decoded(path: string): string[] {
  try {
    return path.split('/').map((part) => decodeURIComponent(part))
  } catch {
    return []
  }
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null)
  if (typeof body !== 'object' || body === null) throw refusals.invalid('body must be object')
  return { ...body }
}

function checkSeconds(value: unknown): asserts value is number {
  if (value === undefined) {
    throw refusals.invalid("body must have required property 'expiresIn'")
  }
  if (!Number.isInteger(value)) throw refusals.invalid('body/expiresIn must be integer')
  if (Number(value) < 1) throw refusals.invalid('body/expiresIn must be >= 1')
}

function checkPaths(value: unknown, name: string): asserts value is string[] {
  if (value === undefined) throw refusals.invalid(`body must have required property '${name}'`)
  if (!Array.isArray(value)) throw refusals.invalid(`body/${name} must be array`)
  const wrong = value.findIndex((path) => typeof path !== 'string')
  if (wrong >= 0) throw refusals.invalid(`body/${name}/${wrong} must be string`)
  if (value.length < 1) throw refusals.invalid(`body/${name} must NOT have fewer than 1 items`)
  if (value.length > mostFiles) {
    throw refusals.invalid(`body/${name} must NOT have more than ${mostFiles} items`)
  }
}
