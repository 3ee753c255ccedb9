import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeDatabaseTypes } from '@local/databaseTypes'
import { openBusiness } from './businessDatabase'

test('the types of the database are those of its tables and functions', async () => {
  const business = await openBusiness()
  const types = await writeDatabaseTypes((sql) => business.rows(sql))
  await business.close()
  expect(readFileSync('src/platform/client/database.types.ts', 'utf8')).toBe(types)
})
