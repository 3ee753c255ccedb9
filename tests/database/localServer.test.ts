import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get as httpGet } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAllowedHost, siteAddress } from '@local/allowedHosts'
import { DataDirInUseError, lockDataDir } from '@local/dataDirLock'
import { findAnyFreePort, findFreePort } from '@local/freePort'
import { closeServer, createHttpServer, listen } from '@local/httpServer'
import { parseStartOptions, usage } from '@local/startOptions'
import { createStaticHandler } from '@local/staticSite'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-server-'))
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true })
  mkdirSync(join(folder, 'site', 'services'))
  const files = {
    'secret.txt': 'outside of the site',
    'site/index.html': '<title>Home</title>',
    'site/404.html': '<title>Not found</title>',
    'site/_redirects': ['quote', 'admin', 'technicians']
      .map((area) => `/${area} /index.html 200\n/${area}/* /index.html 200\n`)
      .join(''),
    'site/services/index.html': '<title>Services</title>',
    'site/about.html': '<title>About</title>',
    'site/favicon.ico': 'icon',
    'site/assets/main-1a2b.js': `console.log('${'a'.repeat(2000)}')`,
    'site/assets/face.woff2': 'font',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const site = createStaticHandler({ dir: join(folder, 'site') })
  return site(new Request(`http://localhost${path}`, { method, headers }))
}

describe('the built site', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/services', 200, 'Services'],
    ['/about', 200, 'About'],
    ['/about?from=home', 200, 'About'],
    ['/quote/summary', 200, 'Home'],
    ['/admin/quotes', 200, 'Home'],
    ['/technicians', 200, 'Home'],
    ['/no-such-page', 404, 'Not found'],
    ['/quotes', 404, 'Not found'],
  ])('%s is answered with %i and the page "%s"', async (path, status, title) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(`<title>${title}</title>`)
  })

  test('a page in another spelling is at its one address', async () => {
    const response = await get('/services/?from=home')
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe('/services?from=home')
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
  ])('%s leads nowhere outside of it', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('outside of the site')
  })

  test.each(['/assets/main-9z9z.js', '/images/none.png'])(
    'a missing file is not answered with a page: %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe('Not found')
    },
  )

  test.each(['/auth/v1/nothing', '/rest/v1', '/storage/v1/object/x'])(
    'a call of the backend that is not here is not answered with a page: %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toContain('application/json')
      expect((await get(path, {}, 'POST')).status).toBe(404)
    },
  )

  test('files with a hash are kept for good, everything else is asked for again', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('Cache-Control')
    expect(await cacheOf('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/')).toBe('no-cache')
    expect(await cacheOf('/favicon.ico')).toBe('no-cache')
  })

  test('is compressed as the browser can read it', async () => {
    const plain = await (await get('/assets/main-1a2b.js')).text()
    const encoded = async (accepted: string) => {
      const response = await get('/assets/main-1a2b.js', { 'Accept-Encoding': accepted })
      const body = Buffer.from(await response.arrayBuffer())
      expect(Number(response.headers.get('Content-Length'))).toBe(body.length)
      return { encoding: response.headers.get('Content-Encoding'), body }
    }
    const brotli = await encoded('gzip, deflate, br')
    expect(brotli.encoding).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain)
    const gzip = await encoded('gzip')
    expect(gzip.encoding).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(plain)
    expect(
      (await get('/assets/face.woff2', { 'Accept-Encoding': 'br' })).headers.get(
        'Content-Encoding',
      ),
    ).toBeNull()
  })

  test('is not sent again when the browser has it, nor for HEAD, nor written to', async () => {
    const tag = (await get('/')).headers.get('ETag') ?? ''
    expect((await get('/', { 'If-None-Match': tag })).status).toBe(304)
    const head = await get('/', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await get('/', {}, 'POST')).status).toBe(405)
  })
})

