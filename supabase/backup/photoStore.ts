import { jobPhotosBucket } from '@/domain/jobPhotos'
import { BackupError, type BackupPhoto } from './backupFile'

/** Where the photos' files are. */
export type PhotoStore = {
  read(path: string): Promise<BackupPhoto>
  write(photo: BackupPhoto): Promise<void>
}

/**
 * The photos of a project by its Storage API.
 * @param url the project's address
 * @param key its secret (service role) key
 */
export function photoStore(url: string, key: string, ask: typeof fetch = fetch): PhotoStore {
  const addressOf = (path: string) =>
    `${url.replace(/\/$/, '')}/storage/v1/object/${jobPhotosBucket}/${path.split('/').map(encodeURIComponent).join('/')}`
  const headers = { apikey: key, Authorization: `Bearer ${key}` }
  return {
    async read(path) {
      const answer = await ask(addressOf(path), { headers })
      if (!answer.ok) throw new BackupError(`The photo ${path} cannot be read (${answer.status}).`)
      return {
        path,
        type: answer.headers.get('Content-Type') ?? 'image/jpeg',
        base64: Buffer.from(await answer.arrayBuffer()).toString('base64'),
      }
    },
    async write({ path, type, base64 }) {
      const answer = await ask(addressOf(path), {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type, 'x-upsert': 'true' },
        body: new Uint8Array(Buffer.from(base64, 'base64')),
      })
      if (!answer.ok)
        throw new BackupError(`The photo ${path} cannot be stored (${answer.status}).`)
    },
  }
}
