import { describe, expect, it, vi } from 'vitest'
import { buildCompletion } from '@mocks/fixtures/technicianDay'
import type { BusinessFailure } from '@/domain/businessFailures'
import {
  completeJobAtom,
  discardActionAtom,
  lookedAtActionAtom,
  lookedAtKeyAtom,
  reportIssueAtom,
  setOutAtom,
  takeStepAtom,
  waitingCountAtom,
} from '@/features/technician/state/actions'
import { sendingDelays, sendWaitingAtom } from '@/features/technician/state/sending'
import { ana, ben, eventually, portalScene, rest } from './portalScene'

const here = portalScene()

const issue = { kind: 'weather' as const, note: 'Rain', photo: '', cannotComplete: false }
const done = () => here.office.done.map(({ verb, jobId }) => `${verb} ${jobId}`)
const cancelled: BusinessFailure = {
  kind: 'conflict',
  reason: 'cancelled',
  facts: { reason: 'Rain' },
}

/** Acts without a signal, a minute apart: J-103 is started, J-102 and J-103 are completed. */
async function actOffline(phone: ReturnType<typeof here.open>) {
  here.office.isReachable = false
  const acts = [
    () => phone.store.set(takeStepAtom, { jobId: 'J-103', step: 'start' }),
    () =>
      phone.store.set(completeJobAtom, {
        jobId: 'J-102',
        completion: buildCompletion({ signedBy: 'Nora' }),
      }),
    () =>
      phone.store.set(completeJobAtom, {
        jobId: 'J-103',
        completion: buildCompletion({ signedBy: 'Ines' }),
      }),
  ]
  for (const act of acts) {
    expect(await act()).toEqual({ ok: true, isSent: false })
    vi.setSystemTime(Date.now() + 60_000)
  }
}

describe('without a signal', () => {
  it('what is done shows at once, waits, and arrives once, in order, with the time at which it was done', async () => {
    const phone = here.open()
    await phone.until(({ day }) => day.completed === 1)
    await actOffline(phone)
    const shown = await phone.until(({ waiting }) => waiting.length === 3)
    expect(shown.day).toMatchObject({ todaysJobs: 3, completed: 3, inProgress: 0, pending: 0 })
    expect(shown.day.parts.at(-1)).toMatchObject({ partNumber: 'FW04210GTN', inStock: 7 })
    expect(shown.waiting).toMatchObject([
      { kind: 'start', customer: 'Ines Moreau', state: 'waiting' },
      { kind: 'complete', customer: 'Nora Castillo', takenAt: '2026-06-15T17:01:00.000Z' },
      { kind: 'complete', customer: 'Ines Moreau', takenAt: '2026-06-15T17:02:00.000Z' },
    ])
    expect(done()).toEqual([])

    here.office.isReachable = true
    phone.wake('online')
    await phone.until(({ waiting, day }) => waiting.length === 0 && day.completed === 3)
    expect(here.office.asked).toMatchObject([
      { verb: 'start', jobId: 'J-103', takenAt: '2026-06-15T17:00:00.000Z' },
      { verb: 'complete', takenAt: '2026-06-15T17:01:00.000Z', content: { signedBy: 'Nora' } },
      { verb: 'complete', takenAt: '2026-06-15T17:02:00.000Z', content: { signedBy: 'Ines' } },
    ])
  })

  it('says with each action what the clock shows while it is sent, also when it is sent again', async () => {
    const phone = here.open()
    await phone.until(({ day }) => day.completed === 1)
    here.office.isReachable = false
    await phone.store.set(takeStepAtom, { jobId: 'J-103', step: 'start' })
    await rest()
    here.office.isReachable = true
    here.office.trouble = () => ({ kind: 'unavailable', reason: 'server' })
    vi.setSystemTime(new Date('2026-06-15T18:30:00Z'))
    await phone.store.set(sendWaitingAtom)
    here.office.trouble = () => null
    vi.setSystemTime(new Date('2026-06-15T19:00:00Z'))
    await phone.store.set(sendWaitingAtom)
    expect(here.office.asked).toMatchObject([
      { takenAt: '2026-06-15T17:00:00.000Z', sentAt: '2026-06-15T18:30:00.000Z' },
      { takenAt: '2026-06-15T17:00:00.000Z', sentAt: '2026-06-15T19:00:00.000Z' },
    ])
  })

  it('whose session was ended keeps the day in sight, and what is done then is sent once they are back', async () => {
    const phone = here.open()
    await phone.until(({ day }) => day.completed === 1)
    phone.interrupt(ana)
    expect(phone.shown()?.day.completed).toBe(1)
    const completion = buildCompletion({ signedBy: 'Nora' })
    expect(await phone.store.set(completeJobAtom, { jobId: 'J-102', completion })).toEqual({
      ok: true,
      isSent: false,
    })
    await phone.until(({ waiting, day }) => waiting.length === 1 && day.completed === 2)
    await rest()
    expect(here.office.asked).toEqual([])

    phone.signIn(ana)
    await phone.store.set(sendWaitingAtom)
    await phone.until(({ waiting, day }) => waiting.length === 0 && day.completed === 2)
    expect(here.office.asked).toMatchObject([{ verb: 'complete', content: { signedBy: 'Nora' } }])
  })

  it('a page that is loaded again has the day and the actions, and sends them itself', async () => {
    const first = here.open()
    await first.until(({ day }) => day.completed === 1)
    await actOffline(first)
    first.leave()
    const second = here.open()
    const shown = await second.until(({ waiting }) => waiting.length === 3)
    expect(shown).toMatchObject({
      isOnline: false,
      keptAt: '2026-06-15T17:00:00.000Z',
      day: { completed: 3 },
    })
    here.office.isReachable = true
    await rest()
    await vi.advanceTimersByTimeAsync(sendingDelays[0])
    await second.until(({ waiting, keptAt }) => waiting.length === 0 && keptAt === null)
    expect(done()).toEqual(['start J-103', 'complete J-102', 'complete J-103'])
  })

  it('is tried again, more and more rarely, until the portal is left', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.isReachable = false
    const take = vi.spyOn(here.office.gateway, 'take')
    await phone.store.set(takeStepAtom, { jobId: 'J-103', step: 'confirm' })
    await eventually(() => take.mock.calls.length === 1)
    for (const [index, delay] of [...sendingDelays, 60_000].entries()) {
      await rest()
      await vi.advanceTimersByTimeAsync(delay - 1)
      expect(take).toHaveBeenCalledTimes(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      await eventually(() => take.mock.calls.length === index + 2)
    }
    await rest()
    phone.leave()
    const asked = take.mock.calls.length
    await vi.advanceTimersByTimeAsync(600_000)
    expect(take).toHaveBeenCalledTimes(asked)
  })
})

