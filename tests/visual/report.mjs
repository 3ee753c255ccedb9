import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ id: string, title: string, name: string, look: string, pixels: number,
 *   before: Buffer | null, after: Buffer | null, difference: Buffer | null }} Change
 */

/**
 * Writes the report with before, after and difference side by side.
 * @param {string} folder where to; emptied first
 * @param {readonly Change[]} changes
 * @param {string} summary one line
 * @returns {string} the report's path
 */
export function writeReport(folder, changes, summary) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const rows = changes.map((change) => {
    const file = (/** @type {'before' | 'after' | 'difference'} */ part) => {
      const picture = change[part]
      if (!picture) return '<p class="none">not there</p>'
      const name = `${change.id}-${change.look.replaceAll(' ', '-')}-${part}.png`
      writeFileSync(join(folder, name), picture)
      return `<a href="${name}"><img loading="lazy" src="${name}" alt="${part}"></a>`
    }
    return `<section>
      <h2>${escape(change.title)}: ${escape(change.name)} <small>${change.look}, ${change.pixels} pixels</small></h2>
      <div class="row">
        ${['before', 'after', 'difference']
          .map((part) => `<figure><figcaption>${part}</figcaption>${file(part)}</figure>`)
          .join('')}
      </div>
    </section>`
  })
  const path = join(folder, 'index.html')
  writeFileSync(path, page(summary, rows.join('\n')))
  return path
}

function escape(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function page(summary, body) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures before and after</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #f4f7fa; color: #102336; }
  h2 { font-size: 1.1rem; margin: 2.5rem 0 0.5rem; }
  small { color: #3d5a77; font-weight: 400; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  figcaption { font-size: 0.875rem; color: #3d5a77; }
  img { max-width: 100%; border: 1px solid #ccd9e5; background: #fff; }
  .none { padding: 2rem; border: 1px dashed #a5bacd; }
</style>
<h1>Pictures before and after</h1>
<p>${escape(summary)}</p>
${body || '<p>Nothing looks different.</p>'}
</html>
`
}
