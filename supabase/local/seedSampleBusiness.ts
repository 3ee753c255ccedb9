import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@supabase/lite/pglite'

const seed = fileURLToPath(new URL('../seed.sql', import.meta.url))

/**
 * Fills a database that holds no business yet with the sample business. The demo accounts must have
 * been made. Once there is anything, this does nothing: what a person made is never mixed with samples.
 * @returns true when the sample was put in
 */
export async function seedSampleBusiness(database: PGlite): Promise<boolean> {
  const { rows } = await database.query<{ used: boolean }>(
    `select exists (select 1 from public.quotes) or exists (select 1 from public.customers)
       or exists (select 1 from public.technicians) or exists (select 1 from public.glass_items)
       or exists (select 1 from public.products) as used`,
  )
  if (rows[0]?.used) return false
  const sql = readFileSync(seed, 'utf8')
  await database.transaction(async (transaction) => {
    await transaction.exec(sql)
  })
  // Without statistics the planner would take every table for a small one.
  await database.exec('analyze')
  return true
}
