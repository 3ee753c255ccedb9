import { isIP } from 'node:net'

const loopback = ['localhost', '127.0.0.1', '[::1]']
const everyAddress = ['0.0.0.0', '::']

/** A host as it stands in an address: IPv6 in brackets. */
function hostInUrl(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host
}

/**
 * Whether a request may ask for this host. Any other site can point a name of its own at 127.0.0.1 and have the
 * browser read what is served there, the page of mails too; only the name it used gives it away.
 * @param header the request's `Host`, with or without a port
 * @param host where the server listens; when that is every address, an address in numbers is allowed too:
 *   no other site can own one
 */
export function isAllowedHost(header: string, host: string): boolean {
  const name = header.toLowerCase().replace(/:\d*$/, '')
  if (loopback.includes(name) || name === hostInUrl(host).toLowerCase()) return true
  return everyAddress.includes(host) && isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

/** The answer to a host that is not allowed: 403 with the way out. */
export function refuseHost(): Response {
  return new Response(
    'This server answers on this machine by the names localhost, 127.0.0.1 and [::1] only. To use another one, start it with --host <name>.\n',
    { status: 403, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
}

/** Where people open the site. A server on every address is named by this machine's usual name. */
export function siteAddress(host: string, port: number): string {
  const isUsual = host === '127.0.0.1' || everyAddress.includes(host)
  return `http://${isUsual ? 'localhost' : hostInUrl(host)}:${port}`
}
