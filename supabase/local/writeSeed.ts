import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sampleSeedSql } from './sampleSeed'

// Run with `npx tsx supabase/local/writeSeed.ts` after a change of the sample's builders.
writeFileSync(fileURLToPath(new URL('../seed.sql', import.meta.url)), sampleSeedSql())
