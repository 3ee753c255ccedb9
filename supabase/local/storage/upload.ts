import { refusals } from './storageAnswers'

/** A file as it was sent. */
export type Upload = { bytes: Uint8Array; type: string; cacheControl: string }

/**
 * Reads the file of a request: its body, or the file of a form.
 * @param types the media types that the bucket takes, such as `image/png` or `image/*`; null for any
 * @throws StorageRefusal when there is none, or its type is not taken
 */
export async function readUpload(
  request: Request,
  types: readonly string[] | null,
): Promise<Upload> {
  const contentType = request.headers.get('Content-Type') ?? 'application/octet-stream'
  if (!contentType.startsWith('multipart/form-data')) {
    checkType(contentType, types)
    return {
      bytes: new Uint8Array(await request.arrayBuffer()),
      type: contentType,
      cacheControl: request.headers.get('Cache-Control') ?? 'no-cache',
    }
  }
  const form = await request.formData().catch(() => null)
  const file = [...(form?.values() ?? [])].find((value) => typeof value !== 'string')
  if (!form || !file) throw refusals.noContent()
  const type = String(form.get('contentType') ?? file.type)
  checkType(type, types)
  const seconds = form.get('cacheControl')
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type,
    cacheControl: typeof seconds === 'string' ? `max-age=${seconds}` : 'no-cache',
  }
}

function checkType(type: string, types: readonly string[] | null): void {
  if (!types || types.length === 0) return
  const [group] = type.split('/')
  const isTaken = types.some((taken) => taken === type || taken === `${group}/*`)
  if (!type.includes('/') || !isTaken) throw refusals.badType(type)
}
