import { describe, expect, it, vi } from 'vitest'
import { buildCompletion, buildTechnicianDay } from '@mocks/fixtures/technicianDay'
import { keptDayOn } from '@/domain/waitingActions'
import { completeJobAtom, reportIssueAtom } from '@/features/technician/state/actions'
import { refreshDayAtom, technicianDayViewAtom } from '@/features/technician/state/day'
import { reportJobIdAtom, reportViewAtom } from '@/features/technician/state/report'
import { ana, eventually, portalScene, rest } from './portalScene'

const here = portalScene()

describe('the day in sight', () => {
  it('is fresh, then the copy with its time once the office cannot be asked, then fresh again', async () => {
    const phone = here.open()
    expect(await phone.until(() => true)).toMatchObject({ keptAt: null, isOnline: true })
    here.office.isReachable = false
    vi.setSystemTime(Date.now() + 3_600_000)
    await phone.store.set(refreshDayAtom)
    expect(await phone.until(({ isOnline }) => !isOnline)).toMatchObject({
      keptAt: '2026-06-15T17:00:00.000Z',
      day: { todaysJobs: 3 },
    })
    here.office.isReachable = true
    phone.wake('online')
    await phone.until(({ keptAt, isOnline }) => keptAt === null && isOnline)
  })

  it('without a copy and without the office is an error, and trying again shows it', async () => {
    here.office.isReachable = false
    const phone = here.open()
    const view = () => phone.store.get(technicianDayViewAtom)
    await eventually(() => view().status === 'error')
    expect(view()).toMatchObject({ failure: { kind: 'unavailable', reason: 'offline' } })
    here.office.isReachable = true
    void phone.store.set(refreshDayAtom)
    await phone.until(({ day }) => day.todaysJobs === 3)
  })

  it('of somebody whose right to it is gone is forbidden, and the copy is dropped', async () => {
    const phone = here.open()
    await phone.until(() => true)
    await eventually(() => vi.mocked(here.office.gateway.read).mock.calls.length > 0)
    vi.mocked(here.office.gateway.read).mockResolvedValue({
      ok: false,
      failure: { kind: 'forbidden' },
    })
    await phone.store.set(refreshDayAtom)
    await eventually(() => phone.store.get(technicianDayViewAtom).status === 'forbidden')
    await rest()
    expect(await here.device.day(ana)).toBeNull()
  })

  it('loses a job that cannot be completed, before the office has heard of it', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.isReachable = false
    const issue = { kind: 'weather' as const, note: 'Rain', photo: '', cannotComplete: true }
    await phone.store.set(reportIssueAtom, { jobId: 'J-102', issue })
    const { day, waiting } = await phone.until((shown) => shown.waiting.length === 1)
    expect(day).toMatchObject({ todaysJobs: 2, inProgress: 0 })
    expect(waiting[0]).toMatchObject({ customer: 'Nora Castillo' })
  })
})

describe('a kept day', () => {
  it('is tomorrow’s on the next day, and says nothing of later ones', () => {
    const day = buildTechnicianDay()
    expect(keptDayOn(day, '2026-06-15')).toBe(day)
    expect(keptDayOn(day, '2026-06-16')).toMatchObject({
      today: '2026-06-16',
      todaysJobs: 2,
      pending: 2,
      completed: 0,
      appointments: [{ id: 'J-110' }, { id: 'J-111' }],
      tomorrow: [],
    })
    expect(keptDayOn(day, '2026-06-17')).toBeNull()
    expect(keptDayOn(day, '2026-06-14')).toBeNull()
  })
})

describe('the service report', () => {
  it('of a completion that waits can be shown to the customer without a signal', async () => {
    const phone = here.open()
    await phone.until(() => true)
    here.office.isReachable = false
    const completion = buildCompletion({ cureMinutes: 90, workDone: 'Glass set' })
    await phone.store.set(completeJobAtom, { jobId: 'J-102', completion })
    phone.store.set(reportJobIdAtom, 'J-102')
    expect(phone.store.get(reportViewAtom)).toMatchObject({
      status: 'ready',
      value: {
        customer: 'Nora Castillo',
        technician: 'Tara Nguyen',
        workDone: 'Glass set',
        completedAt: '2026-06-15T17:00:00.000Z',
        safeToDriveAt: '2026-06-15T18:30:00.000Z',
      },
    })
  })
})
