import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AttemptResult } from '../../../supabase/functions/messages/outbox'
import type { MailProvider } from '../../../supabase/functions/messages/providers/mail'
import { providerOff } from '../../../supabase/functions/messages/providers/off'
import type { TextProvider } from '../../../supabase/functions/messages/providers/text'
import { sendDue } from '../../../supabase/functions/messages/sender'
import { fakeOutbox } from './fakeOutbox'
import { sampleMessage, site } from '@mocks/fixtures/messages'

const sent: AttemptResult = { outcome: 'sent', providerId: 'taken' }

const providers = () => ({
  mail: { send: vi.fn<MailProvider['send']>(async () => sent) },
  text: { send: vi.fn<TextProvider['send']>(async () => sent) },
})

/** An answer that comes when the test says so. */
function heldBack() {
  let resolve: (result: AttemptResult) => void = () => undefined
  const promise = new Promise<AttemptResult>((done) => {
    resolve = done
  })
  return { promise, resolve: (result: AttemptResult) => resolve(result) }
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleMessage('reminder', { id: `m${index}` }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the sender', () => {
  it('sends everything that is due, batch by batch, a few side by side', async () => {
    const { outbox, recorded } = fakeOutbox(numbered(45))
    const { mail, text } = providers()
    let now = 0
    let most = 0
    mail.send.mockImplementation(async () => {
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      return sent
    })
    const result = await sendDue({ outbox, mail, text, site })
    expect(result).toEqual({ sent: 45, retry: 0, failed: 0 })
    expect(new Set(recorded.map(({ id }) => id)).size).toBe(45)
    // Three batches, and one that was empty.
    expect(outbox.claim).toHaveBeenCalledTimes(4)
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(4)
  })

  it('hands a text to the one provider and a mail to the other', async () => {
    const { outbox } = fakeOutbox([
      sampleMessage('moved', { id: 'a', channel: 'text', to: '+15550101234', attempt: 2 }),
      sampleMessage('moved', { id: 'b' }),
    ])
    const { mail, text } = providers()
    await sendDue({ outbox, mail, text, site })
    expect(text.send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'a', attempt: 2, to: '+15550101234' }),
    )
    expect(mail.send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ to: 'ana@example.com', subject: expect.stringContaining('time') }),
    )
  })

  it('records what the provider says, for the attempt that it was', async () => {
    const { outbox, recorded } = fakeOutbox([sampleMessage('moved', { id: 'a', attempt: 3 })])
    const { mail, text } = providers()
    mail.send.mockResolvedValue({ outcome: 'failed', error: 'smtp_550' })
    expect(await sendDue({ outbox, mail, text, site })).toMatchObject({ failed: 1 })
    expect(recorded).toEqual([{ id: 'a', attempt: 3, outcome: 'failed', error: 'smtp_550' }])
  })

  it('tries again later when a provider does not answer, and counts a late success', async () => {
    const { outbox, recorded } = fakeOutbox([sampleMessage('moved', { id: 'a' })])
    const { mail, text } = providers()
    const answer = heldBack()
    mail.send.mockReturnValue(answer.promise)
    const sending = sendDue({ outbox, mail, text, site })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await sending).toMatchObject({ retry: 1 })
    expect(recorded).toEqual([{ id: 'a', attempt: 1, outcome: 'retry', error: 'timeout' }])
    answer.resolve(sent)
    await vi.advanceTimersByTimeAsync(0)
    expect(recorded.at(-1)).toEqual({ id: 'a', attempt: 1, ...sent })
  })

  it('does not record a late failure: a later attempt may be under way', async () => {
    const { outbox, recorded } = fakeOutbox([sampleMessage('moved', { id: 'a' })])
    const { mail, text } = providers()
    const answer = heldBack()
    mail.send.mockReturnValue(answer.promise)
    const sending = sendDue({ outbox, mail, text, site })
    await vi.advanceTimersByTimeAsync(20_000)
    await sending
    answer.resolve({ outcome: 'failed', error: 'smtp_550' })
    await vi.advanceTimersByTimeAsync(0)
    expect(recorded).toHaveLength(1)
  })

  it('goes on with the others when a provider breaks, or one cannot be written', async () => {
    const { outbox, recorded } = fakeOutbox([
      sampleMessage('moved', { id: 'broken' }),
      sampleMessage('moved', { id: 'unwritten', appointment: null }),
      sampleMessage('moved', { id: 'good' }),
    ])
    const { mail, text } = providers()
    mail.send.mockRejectedValueOnce(new Error('ana@example.com could not be reached'))
    await sendDue({ outbox, mail, text, site })
    const byId = Object.fromEntries(
      recorded.map(({ id, outcome, error }) => [id, [outcome, error]]),
    )
    expect(byId).toEqual({
      broken: ['retry', 'provider_failed'],
      unwritten: ['failed', 'not_written'],
      good: ['sent', undefined],
    })
  })

  it('goes on when a result cannot be recorded: the lease ends by itself', async () => {
    const { outbox } = fakeOutbox(numbered(3))
    const { mail, text } = providers()
    outbox.finish.mockRejectedValueOnce(new Error('connection lost'))
    expect(await sendDue({ outbox, mail, text, site })).toMatchObject({ sent: 3 })
    expect(outbox.finish).toHaveBeenCalledTimes(3)
  })

  it('says that a provider is off', async () => {
    const { outbox, recorded } = fakeOutbox([sampleMessage('moved', { id: 'a' })])
    await sendDue({ outbox, mail: providerOff, text: providerOff, site })
    expect(recorded).toMatchObject([{ outcome: 'failed', error: 'not_configured' }])
  })

  it('leaves what is due to the next run when its time is over', async () => {
    const { outbox } = fakeOutbox(numbered(100))
    const { mail, text } = providers()
    mail.send.mockImplementation(async () => {
      vi.setSystemTime(Date.now() + 1_000)
      return sent
    })
    const result = await sendDue({ outbox, mail, text, site, longest: 10_000 })
    expect(result.sent).toBe(20)
  })

  it('fails when nothing can be claimed', async () => {
    const { outbox } = fakeOutbox([])
    outbox.claim.mockRejectedValue(new Error('down'))
    await expect(sendDue({ outbox, ...providers(), site })).rejects.toThrow('down')
  })
})
