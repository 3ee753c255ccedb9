import { bad, finding, good, type Finding } from './finding'

/** The site to look at: where it is, and the backend that its pages ask (its own origin when embedded). */
export type SiteUnderCheck = { site: string; backend: string; fetch: typeof fetch }

const wantedHeaders = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
]

/** Looks at a published site from outside, as a browser would. */
export function checkSite({ site, backend, fetch }: SiteUnderCheck): Promise<Finding[]> {
  const get = (path: string) => fetch(new URL(path, site), { redirect: 'manual' })
  return Promise.all([
    finding('Encryption', async () => {
      const { protocol, hostname } = new URL(site)
      if (protocol === 'https:') return good('Encryption', 'The site is served over HTTPS.')
      if (hostname === 'localhost' || hostname === '127.0.0.1') {
        return good('Encryption', 'Not needed on this machine.')
      }
      return bad('Encryption', 'Serve the site over HTTPS only; sign-in data must not travel open.')
    }),
    finding('Home page', async () => {
      const response = await get('/')
      const text = await response.text()
      if (response.status !== 200) {
        return bad('Home page', `It answers ${response.status}. Publish the folder dist/ again.`)
      }
      return /<h1[\s>]/.test(text)
        ? good('Home page', 'It arrives ready to read.')
        : bad('Home page', 'It has no heading: dist/index.html is not what is served at /.')
    }),
    finding('Security headers', async () => {
      const { headers } = await get('/')
      const missing = wantedHeaders.filter((name) => !headers.has(name))
      return missing.length === 0
        ? good('Security headers', `All ${wantedHeaders.length} are there.`)
        : bad(
            'Security headers',
            `Missing: ${missing.join(', ')}. The host must obey dist/_headers, or be set up with what it says.`,
          )
    }),
    finding('Content Security Policy', async () => {
      const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
      const connect = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(/\s+/) ?? []
      const { origin } = new URL(backend)
      const isOwn = origin === new URL(site).origin
      if (policy.includes('unsafe-eval') || /script-src[^;]*'unsafe-inline'/.test(policy)) {
        return bad(
          'Content Security Policy',
          'It lets any script run. Use the one in dist/_headers.',
        )
      }
      if (!policy.includes("require-trusted-types-for 'script'")) {
        return bad(
          'Content Security Policy',
          'Text may become script (no Trusted Types). Use the one in dist/_headers.',
        )
      }
      return isOwn || connect.includes(origin)
        ? good('Content Security Policy', 'Scripts are held to the site; the backend may be asked.')
        : bad(
            'Content Security Policy',
            `Pages may not ask ${origin}. Build again with VITE_SUPABASE_URL set.`,
          )
    }),
    finding('Pages made in the browser', async () => {
      const paths = ['/admin/quotes', '/technicians', '/auth/new-password']
      const answers = await Promise.all(paths.map(get))
      const wrong = paths.filter((_, index) => answers[index]?.status !== 200)
      return wrong.length === 0
        ? good('Pages made in the browser', 'Staff addresses can be opened and reloaded.')
        : bad(
            'Pages made in the browser',
            `${wrong.join(', ')} cannot be opened. The host must obey dist/_redirects.`,
          )
    }),
    finding('Unknown addresses', async () => {
      const { status } = await get('/there-is-no-such-page')
      return status === 404
        ? good('Unknown addresses', 'They answer 404.')
        : bad('Unknown addresses', `They answer ${status}. Serve dist/404.html with status 404.`)
    }),
    finding('Caching', async () => {
      const page = await get('/')
      const script = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0]
      if (!script) return bad('Caching', 'The home page names no script. Publish dist/ again.')
      const { headers, status } = await get(script)
      if (status !== 200) return bad('Caching', `${script} answers ${status}. Publish dist/ again.`)
      const isKept = /max-age=31536000.*immutable/.test(headers.get('Cache-Control') ?? '')
      const isAsked = !/max-age=[1-9]/.test(page.headers.get('Cache-Control') ?? '')
      return isKept && isAsked
        ? good('Caching', 'Hashed files are kept for a year, pages are asked for again.')
        : bad('Caching', 'Keep /assets/* for a year as immutable, and pages not at all.')
    }),
    finding('Source maps', async () => {
      const script = /\/assets\/[\w.-]+\.js/.exec(await (await get('/')).text())?.[0] ?? '/none.js'
      const map = await get(`${script}.map`)
      return map.status === 404
        ? good('Source maps', 'They are not public.')
        : bad('Source maps', 'Take *.map out of what is published.')
    }),
    finding('Connectivity address', async () => {
      const response = await get('/favicon.svg')
      return response.status === 200 && /svg/.test(response.headers.get('Content-Type') ?? '')
        ? good('Connectivity address', '/favicon.svg answers; staff stay signed in.')
        : bad(
            'Connectivity address',
            'Publish favicon.svg, or build with VITE_CONNECTIVITY_URL: without an answer the panel believes itself offline.',
          )
    }),
    finding('Search engines', async () => {
      const robots = await (await get('/robots.txt')).text()
      const named = /Sitemap: (\S+)/.exec(robots)?.[1]
      const { origin } = new URL(site)
      return named && new URL(named).origin === origin
        ? good('Search engines', 'robots.txt and the sitemap name this site.')
        : bad(
            'Search engines',
            `robots.txt names ${named ?? 'no sitemap'}. Build with VITE_SITE_URL=${origin}.`,
          )
    }),
  ])
}