describe('on my way', () => {
  it('is shown and sent with its minutes; other minutes are news, the same are a second tap', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.isReachable = false
    await phone.store.set(setOutAtom, { jobId: 'J-103', minutes: 20 })
    await phone.store.set(setOutAtom, { jobId: 'J-103', minutes: 20 })
    await phone.store.set(setOutAtom, { jobId: 'J-103', minutes: 45 })
    const shown = await phone.until(({ waiting }) => waiting.length === 2)
    expect(shown.day.appointments.find(({ id }) => id === 'J-103')).toMatchObject({
      status: 'confirmed',
      onTheWayAt: '2026-06-15T17:00:00.000Z',
      onTheWayMinutes: 45,
    })
    here.office.isReachable = true
    await phone.store.set(sendWaitingAtom)
    await phone.until(({ waiting }) => waiting.length === 0)
    expect(here.office.done.map(({ verb, content }) => [verb, content])).toEqual([
      ['on_my_way', 20],
      ['on_my_way', 45],
    ])
  })
})

describe('exactly once', () => {
  it('an action whose answer was lost is sent again with its key', async () => {
    const phone = here.open()
    await phone.until(() => true)
    let isLost = true
    here.office.trouble = () => (isLost ? 'lost_answer' : null)
    await phone.store.set(completeJobAtom, { jobId: 'J-102', completion: buildCompletion() })
    await eventually(() => here.office.asked.length === 1)
    isLost = false
    phone.wake('online')
    await phone.until(({ waiting }) => waiting.length === 0)
    expect(here.office.asked).toHaveLength(2)
    expect(here.office.asked[1]?.key).toBe(here.office.asked[0]?.key)
    expect(done()).toEqual(['complete J-102'])
  })

  it('two tabs that wake together send each action once', async () => {
    const [one, two] = [here.open(), here.open()]
    await one.until(() => true)
    await two.until(() => true)
    await actOffline(one)
    here.office.isReachable = true
    await Promise.all([one.store.set(sendWaitingAtom), two.store.set(sendWaitingAtom)])
    expect(here.office.asked).toHaveLength(3)
    await two.until(({ waiting, day }) => waiting.length === 0 && day.completed === 3)
  })

  it('a second tap on the same step is no second action; a second issue is', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.isReachable = false
    const step = { jobId: 'J-103', step: 'confirm' as const }
    const taps = [phone.store.set(takeStepAtom, step), phone.store.set(takeStepAtom, step)]
    expect(await Promise.all(taps)).toEqual([
      { ok: true, isSent: false },
      { ok: true, isSent: false },
    ])
    await phone.store.set(reportIssueAtom, { jobId: 'J-103', issue })
    await phone.store.set(reportIssueAtom, { jobId: 'J-103', issue })
    const shown = await phone.until(({ waiting }) => waiting.length === 3)
    expect(shown.day.appointments[2]).toMatchObject({ status: 'confirmed', openIssues: 2 })
  })
})

