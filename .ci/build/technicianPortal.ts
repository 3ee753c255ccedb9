import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { usualCompany } from '../../src/domain/company.ts'
import { closureOf } from './budget.ts'

/** The portal's service worker, as it is registered. */
const worker = 'technicians-worker.js'

/** The portal's code: what these modules load, now or when it is needed. */
const portalModules = [
  'src/app/routes/technicians.tsx',
  'src/app/providers/AuthProvider.tsx',
  'src/app/ToastList.tsx',
]

/** Fonts of the language that the site is in; the others are asked for only when they are needed. */
const portalFonts = /(figtree|bricolage-grotesque)-latin-wght-normal/

/**
 * Makes the technician portal work without a signal: a service worker that keeps the empty page and the
 * portal's own files, and a manifest to install it by. Public pages and the admin panel are not in it; the
 * worker's scope is the portal's addresses, so that it is never asked for anything else.
 */
export function technicianPortal(settings?: unknown): Plugin[] {
  const name = companyName(settings)
  let kept = new Set<string>()
  const plugins = VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: null,
    filename: worker,
    manifestFilename: 'technicians.webmanifest',
    includeManifestIcons: false,
    manifest: {
      id: '/technicians',
      name: `${name}: Technician Portal`,
      short_name: name.split(' ')[0] ?? name,
      description: 'The day of a technician: jobs, directions, reports, also without a signal.',
      start_url: '/technicians',
      scope: '/technicians',
      display: 'standalone',
      background_color: '#102336',
      theme_color: '#102336',
      lang: 'en',
      icons: [
        { src: '/icons/technician-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/technician-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icons/technician-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    workbox: {
      globPatterns: ['app.html', 'assets/*'],
      // Chosen by what the portal imports, which no pattern of names can tell.
      manifestTransforms: [
        (entries) => ({ manifest: entries.filter(({ url }) => kept.has(url)), warnings: [] }),
      ],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 4_000_000,
      directoryIndex: null,
      navigateFallback: '/app.html',
      navigateFallbackAllowlist: [/^\/technicians(\/|$)/],
      clientsClaim: true,
      // An open portal keeps the version that it began with.
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
    // The pages are written when the bundle is closed.
    integration: { closeBundleOrder: 'post' },
  })
  return [
    {
      name: 'technician-portal',
      config: () => ({
        define: { 'import.meta.env.TECHNICIAN_WORKER': JSON.stringify(`/${worker}`) },
      }),
      generateBundle(_, output) {
        kept = new Set(['app.html', ...portalFiles(output)])
      },
    },
    ...plugins.filter(({ apply }) => apply !== 'serve'),
  ]
}

/** @throws Error when a module of the portal has no chunk of its own. */
function portalFiles(output: Rolldown.OutputBundle): Set<string> {
  const chunks = new Map(
    Object.values(output).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file] as const] : [],
    ),
  )
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')
  // What the entry loads later are all the pages of the site.
  const shared = closureOf(chunks, entry.fileName)
  const files = new Set(shared)
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || files.has(name)) return
    files.add(name)
    chunk.imports.forEach(visit)
    chunk.dynamicImports.forEach(visit)
  }
  for (const module of portalModules) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/${module}`),
    )
    if (!chunk) throw new Error(`The portal names ${module}, which has no chunk of its own.`)
    visit(chunk.fileName)
  }
  for (const { fileName } of Object.values(output)) {
    if (portalFonts.test(fileName)) files.add(fileName)
  }
  return files
}

/** The company's name in what the build was answered. */
function companyName(settings: unknown): string {
  const { company } = (settings ?? {}) as { company?: { name?: unknown } }
  const name = typeof company?.name === 'string' ? company.name.trim() : ''
  return name || usualCompany.name
}
