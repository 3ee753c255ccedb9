import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@supabase/lite/pglite'
import { keepSample, moveSample } from './sampleDay'

const seed = fileURLToPath(new URL('../seed.sql', import.meta.url))

/**
 * Fills a database that holds no business yet with the sample business. The demo accounts must have
 * been made. Once there is anything, what a person made is never mixed with samples; a sample that was put in
 * on another day is moved to today.
 * @returns true when the sample was put in
 */
export async function seedSampleBusiness(database: PGlite): Promise<boolean> {
  const { rows } = await database.query<{ used: boolean }>(
    `select exists (select 1 from public.quotes) or exists (select 1 from public.customers)
       or exists (select 1 from public.technicians) or exists (select 1 from public.glass_items)
       or exists (select 1 from public.products) as used`,
  )
  if (rows[0]?.used) {
    await moveSampleBusiness(database)
    return false
  }
  const sql = readFileSync(seed, 'utf8')
  await database.transaction(async (transaction) => {
    await transaction.exec(sql)
    await keepSample(transaction)
  })
  // Without statistics the planner would take every table for a small one.
  await database.exec('analyze')
  return true
}

/** Moves a sample that was put in on another day to today. Answers true when it moved. */
export function moveSampleBusiness(database: PGlite): Promise<boolean> {
  return moveSample(database, readFileSync(seed, 'utf8'))
}