describe('an action that is refused', () => {
  it('stays with all that was written, in sight, while the others go on; only the person drops it', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.trouble = ({ jobId }) => (jobId === 'J-102' ? cancelled : null)
    await actOffline(phone)
    here.office.isReachable = true
    phone.wake('online')
    const shown = await phone.until(({ waiting }) => waiting.length === 1)
    expect(done()).toEqual(['start J-103', 'complete J-103'])
    expect(shown.waiting).toMatchObject([{ state: 'refused', jobId: 'J-102', failure: cancelled }])
    // It has not happened: the job is as the office has it.
    expect(shown.day).toMatchObject({ completed: 2, inProgress: 1 })

    // Not by time, nor by trying again, nor by another start of the page.
    phone.wake('online')
    await phone.store.set(sendWaitingAtom)
    const later = here.open()
    const { waiting } = await later.until((day) => day.waiting.length === 1)
    const key = waiting[0]?.key ?? ''
    later.store.set(lookedAtKeyAtom, key)
    expect(later.store.get(lookedAtActionAtom)?.action).toMatchObject({
      kind: 'complete',
      completion: { signedBy: 'Nora' },
    })
    expect(here.office.asked).toHaveLength(3)

    await later.store.set(discardActionAtom, key)
    expect(later.store.get(waitingCountAtom)).toBe(0)
    expect(await here.device.actions(ana)).toEqual([])
  })

  it.each<BusinessFailure>([
    { kind: 'conflict', reason: 'reassigned', facts: {} },
    { kind: 'invalid', errors: [{ field: 'partNumber', problem: 'not_offered' }] },
    { kind: 'missing' },
    { kind: 'forbidden' },
  ])('is kept also when the answer is $kind', async (failure) => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.trouble = () => failure
    await phone.store.set(completeJobAtom, { jobId: 'J-102', completion: buildCompletion() })
    const { waiting } = await phone.until((day) => day.waiting[0]?.state === 'refused')
    expect(waiting[0]?.failure).toEqual(failure)
  })
})

describe('trouble that may pass', () => {
  it('a session that is over keeps everything waiting; the next one sends it', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.trouble = () => ({ kind: 'signed_out' })
    await phone.store.set(takeStepAtom, { jobId: 'J-103', step: 'confirm' })
    const { waiting } = await phone.until(
      (day) => day.waiting[0]?.failure !== null && day.waiting.length === 1,
    )
    expect(waiting[0]).toMatchObject({ state: 'waiting', failure: { kind: 'signed_out' } })
    phone.leave()
    phone.signIn(null)
    expect(phone.store.get(waitingCountAtom)).toBe(0)

    here.office.trouble = () => null
    const again = here.open()
    await again.until(
      (day) => day.waiting.length === 0 && day.day.appointments[2]?.status === 'confirmed',
    )
    expect(done()).toEqual(['confirm J-103'])
  })

  it('a server that fails at one job does not hold up the others for ever', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.trouble = ({ jobId }) =>
      jobId === 'J-103' ? { kind: 'unavailable', reason: 'server' } : null
    await actOffline(phone)
    here.office.isReachable = true
    for (let round = 0; round < 3; round += 1) await phone.store.set(sendWaitingAtom)
    const asked = here.office.asked.map(({ jobId }) => jobId)
    expect(asked.slice(0, 4)).toEqual(['J-103', 'J-103', 'J-103', 'J-102'])
    expect(done()).toEqual(['complete J-102'])
    here.office.trouble = () => null
    await phone.store.set(sendWaitingAtom)
    expect(done()).toEqual(['complete J-102', 'start J-103', 'complete J-103'])
  })
})

