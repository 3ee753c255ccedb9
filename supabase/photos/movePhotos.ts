import type { SupabaseClient } from '@supabase/supabase-js'
import { jobPhotosBucket, mediaTypeOf, photoPath } from '@/domain/jobPhotos'
import type { Database } from '@/platform/client/database.types'

/** How many rows are held in memory at a time: each may be 700 kB. */
const batch = 10

/** The key in a moved photo's path: always the same for a row, so that a move that was cut short can be repeated. */
const keyOf = (id: number) => `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`

/**
 * Makes files of the photos that still stand in rows of `job_photos`. A row is changed once its file is there, so
 * that it can be stopped and run again at any time.
 * @param client a client with the project's secret key
 * @param told hears how many have been moved so far
 * @returns how many were moved
 * @throws Error when a photo could not be moved; those before it stay moved
 */
export async function movePhotos(
  client: SupabaseClient<Database>,
  told: (moved: number) => void = () => undefined,
): Promise<number> {
  for (let moved = 0; ; told(moved)) {
    const { data: rows, error } = await client
      .from('job_photos')
      .select('id, job_id, image')
      .not('image', 'is', null)
      .order('id')
      .limit(batch)
    if (error) throw new Error(`The photos cannot be read: ${error.message}`)
    if (rows.length === 0) return moved
    for (const { id, job_id, image } of rows) {
      if (image === null) continue
      const path = photoPath(job_id, keyOf(id), 1, image)
      const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
      const upload = await client.storage
        .from(jobPhotosBucket)
        .upload(path, bytes, { contentType: mediaTypeOf(image), upsert: true })
      if (upload.error) throw new Error(`Photo ${id} cannot be uploaded: ${upload.error.message}`)
      const change = await client.from('job_photos').update({ path, image: null }).eq('id', id)
      if (change.error) throw new Error(`Photo ${id} cannot be changed: ${change.error.message}`)
      moved += 1
    }
  }
}
