import { createHash } from 'node:crypto'

/** What the Content Security Policy of a build depends on. */
export type Origins = {
  /** Texts of the inline scripts, exactly as they stand in the pages. */
  inlineScripts: readonly string[]
  /** Other places that pages may ask: the hosted backend, the address that tells whether there is a connection. */
  connect: readonly string[]
  /** Other places that pictures come from: the hosted backend, which keeps the photos of jobs. */
  images: readonly string[]
}

/** The only code that may name a script to run by a text: src/app/technician/installPortal.ts. */
const trustedTypesPolicies = ['technicians-worker']

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
]

/** The Content Security Policy of every page. Style attributes and emotion's style elements need 'unsafe-inline'. */
export function contentSecurityPolicy({ inlineScripts, connect, images }: Origins): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts.map(hashOf)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `connect-src ${["'self'", ...originsOf(connect)].join(' ')}`,
    `img-src ${["'self'", 'data:', ...originsOf(images)].join(' ')}`,
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** The host's `_headers` file: security for everything, long caching for files with a hash in their name. */
export function headersFile(origins: Origins): string {
  const all = {
    'Content-Security-Policy': contentSecurityPolicy(origins),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return `${block('/*', all)}\n\n${block('/assets/*', {
    'Cache-Control': 'public, max-age=31536000, immutable',
  })}\n`
}

/** The host's `_redirects` file: pages that are made in the browser. Any other unknown path is 404.html. */
export function redirectsFile(areas: readonly string[], page: string): string {
  return `${areas.map((area) => `${area}/* ${page} 200`).join('\n')}\n`
}
