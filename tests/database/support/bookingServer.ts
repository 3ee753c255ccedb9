import { serve } from '../../../supabase/local/serve'

/** A server in a process of its own, for a test that kills it. Argument: the data folder. */
const serving = await serve({ port: 0, dataDir: process.argv[2] ?? '', sample: false })
const backend = await serving.backend
await backend.sql(
  'update public.booking_rules set limit_per_address = 10000, seats_per_frame = 1000',
)
console.log(`listening ${serving.origin}`)