describe('a device that keeps nothing', () => {
  const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))
  const complete = { jobId: 'J-102', completion: buildCompletion({ signedBy: 'Nora' }) }

  it('has what is done sent at once, and shows the answer', async () => {
    const phone = here.open()
    await phone.until(() => true)
    vi.spyOn(here.device, 'add').mockImplementation(full)
    vi.spyOn(here.device, 'actions').mockImplementation(full)
    expect(await phone.store.set(completeJobAtom, complete)).toEqual({ ok: true, isSent: true })
    expect(done()).toEqual(['complete J-102'])
    expect(phone.shown()?.day.completed).toBe(2)
  })

  it('sends it again under the same key when the answer was lost, and done once it is', async () => {
    const phone = here.open()
    await phone.until(() => true)
    vi.spyOn(here.device, 'add').mockImplementation(full)
    here.office.trouble = () => 'lost_answer'
    expect(await phone.store.set(completeJobAtom, complete)).toEqual({
      ok: false,
      failure: { kind: 'unavailable', reason: 'no_answer' },
    })
    expect(await phone.store.set(completeJobAtom, complete)).toEqual({ ok: true, isSent: true })
    expect(here.office.asked).toHaveLength(2)
    expect(done()).toEqual(['complete J-102'])
  })

  it('sends what was written differently under a key of its own', async () => {
    const phone = here.open()
    await phone.until(() => true)
    vi.spyOn(here.device, 'add').mockImplementation(full)
    here.office.trouble = () => ({ kind: 'unavailable', reason: 'server' })
    await phone.store.set(reportIssueAtom, { jobId: 'J-103', issue })
    await phone.store.set(reportIssueAtom, { jobId: 'J-103', issue: { ...issue, note: 'Hail' } })
    expect(new Set(here.office.asked.map(({ key }) => key)).size).toBe(2)
  })

  it('takes a second tap for one, and what is written again later for another', async () => {
    const phone = here.open()
    await phone.until(() => true)
    vi.spyOn(here.device, 'add').mockImplementation(full)
    const step = { jobId: 'J-103', step: 'confirm' as const }
    const taps = [phone.store.set(takeStepAtom, step), phone.store.set(takeStepAtom, step)]
    const sent = { ok: true, isSent: true }
    expect(await Promise.all(taps)).toEqual([sent, sent])
    expect(done()).toEqual(['confirm J-103'])
    await phone.store.set(reportIssueAtom, { jobId: 'J-103', issue })
    await phone.store.set(reportIssueAtom, { jobId: 'J-103', issue })
    expect(done()).toEqual(['confirm J-103', 'issue J-103', 'issue J-103'])
  })

  it('says so without a signal, and leaves nothing that is sent behind the back', async () => {
    const phone = here.open()
    await phone.until(() => true)
    vi.spyOn(here.device, 'add').mockImplementation(full)
    here.office.isReachable = false
    expect(await phone.store.set(completeJobAtom, complete)).toEqual({
      ok: false,
      failure: { kind: 'unavailable', reason: 'offline' },
    })
    here.office.isReachable = true
    phone.wake('online')
    await rest()
    expect(done()).toEqual([])
    expect(phone.shown()?.day.completed).toBe(1)
  })

  it('sends what it has kept of the same job before', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.isReachable = false
    await phone.store.set(takeStepAtom, { jobId: 'J-103', step: 'start' })
    vi.spyOn(here.device, 'add').mockImplementation(full)
    const second = { ...complete, jobId: 'J-103' }
    expect(await phone.store.set(completeJobAtom, second)).toMatchObject({ ok: false })
    here.office.isReachable = true
    expect(await phone.store.set(completeJobAtom, second)).toEqual({ ok: true, isSent: true })
    expect(done()).toEqual(['start J-103', 'complete J-103'])
  })

  it('says so without IndexedDB', async () => {
    const phone = here.open()
    await phone.until(() => true)
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    const { createTechnicianDevice } = await import('@/features/technician/device')
    const blocked = createTechnicianDevice(() => null)
    await expect(blocked.actions(ana)).rejects.toThrow('Blocked')
  })
})

describe('two people on one device', () => {
  it("never see or send each other's actions", async () => {
    const anas = here.open()
    await anas.until(() => true)
    await actOffline(anas)
    anas.leave()
    anas.signIn(null)
    here.office.isReachable = true
    const bens = here.open(ben)
    expect((await bens.until(() => true)).waiting).toEqual([])
    await bens.store.set(sendWaitingAtom)
    expect(here.office.asked).toEqual([])
    expect(await here.device.actions(ana)).toHaveLength(3)
  })

  it('an answer that comes when somebody else has signed in leaves the action waiting', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.trouble = () => {
      phone.signIn(ben)
      return { kind: 'conflict', reason: 'reassigned', facts: {} }
    }
    await phone.store.set(takeStepAtom, { jobId: 'J-103', step: 'confirm' })
    await eventually(() => here.office.asked.length === 1)
    await phone.store.set(sendWaitingAtom)
    expect(await here.device.actions(ana)).toMatchObject([{ failure: null }])
  })
})
