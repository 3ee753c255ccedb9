import { createClient } from '@supabase/supabase-js'
import ws from 'ws'
import type { Database } from '@/platform/client/database.types'
import { movePhotos } from './movePhotos'

const usage = `Makes files of photos that were kept in the database before photos became files.

  SUPABASE_SECRET_KEY=… npm run move:photos -- https://<project>.supabase.co

On the embedded server: its address, and the secretKey in .data/secrets.json. It can be stopped and run again.`

const url = process.argv[2]
const key = process.env.SUPABASE_SECRET_KEY

if (!url || !URL.canParse(url) || !key) {
  console.log(usage)
  process.exitCode = 2
} else {
  const client = createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  })
  try {
    const moved = await movePhotos(client, (sofar) => console.log(`${sofar} moved …`))
    console.log(moved === 0 ? 'Nothing to move.' : `${moved} photos are files now.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
