import { browserDatabase } from '../browser'
import { nextNumber } from '../database/business/tables'
import { currentInstant, nextUuid } from '../database/mockDatabase'

// A picture of one pixel, as small as pictures get.
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const files = {
  whole: Array.from(atob(pixel), (character) => character.charCodeAt(0)),
  // Its address can be had, and no browser can draw it.
  broken: [0],
  gone: null,
}

/**
 * Puts a photo of a job behind the stories, and answers the path of its file.
 * @param file what is in the place of its file
 * @param issue the issue that it shows; null for one of the service report
 */
export function storePhoto(
  job: string,
  file: keyof typeof files,
  issue: number | null = null,
): string {
  const { job_photos, jobs } = browserDatabase.business
  const id = nextNumber(browserDatabase.business, 'job_photos')
  const path = `${job}/${nextUuid(browserDatabase)}-1.png`
  const at = currentInstant(browserDatabase)
  job_photos.set(id, {
    id,
    job_id: job,
    issue_id: issue,
    path,
    image: null,
    technician_id: jobs.get(job)?.technician_id ?? '',
    taken_at: at,
    created_at: at,
  })
  const bytes = files[file]
  if (bytes) {
    browserDatabase.files.set(path, {
      id: nextUuid(browserDatabase),
      version: nextUuid(browserDatabase),
      type: 'image/png',
      owner: null,
      bytes,
      at,
    })
  }
  return path
}
