// Draws the icons of the installable technician portal from the site's own mark.
// Run from the project's root: node .ci/make-icons.mjs
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserArguments, findBrowser } from './browser.mjs'

const mark = readFileSync('public/favicon.svg', 'utf8')
/** The mark's ground, which fills icons that the system cuts to a shape of its own. */
const ground = '#102336'

const icons = [
  { name: 'technician-192', size: 192, share: 1, fills: false },
  { name: 'technician-512', size: 512, share: 1, fills: false },
  // Phones cut up to a fifth off each side of a maskable icon.
  { name: 'technician-maskable-512', size: 512, share: 0.8, fills: true },
  { name: 'technician-180', size: 180, share: 0.92, fills: true },
]

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
mkdirSync('public/icons', { recursive: true })
for (const { name, size, share, fills } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; height: 100vh;
      background: ${fills ? ground : 'transparent'} }
    svg { width: ${share * 100}vw; height: ${share * 100}vh }
  </style>${mark}`)
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true })
  await page.close()
}
await browser.close()
