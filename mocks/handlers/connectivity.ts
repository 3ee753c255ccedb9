import { http, HttpResponse, type RequestHandler } from 'msw'

/**
 * The site's favicon, which the connectivity check asks for. MSW would let it through to the network
 * as a common asset, so it has a handler of its own.
 */
export function connectivityHandlers(): RequestHandler[] {
  return [
    http.get('*/favicon.ico', () => favicon()),
    http.head('*/favicon.ico', () => favicon()),
    http.get('*/favicon.svg', () => favicon()),
    http.head('*/favicon.svg', () => favicon()),
  ]
}

function favicon() {
  return new HttpResponse(null, { status: 204 })
}
