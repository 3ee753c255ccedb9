import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const compressed = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg'])

/**
 * Serves a folder with compression on a free port of this machine, below a path as a static host may.
 * @param {string} folder what to serve
 * @param {string} [below] the path, with a slash at both ends
 * @param {(path: string, bytes: number) => void} [onServed] told of each answer, with its size as sent
 * @returns {Promise<{ address: string, close: () => void }>} the address of the folder's index
 */
export async function serveFolder(folder, below = '/', onServed = () => {}) {
  /** @type {Map<string, Buffer>} */
  const ready = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.startsWith(below) ? pathname.slice(below.length) : null
    // As a host does with a folder.
    const named = path?.replace(/(^|\/)$/, '$1index.html')
    const file = named === undefined ? null : join(folder, normalize(`/${named}`))
    if (!file || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    const kind = extname(file)
    const isCompressed = compressed.has(kind)
    let body = ready.get(file)
    if (!body) {
      const plain = readFileSync(file)
      body = isCompressed ? gzipSync(plain) : plain
      ready.set(file, body)
    }
    response.writeHead(200, {
      'Content-Type': types[kind] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': path?.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
    })
    response.end(body)
    onServed(path ?? '', body.length)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { address: `http://127.0.0.1:${port}${below}`, close: () => server.close() }
}
