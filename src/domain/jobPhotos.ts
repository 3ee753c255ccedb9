/** The bucket of Supabase Storage that holds the photos of jobs; supabase/migrations make it. */
export const jobPhotosBucket = 'job-photos'

/** How long a signed address shows its photo, in seconds. */
export const signedAddressSeconds = 3600

/** True for a photo that is held as a data URL: one not uploaded yet, or kept before photos became files. */
export function isDataUrl(photo: string): boolean {
  return photo.startsWith('data:')
}

const extensions: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp' }

/** The media type of a data URL, such as `image/jpeg`. */
export function mediaTypeOf(dataUrl: string): string {
  return /^data:([^;,]+)/.exec(dataUrl)?.[1] ?? ''
}

/**
 * Where in the bucket a photo is kept. The same photo of the same action has the same path however often it is
 * sent, so that it is there once.
 * @param jobId like J-001
 * @param key the idempotency key of the action it belongs to, a UUID
 * @param number its place among the photos of the action, from 1
 * @param photo the data URL, for the type
 */
export function photoPath(jobId: string, key: string, number: number, photo: string): string {
  return `${jobId}/${key}-${number}.${extensions[mediaTypeOf(photo)] ?? 'jpg'}`
}
