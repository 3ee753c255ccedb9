import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { closureOf, weigh } from './budget.ts'
import { appDocument, pageDocument, type DocumentParts } from './document.ts'
import { headersFile, redirectsFile } from './headers.ts'
import { headScript } from './headScript.ts'
import { robotsFile, sitemapFile } from './searchFiles.ts'
import type * as prerender from '../../src/app/prerender'

type Prerender = typeof prerender

/** Fonts that stand in the first screen of every page. */
const firstFonts = /(figtree|bricolage-grotesque)-latin-wght-normal/

/** Parts of the site whose pages are made in the browser. */
const appAreas = ['/admin', '/technicians', '/auth']

/**
 * Writes the site's documents: every public page as HTML, the page for unknown addresses, the empty page of
 * the staff's panels, and the files for hosts and search engines. Fails the build when a page is over its
 * budget or cannot be drawn.
 */
export function pages(): Plugin {
  let config: ResolvedConfig
  let bundle: Rolldown.OutputBundle | undefined
  return {
    name: 'public-pages',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle(_, output) {
      // The documents are written below; what was made of index.html has served its turn.
      delete output['index.html']
      bundle = output
    },
    async closeBundle() {
      if (!bundle) return
      await writePages(config, bundle)
      bundle = undefined
    },
  }
}

async function writePages(config: ResolvedConfig, bundle: Rolldown.OutputBundle) {
  const outDir = resolve(config.root, config.build.outDir)
  const files = Object.values(bundle)
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')
  report(config, weigh(chunks, entry.fileName))

  const site = await loadPrerender(config)
  try {
    const env = config.env as Record<string, string | undefined>
    const origin = (env.VITE_SITE_URL || 'https://sunline.example').replace(/\/+$/, '')
    const script = await headScript(
      config.root,
      ownAlias(config),
      readFileSync(join(config.root, 'index.html'), 'utf8'),
    )
    const parts: DocumentParts = {
      origin,
      siteName: site.company.name,
      phone: { text: site.company.phone, href: site.company.phoneHref },
      fontCss: fontCss(files),
      headScript: script,
      fonts: files.map(({ fileName }) => `/${fileName}`).filter((name) => firstFonts.test(name)),
    }
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(outDir, name)), { recursive: true })
      writeFileSync(join(outDir, name), text)
      return text
    }
    const sizes: string[] = []
    for (const meta of [...site.publicPages, site.notFoundMeta]) {
      const page = await site.module.drawPage(meta, origin)
      const wanted = page.imports.map((source) => site.chunkOf(source, chunks))
      const scripts = [entry.fileName, ...wanted].flatMap((file) => closureOf(chunks, file))
      const name = meta.path === '/' ? 'index.html' : `${meta.path.slice(1)}.html`
      const text = write(
        name,
        pageDocument(
          page,
          parts,
          [...new Set(scripts)].map((file) => `/${file}`),
        ),
      )
      sizes.push(`${meta.path} ${Math.round(gzipSync(text).length / 100) / 10}`)
    }
    write(
      'app.html',
      appDocument(
        parts,
        closureOf(chunks, entry.fileName).map((file) => `/${file}`),
        site.needsScript,
      ),
    )
    write(
      'sitemap.xml',
      sitemapFile(
        origin,
        site.publicPages.filter(({ listed }) => listed).map(({ path }) => path),
      ),
    )
    write('robots.txt', robotsFile(origin))
    const elsewhere = (...addresses: (string | undefined)[]) =>
      addresses.filter((address) => address !== undefined && /^https?:/.test(address))
    write(
      '_headers',
      headersFile({
        inlineScripts: [script],
        connect: elsewhere(
          env.VITE_SUPABASE_URL,
          env.VITE_CONNECTIVITY_URL,
          env.VITE_ERROR_REPORT_URL,
        ) as string[],
        images: elsewhere(env.VITE_SUPABASE_URL) as string[],
      }),
    )
    write('_redirects', redirectsFile(appAreas, '/app.html'))
    config.logger.info(`Pages, kB of HTML gz: ${sizes.join(', ')}`)
  } finally {
    site.dispose()
  }
}

/** @throws Error when a page is over its budget; a build for developers is not held to any. */
function report(config: ResolvedConfig, weights: ReturnType<typeof weigh>) {
  if (process.env.NODE_ENV !== 'production') return
  const text = (weight: (typeof weights)[number]) =>
    `${weight.page} ${weight.kilobytes} in ${weight.files}`
  config.logger.info(`JavaScript, kB gz in files: ${weights.map(text).join(', ')}`)
  const problems = weights.filter(({ isOver }) => isOver).map(text)
  if (problems.length > 0)
    throw new Error(`Over budget (.ci/build/budget.ts): ${problems.join(', ')}.`)
}

function fontCss(files: Rolldown.OutputBundle[string][]): string {
  return files
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map((file) => (file.type === 'asset' ? String(file.source) : ''))
    .join('')
}

/** Builds the part that draws pages, for this process, and loads it. */
async function loadPrerender(config: ResolvedConfig) {
  const { root } = config
  const outDir = join(root, 'node_modules/.cache/prerender', String(process.pid))
  const built = await build({
    root,
    configFile: false,
    mode: config.mode,
    logLevel: 'error',
    // What the pages are drawn with is what their script begins with.
    define: config.define,
    resolve: { alias: ownAlias(config) },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const module = (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as Prerender
  return {
    module,
    company: module.company,
    publicPages: module.publicPages,
    notFoundMeta: module.notFoundMeta,
    needsScript: module.noScriptWords.signIn,
    /** The browser's chunk of the module that an import of the drawing part names. */
    chunkOf(
      source: string,
      chunks: ReadonlyMap<string, { fileName: string; facadeModuleId: string | null }>,
    ) {
      const name = /import\(\s*["'`]\.\/([^"'`]+)["'`]/.exec(source)?.[1]
      const drawn = output.find(({ fileName }) => fileName === name)
      const id = drawn?.type === 'chunk' ? drawn.facadeModuleId : undefined
      const chunk = [...chunks.values()].find(({ facadeModuleId }) => id && facadeModuleId === id)
      if (!chunk) throw new Error(`No chunk was found for ${source}.`)
      return chunk.fileName
    },
    dispose: () => rmSync(outDir, { recursive: true, force: true }),
  }
}

/** The project's import prefixes, without those that Vite adds by itself. */
function ownAlias(config: ResolvedConfig) {
  return config.resolve.alias.filter(({ find }) => typeof find === 'string')
}
