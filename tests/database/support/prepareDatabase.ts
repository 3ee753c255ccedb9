import { createBackend } from '../../../supabase/local/backend'
import { preparedImage } from '../../../supabase/local/preparedImage'

/** Makes the database that every test file starts from, once for all of them. */
export default async function prepareDatabase() {
  if (preparedImage.read()) return
  const backend = await createBackend()
  await backend.close()
}
