import { describe, expect, it, vi } from 'vitest'
import { buildCompletion } from '@mocks/fixtures/technicianDay'
import { completeJobAtom, reportIssueAtom } from '@/features/technician/state/actions'
import { sendWaitingAtom } from '@/features/technician/state/sending'
import { ana, eventually, portalScene, rest } from './portalScene'

const here = portalScene()

const photos = ['data:image/jpeg;base64,AAAA', 'data:image/png;base64,BBBB']
const completion = buildCompletion({ photos })
const issue = {
  kind: 'weather' as const,
  note: 'Rain',
  photo: photos[0] ?? '',
  cannotComplete: false,
}

/** Completes J-102 and answers its key and the paths of its photos once the action is safe on the phone. */
async function complete(phone: ReturnType<typeof here.open>) {
  await phone.store.set(completeJobAtom, { jobId: 'J-102', completion })
  // The first attempt, which it makes by itself, is over.
  await rest()
  const [kept] = await here.device.actions(ana)
  const key = kept?.key ?? ''
  return { key, paths: [`J-102/${key}-1.jpg`, `J-102/${key}-2.png`] }
}

const isSent = () => here.office.done.length === 1

/** A portal whose phone has no signal yet. */
async function offlinePhone() {
  const phone = here.open()
  await phone.until(() => true)
  here.office.isReachable = false
  return phone
}

async function signal(phone: ReturnType<typeof here.open>) {
  here.office.isReachable = true
  await phone.store.set(sendWaitingAtom)
}

describe('photos of a queued action', () => {
  it('arrive before it, and it names their files', async () => {
    const phone = await offlinePhone()
    const { paths } = await complete(phone)
    here.office.trouble = () => {
      expect([...here.office.photos.keys()]).toEqual(paths)
      return null
    }
    await signal(phone)
    await eventually(isSent)
    expect(here.office.done[0]?.content).toMatchObject({ photos: paths })
    expect([...here.office.photos.values()].map(({ photo }) => photo)).toEqual(photos)
    expect(await here.device.actions(ana)).toEqual([])
  })

  it('of an issue arrive as well', async () => {
    const phone = await offlinePhone()
    await phone.store.set(reportIssueAtom, { jobId: 'J-102', issue })
    await rest()
    await signal(phone)
    await eventually(isSent)
    const [path] = here.office.photos.keys()
    expect(here.office.done[0]?.content).toMatchObject({ note: 'Rain', photo: path })
  })

  it('one that fails is sent again, those that have arrived are not, and nothing is lost', async () => {
    const phone = await offlinePhone()
    const { key, paths } = await complete(phone)
    let failing = true
    here.office.photoTrouble = (path) =>
      failing && path === paths[1] ? { kind: 'unavailable', reason: 'server' } : null
    await signal(phone)
    expect(here.office.asked).toEqual([])
    expect(await here.device.actions(ana)).toMatchObject([
      { key, failure: null, action: { completion: { photos } } },
    ])

    failing = false
    // Also by a page that was loaded again.
    phone.leave()
    const again = here.open()
    await again.store.set(sendWaitingAtom)
    await eventually(isSent)
    expect([...here.office.photos.values()].map(({ sent }) => sent)).toEqual([1, 1])
    expect(here.office.asked).toHaveLength(1)
  })

  it('one whose answer was lost is sent to the same place', async () => {
    const phone = await offlinePhone()
    await complete(phone)
    let isLost = true
    here.office.photoTrouble = () => (isLost ? 'lost_answer' : null)
    await signal(phone)
    isLost = false
    await phone.store.set(sendWaitingAtom)
    await eventually(isSent)
    expect([...here.office.photos.values()].map(({ sent }) => sent)).toEqual([2, 1])
  })

  it('are not sent again when only the answer of the action was lost', async () => {
    const phone = await offlinePhone()
    await complete(phone)
    let isLost = true
    here.office.trouble = () => (isLost ? 'lost_answer' : null)
    await signal(phone)
    isLost = false
    await phone.store.set(sendWaitingAtom)
    expect(here.office.asked).toHaveLength(2)
    expect([...here.office.photos.values()].map(({ sent }) => sent)).toEqual([1, 1])
  })

  it('that may not be uploaded are no end: the answer of the action tells why', async () => {
    const phone = await offlinePhone()
    await complete(phone)
    here.office.photoTrouble = () => ({ kind: 'forbidden' })
    here.office.trouble = () => ({ kind: 'signed_out' })
    await signal(phone)
    expect(await here.device.actions(ana)).toMatchObject([{ failure: null }])
    const reassigned = { kind: 'conflict', reason: 'reassigned', facts: {} } as const
    here.office.trouble = () => reassigned
    await phone.store.set(sendWaitingAtom)
    expect(await here.device.actions(ana)).toMatchObject([
      { failure: reassigned, action: { completion: { photos } } },
    ])
  })

  it('that have gone from the server are sent again', async () => {
    const phone = await offlinePhone()
    await complete(phone)
    here.office.trouble = () => ({ kind: 'conflict', reason: 'photos_missing', facts: {} })
    await signal(phone)
    expect(await here.device.actions(ana)).toMatchObject([{ failure: null }])
    here.office.trouble = () => null
    await phone.store.set(sendWaitingAtom)
    await eventually(isSent)
    expect([...here.office.photos.values()].map(({ sent }) => sent)).toEqual([2, 2])
  })

  it('are sent although the phone has no room to note what has arrived', async () => {
    const phone = await offlinePhone()
    await complete(phone)
    vi.spyOn(here.device, 'replace').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
    await signal(phone)
    await eventually(isSent)
    expect(here.office.photos.size).toBe(2)
  })
})
