import { register } from 'tsx/esm/api'

/** Serves a built site and an embedded backend in memory; says where on its first line. */
register()
const { serve } = await import('../../supabase/local/serve.ts')
const serving = await serve({ port: 0, staticDir: process.argv[2], sample: true })
await serving.backend
console.log(serving.origin)
process.on('SIGTERM', () => void serving.close().then(() => process.exit(0)))
