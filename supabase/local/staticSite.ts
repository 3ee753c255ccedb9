import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { oneAddress } from '@/domain/oneAddress'
import { readHostRules, ruleFiles } from './hostRules'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const compressible = /^(text\/|application\/(json|manifest|xml|wasm)|image\/(svg|x-icon))/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

function encodingFor(request: Request, type: string): Encoding {
  if (!compressible.test(type)) return 'identity'
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  }
  return encoding === 'gzip' ? gzipped(body, { level: 9 }) : body
}

/** The file for a path inside the folder; a folder's is its index.html. Nothing outside is found. */
function fileFor(dir: string, pathname: string): string | undefined {
  let path: string
  try {
    path = normalize(decodeURIComponent(pathname))
  } catch {
    return undefined
  }
  if (path.includes('\0') || path.split(/[/\\]/).includes('..')) return undefined
  const file = join(dir, path)
  if (!file.startsWith(dir + sep) && file !== dir) return undefined
  for (const candidate of [file, `${file}.html`, join(file, 'index.html')]) {
    if (existsSync(candidate) && statSync(candidate).isFile()) return candidate
  }
  return undefined
}

/** Whether a path is the address of a page of its own. */
function isPage(dir: string, path: string): boolean {
  return path !== '/404' && (fileFor(dir, path)?.endsWith('.html') ?? false)
}

/** What belongs to the backend: without one here a page must not be the answer to a call. */
const backendCalls = /^\/(auth|rest|storage)\/v1(\/|$)/

/**
 * Serves a built site: right content types, compressed once and kept, files with a hash in their name
 * cached for good and everything else asked for again. A page asked for in another spelling is at its one
 * address (308). The site's own `_headers` and `_redirects` are obeyed.
 * A path without a file is the page that `_redirects` names for it, else `404.html` with status 404; a site
 * without these two answers with `index.html`.
 */
export function createStaticHandler(options: { dir: string }) {
  const dir = normalize(options.dir)
  const encoded = new Map<string, Buffer>()
  const rules = readHostRules(dir)

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (backendCalls.test(pathname)) {
      return Response.json({ message: 'no Route matched with those values' }, { status: 404 })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const address = oneAddress(pathname, (path) => isPage(dir, path))
    if (address) {
      const { search } = new URL(request.url)
      return new Response(null, { status: 308, headers: { Location: address + search } })
    }
    let file = ruleFiles.includes(pathname) ? undefined : fileFor(dir, pathname)
    // The page for unknown paths is no page of its own.
    let status = pathname === '/404' || pathname === '/404.html' ? 404 : 200
    if (!file) {
      // A missing file (a script of an older release, an image) must never be answered with a page.
      if (extname(pathname) && extname(pathname) !== '.html') {
        return new Response('Not found', { status: 404 })
      }
      const page = rules.pageFor(pathname)
      const notFound = page ? undefined : fileFor(dir, '/404.html')
      status = notFound ? 404 : 200
      file = notFound ?? fileFor(dir, page ?? '/index.html')
    }
    if (!file) return new Response('Not found', { status: 404 })

    const type = contentTypes[extname(file)] ?? 'application/octet-stream'
    const encoding = encodingFor(request, type)
    const { mtimeMs, size } = statSync(file)
    const tag = `"${mtimeMs.toString(36)}-${size.toString(36)}-${encoding}"`
    const isHashed = pathname.startsWith('/assets/')
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      Vary: 'Accept-Encoding',
    })
    for (const [name, value] of rules.headersFor(pathname)) headers.set(name, value)
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    if (request.headers.get('If-None-Match') === tag) {
      return new Response(null, { status: 304, headers })
    }
    const key = `${file} ${tag}`
    const body = encoded.get(key) ?? (await encode(readFileSync(file), encoding))
    encoded.set(key, body)
    headers.set('Content-Length', String(body.length))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      status,
      headers,
    })
  }
}
