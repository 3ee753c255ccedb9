import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { isDataUrl, jobPhotosBucket, mediaTypeOf, signedAddressSeconds } from '@/domain/jobPhotos'
import type { ClientSource } from '@/platform/client/client'
import { noAnswerMessage } from '@/platform/client/fetchWithTimeout'

type Answer<Value> = Promise<Outcome<Value, BusinessFailure>>

/** The files of photos in Supabase Storage. Methods never throw. */
export type PhotoFiles = {
  /**
   * Puts a photo (a data URL) at a path of the bucket. One that is there already is done. `forbidden`: the job is
   * not this person's, or the session has ended; the database tells which.
   */
  upload(path: string, photo: string): Answer<null>
  /**
   * Addresses at which photos can be shown for `signedAddressSeconds`.
   * @param photos paths of the bucket; data URLs are their own address
   * @returns one for each, in their order; null for one that cannot be shown at the moment
   */
  addresses(photos: readonly string[]): Promise<(string | null)[]>
  /** A photo as a data URL; null when its file is gone. */
  read(path: string): Answer<string | null>
  /** Removes files. Those that this person may not remove, or that are gone, are left out without a word. */
  remove(paths: readonly string[]): Answer<null>
}

const unavailable = (reason: 'offline' | 'no_answer' | 'server' | 'rate_limited') => ({
  ok: false as const,
  failure: { kind: 'unavailable' as const, reason },
})

/** @param client gives the client to ask */
export function createPhotoFiles(client: ClientSource): PhotoFiles {
  const bucket = async () => (await client()).storage.from(jobPhotosBucket)

  /** What a call answers; without a client, or without an answer that can be read, it was offline. */
  async function attempt<Value>(ask: () => Answer<Value>): Answer<Value> {
    try {
      return await ask()
    } catch {
      return unavailable('offline')
    }
  }

  return {
    upload: (path, photo) =>
      attempt(async () => {
        const { data, error } = await (
          await bucket()
        ).upload(path, bytesOf(photo), { contentType: mediaTypeOf(photo) })
        if (error) return statusOf(error) === '409' ? done : failed(error)
        // A page that a public network puts in between has no such answer.
        return data.fullPath === `${jobPhotosBucket}/${path}` ? done : unavailable('server')
      }),

    async addresses(photos) {
      const paths = photos.filter((photo) => !isDataUrl(photo))
      if (paths.length === 0) return [...photos]
      const signed = new Map<string | null, string | null>()
      try {
        const { data } = await (await bucket()).createSignedUrls(paths, signedAddressSeconds)
        for (const { path, signedUrl } of data ?? []) signed.set(path, signedUrl)
      } catch {
        // None can be shown.
      }
      return photos.map((photo) => (isDataUrl(photo) ? photo : (signed.get(photo) ?? null)))
    },

    read: (path) =>
      attempt(async () => {
        const { data, error } = await (await bucket()).download(path)
        if (error) {
          return statusOf(error) === '404' ? { ok: true, value: null } : failed(error)
        }
        const text = base64Of(new Uint8Array(await data.arrayBuffer()))
        return { ok: true, value: `data:${data.type};base64,${text}` }
      }),

    remove: (paths) =>
      attempt(async () => {
        const { error } = await (await bucket()).remove([...paths])
        return error ? failed(error) : done
      }),
  }
}

const done = { ok: true as const, value: null }

type StorageError = { message: string; status?: number; statusCode?: string }

/** The status that the body tells: the answer's own is 400 for everything that the caller did. */
function statusOf({ status, statusCode }: StorageError): string {
  return statusCode ?? String(status ?? '')
}

function failed(error: StorageError): { ok: false; failure: BusinessFailure } {
  const status = statusOf(error)
  if (status === '') {
    return unavailable(error.message.includes(noAnswerMessage) ? 'no_answer' : 'offline')
  }
  if (status === '403') return { ok: false, failure: { kind: 'forbidden' } }
  return unavailable(status === '429' ? 'rate_limited' : 'server')
}

/** The bytes of a data URL in base64. @throws DOMException when it is none */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) =>
    sign.charCodeAt(0),
  )
}

/** Bytes as base64, in parts: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  }
  return btoa(text)
}
