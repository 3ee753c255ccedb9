import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'

const folder = inject('siteFolder')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** What the portal's service worker keeps, as it was built. */
const kept = [...read('technicians-worker.js').matchAll(/\burl:\s*["']([^"']+)["']/g)].map(
  ([, url]) => url ?? '',
)

/** The module that a file of the build begins with, told by its name. */
const names = kept.map((file) => file.replace(/^assets\//, '').replace(/-[\w-]{8}\.\w+$/, ''))

describe('what the technician portal keeps for places without a signal', () => {
  it('is the empty page, its own code and two fonts; all of it exists and is light', () => {
    expect(kept).toContain('app.html')
    expect(names).toEqual(
      expect.arrayContaining([
        'technicians',
        'technicianDashboard',
        'CompleteDialog',
        'AuthProvider',
      ]),
    )
    expect(kept.filter((file) => file.endsWith('.woff2'))).toHaveLength(2)
    expect(kept.filter((file) => !existsSync(join(folder, file)))).toEqual([])
    const bytes = kept.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(1_450_000)
  })

  it('is nothing of the public pages, the admin panel or the services', () => {
    const foreign = [
      'panel',
      'home',
      'service',
      'position',
      'details',
      'appointment',
      'windshield',
      'login',
    ]
    expect(names.filter((name) => foreign.includes(name))).toEqual([])
    expect(kept.filter((file) => file.endsWith('.html'))).toEqual(['app.html'])
    expect(kept).not.toContain('favicon.svg')
  })

  it('answers addresses of the portal alone, and changes nothing while a portal is open', () => {
    const worker = read('technicians-worker.js')
    expect(worker).toContain('allowlist:[/^\\/technicians(\\/|$)/]')
    expect(worker).toContain('SKIP_WAITING')
    expect(worker).not.toMatch(/^self\.skipWaiting\(\)/m)
  })

  it('can be installed: the manifest names the portal and pictures that exist', () => {
    const manifest = JSON.parse(read('technicians.webmanifest')) as {
      start_url: string
      scope: string
      display: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest).toMatchObject({
      start_url: '/technicians',
      scope: '/technicians',
      display: 'standalone',
    })
    for (const { src, sizes } of manifest.icons) {
      const picture = readFileSync(join(folder, src))
      // Width and height stand at the beginning of a PNG.
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
    }
    // Public pages are no app to install.
    expect(read('index.html')).not.toContain('webmanifest')
    expect(read('app.html')).not.toContain('webmanifest')
  })
})
