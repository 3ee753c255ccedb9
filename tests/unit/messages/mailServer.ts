import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** What a mail server answers at the places where it may refuse. */
export type Answers = { greeting?: string; from?: string; recipient?: string; data?: string }

/** A mail server on this machine that takes mails, or answers as told. */
export async function startMailServer(answers: Answers = {}) {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let mail: string | undefined
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const answer = (line: string) => {
      if (mail !== undefined) {
        if (line !== '.') mail += `${line}\r\n`
        else {
          received.push(mail)
          mail = undefined
          say('250 2.0.0 taken')
        }
      } else if (/^(EHLO|HELO)/.test(line)) say('250 localhost')
      else if (line.startsWith('MAIL')) say(answers.from ?? '250 ok')
      else if (line.startsWith('RCPT')) say(answers.recipient ?? '250 ok')
      else if (line.startsWith('DATA')) {
        say(answers.data ?? '354 go on')
        if (!answers.data) mail = ''
      } else say('250 ok')
    }
    say(answers.greeting ?? '220 localhost ESMTP')
    socket.on('data', (part) => {
      const lines = (rest + part.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
