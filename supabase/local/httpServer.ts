import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isAllowedHost, refuseHost } from './allowedHosts'

/** Answers a request; the address is the one the connection came from. */
export type Handler = (request: Request, address: string) => Promise<Response>

/** A completed job brings six photos and a signature, each as long as its table allows. */
const longestBody = 5 * 1024 * 1024

async function readBody(incoming: IncomingMessage): Promise<Buffer | 'too long'> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length
    if (length <= longestBody) parts.push(part)
  }
  return length > longestBody ? 'too long' : Buffer.concat(parts)
}

/** What was asked; undefined when no address or method of the web is made of it. */
function toRequest(incoming: IncomingMessage, body: Buffer): Request | undefined {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const base = `http://${incoming.headers.host ?? 'localhost'}`
  const method = incoming.method ?? 'GET'
  if (!URL.canParse(incoming.url ?? '/', base) || method === 'TRACE') return undefined
  const url = new URL(incoming.url ?? '/', base)
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, body: hasBody ? new Uint8Array(body) : undefined })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => outgoing.setHeader(name, value))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/**
 * Puts a handler of web requests behind Node's HTTP server. It is not listening yet.
 * @param host where it will listen: requests that ask for another host are refused (see allowedHosts.ts)
 */
export function createHttpServer(handler: Handler, host = '127.0.0.1'): Server {
  return createServer((incoming, outgoing) => {
    const answer = async () => {
      if (!isAllowedHost(incoming.headers.host ?? 'localhost', host)) {
        incoming.resume()
        await send(refuseHost(), outgoing)
        return
      }
      const body = await readBody(incoming)
      if (body === 'too long') {
        await send(Response.json({ message: 'Payload too large' }, { status: 413 }), outgoing)
        return
      }
      const address = incoming.socket.remoteAddress ?? 'unknown'
      const request = toRequest(incoming, body)
      await send(
        request
          ? await handler(request, address)
          : Response.json({ message: 'Bad request' }, { status: 400 }),
        outgoing,
      )
    }
    answer().catch((error: unknown) => {
      // Only what kind of error and where: a message may quote what the caller sent.
      console.error(`${incoming.method} failed: ${error instanceof Error ? error.name : 'error'}`)
      if (!outgoing.headersSent) outgoing.statusCode = 500
      outgoing.end()
    })
  })
}

/**
 * Listens on this machine only, or where it is told.
 * @returns the port; another one than asked for only when asked for 0
 * @throws the system's error when the port is taken (`code` EADDRINUSE)
 */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Stops listening and ends open connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
