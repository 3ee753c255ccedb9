import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeServer, createHttpServer, listen } from '@local/httpServer'

const server = createHttpServer(async (request) => new Response(new URL(request.url).pathname))
let port = 0
beforeAll(async () => {
  port = await listen(server, 0)
})
afterAll(() => closeServer(server))

/** The first line of what the server says to a request as it goes over the wire; empty when it hangs up. */
function answerTo(text: string): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(text, 'latin1'))
    socket.on('data', (part) => (said += part.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(said))
  })
}

const request = (line: string, ...headers: string[]) =>
  [line, ...headers, 'Connection: close', '', ''].join('\r\n')

test.each([
  request('GET // HTTP/1.1', 'Host: localhost'),
  request('GET //\\@:99999/ HTTP/1.1', 'Host: localhost'),
  request('GET http://[::1 HTTP/1.1', 'Host: localhost'),
  request('GET /\xff\x80 HTTP/1.1', 'Host: localhost'),
  request('GET / HTTP/1.1', 'Host: a b'),
  request('GET / HTTP/1.1', 'Host: localhost:999999'),
  request('GET / HTTP/1.1', 'Host: ["]'),
  request('GET / HTTP/1.1', 'Host:'),
  request('GET / HTTP/1.1'),
  request('TRACE / HTTP/1.1', 'Host: localhost', 'Cookie: a=b'),
  request('CONNECT evil.example:443 HTTP/1.1', 'Host: localhost'),
  request('BREW / HTTP/1.1', 'Host: localhost'),
  request('GET / HTTP/9.9', 'Host: localhost'),
  request('POST / HTTP/1.1', 'Host: localhost', 'Content-Length: -1'),
  request('POST / HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
  request('GET / HTTP/1.1', 'Host: localhost', 'X-Odd: \xe9\x80', ' folded: x'),
  request('GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(100_000)}`),
  '\0\x01\x02\r\n\r\n',
])('%j is refused or answered, and the server goes on', async (text) => {
  const answer = await answerTo(text)
  expect(answer.slice(0, 12)).toMatch(/^(|HTTP\/1\.1 [24]\d\d)$/)
  expect(answer).not.toMatch(/\bat .+:\d+:\d+|node_modules/)
  expect(await answerTo(request('GET /still HTTP/1.1', 'Host: localhost'))).toContain('/still')
})
