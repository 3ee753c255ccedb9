import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { listEntries } from './entries.mjs'
import { screenFiles } from './files.mjs'

/**
 * `npm run new:screen -- <Name>`: makes a section of the admin panel with all that the house has for one, and
 * enters it in the house's lists. Never overwrites a file. `--into <folder>` writes elsewhere.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: root } },
})
const [name = ''] = positionals

if (!/^[A-Z][A-Za-z0-9]*$/.test(name) || name.endsWith('Screen')) {
  console.error('npm run new:screen -- <Name>, for example: npm run new:screen -- VanStock')
  process.exit(2)
}

const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
const files = Object.entries(screenFiles(name, stamp))
const taken = files.filter(([path]) => existsSync(join(root, path)))
if (taken.length > 0) {
  console.error(`There already: ${taken.map(([path]) => path).join(', ')}`)
  process.exit(2)
}
const changed = Object.entries(listEntries(name)).map(([path, enter]) => [
  path,
  enter(readFileSync(join(root, path), 'utf8')),
])

const style = await resolveConfig(join(root, 'package.json'))
for (const [path, text] of [...files, ...changed]) {
  const to = join(values.into, path)
  mkdirSync(dirname(to), { recursive: true })
  const written = path.endsWith('.sql')
    ? text.trimStart()
    : await format(text.trimStart(), { ...style, filepath: to })
  writeFileSync(to, written)
  console.log(path)
}
console.log('Next: say in the migration what is listed, then npm run make:types.')
