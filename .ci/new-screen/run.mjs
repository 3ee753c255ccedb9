import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { screenFiles, withPage } from './files.mjs'

/**
 * `npm run new:screen -- <area> <Name>`: makes a screen with its words, type, view atom, fixture, stories
 * and test, and enters it in the catalogue. Never overwrites a file. `--into <folder>` writes elsewhere.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: root } },
})
const [area = '', name = ''] = positionals
const areas = readdirSync(join(root, 'src/screens'))

if (!areas.includes(area) || !/^[A-Z][A-Za-z0-9]*$/.test(name) || name.endsWith('Screen')) {
  console.error(`npm run new:screen -- <${areas.join('|')}> <Name>, for example: marketing Careers`)
  process.exit(2)
}

const files = Object.entries(screenFiles(area, name))
const taken = files.filter(([path]) => existsSync(join(values.into, path)))
if (taken.length > 0) {
  console.error(`There already: ${taken.map(([path]) => path).join(', ')}`)
  process.exit(2)
}

const list = 'stories/start/screens.ts'
files.push([list, withPage(readFileSync(join(root, list), 'utf8'), area, name)])
const style = await resolveConfig(join(root, 'package.json'))
for (const [path, text] of files) {
  const to = join(values.into, path)
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, await format(text.trimStart(), { ...style, filepath: to }))
  console.log(path)
}
console.log('Next: give it a route in src/app/routes/table.ts and its gateway in src/data.')
