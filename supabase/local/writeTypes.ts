import { writeFileSync } from 'node:fs'
import { createBackend } from './backend'
import { writeDatabaseTypes } from './databaseTypes'

const backend = await createBackend()
writeFileSync(
  'src/platform/client/database.types.ts',
  await writeDatabaseTypes((sql) => backend.sql(sql)),
)
await backend.close()
