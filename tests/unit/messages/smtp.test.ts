import { afterEach, describe, expect, it } from 'vitest'
import { mailOf } from '../../../supabase/functions/messages/mails/mailOf'
import { smtpFailure, smtpProvider } from '../../../supabase/functions/messages/providers/smtp'
import { startMailServer, type Answers } from './mailServer'
import { sampleMessage, site } from '@mocks/fixtures/messages'

let close: (() => Promise<unknown>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

async function sendTo(answers: Answers, to = 'ana@example.com') {
  const server = await startMailServer(answers)
  close = server.close
  const mail = mailOf(sampleMessage('confirmation', { to }), site, new Date())
  const provider = smtpProvider({ url: server.url, from: 'office@sunline.example' })
  const result = await provider.send(mail)
  return { result, received: server.received }
}

describe('mails through a mail server', () => {
  it('arrive as text, HTML and calendar, with a Message-ID that stays the same', async () => {
    const { result, received } = await sendTo({})
    const [mail = ''] = received
    expect(result).toEqual({
      outcome: 'sent',
      providerId: '<0e8c2f3a-1111-4a5b-8c9d-aabbccddeeff@sunline.example>',
    })
    expect(mail).toContain('Message-ID: <0e8c2f3a-1111-4a5b-8c9d-aabbccddeeff@sunline.example>')
    expect(mail).toContain('From: Sunline Auto Glass <office@sunline.example>')
    expect(mail).toContain('To: ana@example.com')
    expect(mail).toContain('Reply-To: hello@sunline.example')
    for (const type of ['text/plain', 'text/html', 'text/calendar']) {
      expect(mail).toMatch(new RegExp(`^Content-Type: ${type}`, 'm'))
    }
    expect(mail).toMatch(/method=PUBLISH/)
  })

  it.each<[string, Answers, string, string]>([
    ['an unknown recipient', { recipient: '550 5.1.1 ana@example.com?' }, 'failed', 'smtp_550'],
    ['a full mailbox', { recipient: '452 4.2.2 full' }, 'retry', 'smtp_452'],
    ['a mail that is refused', { data: '554 5.7.1 spam' }, 'failed', 'smtp_554'],
    ['a refused sender', { from: '550 5.7.1 not you' }, 'retry', 'smtp_550'],
    ['a server that is closed', { greeting: '554 go away' }, 'retry', 'smtp_554'],
    ['a server that is busy', { greeting: '421 later' }, 'retry', 'smtp_421'],
  ])('%s: %o ends as %s', async (_, answers, outcome, error) => {
    expect((await sendTo(answers)).result).toEqual({ outcome, error })
  })

  it('wait when there is no server', async () => {
    const server = await startMailServer()
    await server.close()
    const mail = mailOf(sampleMessage('reminder'), site, new Date())
    const provider = smtpProvider({ url: server.url, from: 'office@sunline.example' })
    expect(await provider.send(mail)).toMatchObject({
      outcome: 'retry',
      error: expect.stringMatching(/^smtp_e/),
    })
  })

  it('have one recipient, whatever stands in the address', async () => {
    const { received, result } = await sendTo({}, 'ana@example.com, all@example.com')
    expect(received.join('')).not.toMatch(/^To: .*ana@example.com, all@example.com/m)
    expect(result.outcome).not.toBe('retry')
  })

  it('need an address of a server', () => {
    expect(() => smtpProvider({ url: 'mail', from: 'office@sunline.example' })).toThrow(
      'Invalid URL',
    )
  })

  it('end with a code that says nothing about anybody', () => {
    const error = Object.assign(new Error('ana@example.com'), { code: 'EAUTH', responseCode: 535 })
    expect(smtpFailure(error)).toEqual({ outcome: 'retry', error: 'smtp_535' })
    expect(smtpFailure(new Error('ana@example.com'))).toEqual({
      outcome: 'retry',
      error: 'smtp_unknown',
    })
  })
})