describe('the host that a request asks for', () => {
  test.each([
    ['localhost:5173', '127.0.0.1', true],
    ['LOCALHOST', '127.0.0.1', true],
    ['127.0.0.1:5173', '127.0.0.1', true],
    ['[::1]:5173', '127.0.0.1', true],
    ['evil.example', '127.0.0.1', false],
    ['localhost.evil.example:5173', '127.0.0.1', false],
    ['127.0.0.1.evil.example', '127.0.0.1', false],
    ['192.168.1.9:5173', '127.0.0.1', false],
    ['', '127.0.0.1', false],
    ['shop.internal:80', 'shop.internal', true],
    ['fe80::1', 'fe80::1', false],
    ['[fe80::1]:80', 'fe80::1', true],
    ['192.168.1.9:5173', '0.0.0.0', true],
    ['evil.example', '0.0.0.0', false],
    ['[fe80::1]', '::', true],
  ])('%j to a server on %s: allowed is %s', (header, host, allowed) => {
    expect(isAllowedHost(header, host)).toBe(allowed)
  })

  test('is refused in words when it is not this server, before anybody answers', async () => {
    let asked = 0
    const server = createHttpServer(async () => {
      asked += 1
      return new Response('secret mail')
    })
    const port = await listen(server, 0)
    const ask = (host: string) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const options = { port, host: '127.0.0.1', path: '/local/mail', headers: { Host: host } }
        httpGet(options, (answer) => {
          let text = ''
          answer.on('data', (part) => (text += String(part)))
          answer.on('end', () => resolve([answer.statusCode, text]))
        }).on('error', reject)
      })
    expect(await ask(`localhost:${port}`)).toEqual([200, 'secret mail'])
    const [status, text] = await ask(`rebound.example:${port}`)
    expect(status).toBe(403)
    expect(text).toContain('localhost, 127.0.0.1 and [::1] only')
    expect(asked).toBe(1)
    await closeServer(server)
  })

  test('is the one that links lead to', () => {
    expect(siteAddress('127.0.0.1', 5173)).toBe('http://localhost:5173')
    expect(siteAddress('0.0.0.0', 80)).toBe('http://localhost:80')
    expect(siteAddress('shop.internal', 80)).toBe('http://shop.internal:80')
    expect(siteAddress('fe80::1', 80)).toBe('http://[fe80::1]:80')
  })
})

describe('a data folder', () => {
  test('belongs to one process at a time', async () => {
    const unlock = await lockDataDir(folder)
    await expect(lockDataDir(folder)).rejects.toThrow(DataDirInUseError)
    await expect(lockDataDir(`${folder}/site/..`)).rejects.toThrow('in use by another running copy')
    await unlock()
    const again = await lockDataDir(folder)
    await again()
  })
})

describe('ports', () => {
  test('one that is taken is passed over', async () => {
    const port = await findAnyFreePort()
    const server = createServer()
    expect(await listen(server, port)).toBe(port)
    expect(await findFreePort(port)).toBeGreaterThan(port)
    await expect(listen(createServer(), port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
    server.close()
  })
})

describe('the command line', () => {
  test('has defaults for everything', () => {
    expect(parseStartOptions([], {})).toEqual({
      production: false,
      help: false,
      port: undefined,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), '.data'),
      open: true,
      build: true,
    })
    expect(
      parseStartOptions(['--production', '--port', '0', '--no-open', '--no-build']),
    ).toMatchObject({
      production: true,
      port: 0,
      open: false,
      build: false,
    })
  })

  test('comes before the environment', () => {
    const environment = { PORT: '8080', HOST: 'shop.internal' }
    expect(parseStartOptions([], environment)).toMatchObject({ port: 8080, host: 'shop.internal' })
    const named = ['--port', '9000', '--host', '::1']
    expect(parseStartOptions(named, environment)).toMatchObject({ port: 9000, host: '::1' })
    expect(parseStartOptions([], { PORT: '', HOST: '' })).toMatchObject({
      port: undefined,
      host: '127.0.0.1',
    })
    expect(() => parseStartOptions([], { PORT: 'http' })).toThrow('PORT needs a number')
  })

  test('is described by itself and by the README, option by option', () => {
    const options = usage.match(/--[a-z-]+/g) ?? []
    expect(options).toEqual(
      expect.arrayContaining([
        '--port',
        '--host',
        '--data-dir',
        '--no-open',
        '--no-build',
        '--help',
      ]),
    )
    const readme = readFileSync('README.md', 'utf8')
    for (const option of options) expect(readme).toContain(`\`${option}`)
    for (const name of ['PORT', 'HOST']) expect(readme).toContain(`\`${name}\``)
    expect(parseStartOptions(['--help'], {})).toMatchObject({ help: true })
  })

  test.each([
    [['--port', 'http']],
    [['--port', '70000']],
    [['--port', '1.5']],
    [['--prot', '1']],
    [['x']],
  ])('refuses %j with a sentence', (args) => {
    expect(() => parseStartOptions(args)).toThrow(
      /--port needs a number|Unknown option|Unexpected argument/,
    )
  })
})
