import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildMyAppointment, sampleLink } from '@mocks/fixtures/appointments'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { MyAppointment } from '@/domain/myAppointment'
import { appointmentGatewayAtom, type AppointmentGateway } from '@/features/appointment/gateway'
import {
  addPhotosAtom,
  cancelAtom,
  moveAtom,
  ownPhotosAtom,
  saveNotesAtom,
} from '@/features/appointment/state/changes'
import {
  accountViewAtom,
  appointmentViewAtom,
  linkAtom,
} from '@/features/appointment/state/readings'

const access = { link: sampleLink }
const appointment = buildMyAppointment({ date: '2026-06-17' })
const friday = { date: '2026-06-19', timeFrame: '2:00 PM - 4:00 PM' } as const

const done = <Value>(value: Value) => ({ ok: true as const, value })
const refused = (failure: BusinessFailure) => async () => ({ ok: false as const, failure })

let store: ReturnType<typeof createStore>
let calls: string[]

/** A page that shows the appointment, over a server that answers as told. */
function open(answers: Partial<AppointmentGateway>) {
  const unasked = (name: string) => async () => {
    calls.push(name)
    return done(null)
  }
  const server: AppointmentGateway = {
    read: unasked('read'),
    mine: async () => done([]),
    timeFrames: async () => done([]),
    move: unasked('move'),
    cancel: unasked('cancel'),
    change: unasked('change'),
    setTexts: unasked('setTexts'),
    addPhoto: unasked('addPhoto'),
    removePhoto: unasked('removePhoto'),
    photoAddresses: async (paths) => paths.map(() => null),
    ...answers,
  }
  store.set(appointmentGatewayAtom, server)
  store.set(linkAtom, sampleLink)
  store.set(appointmentViewAtom, { status: 'ready', value: appointment })
}

beforeEach(() => {
  store = createStore()
  calls = []
})

const shown = () => store.get(appointmentViewAtom)

describe('a change of an appointment', () => {
  it('is shown as the server answers it, in the version that was seen', async () => {
    const seen: number[] = []
    open({
      move: async (_access, version, slot) => {
        seen.push(version)
        return done({ ...appointment, ...slot, version: 2 })
      },
    })
    const outcome = await store.set(moveAtom, { access, appointment }, friday)
    expect(outcome.ok).toBe(true)
    expect(seen).toEqual([1])
    expect(shown()).toMatchObject({ status: 'ready', value: { ...friday, version: 2 } })
  })

  it.each<[string, BusinessFailure]>([
    ['changed by somebody else', { kind: 'stale', version: 2, keys: [] }],
    ['too late', { kind: 'conflict', reason: 'wrong_state', facts: { state: 'on_the_way' } }],
  ])('that is %s reads what holds now', async (_, failure) => {
    const now: MyAppointment = { ...appointment, version: 2, date: '2026-06-18' }
    open({ move: refused(failure), read: async () => done(now) })
    const outcome = await store.set(moveAtom, { access, appointment }, friday)
    expect(outcome).toEqual({ ok: false, failure })
    expect(shown()).toEqual({ status: 'ready', value: now })
  })

  it('that meets a full frame leaves the appointment as it is, unread', async () => {
    const failure: BusinessFailure = { kind: 'conflict', reason: 'slot_taken', facts: {} }
    open({ move: refused(failure) })
    await store.set(moveAtom, { access, appointment }, friday)
    expect(shown()).toEqual({ status: 'ready', value: appointment })
    expect(calls).toEqual([])
  })

  it('by a link that has ended meanwhile shows that it leads nowhere', async () => {
    open({ cancel: async () => done(null) })
    const outcome = await store.set(cancelAtom, { access, appointment }, '')
    expect(outcome).toEqual({ ok: false, failure: { kind: 'missing' } })
    expect(shown()).toEqual({ status: 'empty' })
  })

  it('of one in the list of an account changes that one alone', async () => {
    const other = buildMyAppointment({ id: 'a9000000-0000-4000-8000-000000000002' })
    open({ change: async (_access, notes) => done({ ...appointment, ...notes }) })
    store.set(accountViewAtom, { status: 'ready', value: [appointment, other] })
    const notes = { accessNote: 'Code 4410', customerNote: '' }
    await store.set(saveNotesAtom, { appointment: appointment.id }, notes)
    expect(store.get(accountViewAtom)).toEqual({
      status: 'ready',
      value: [{ ...appointment, ...notes }, other],
    })
  })
})

describe('photos', () => {
  it('are kept one after another, and shown from this page’s memory', async () => {
    const paths: string[] = []
    open({
      addPhoto: async (_access, photo) => {
        paths.push(`appointments/a/${photo}.jpg`)
        return done(paths.at(-1) ?? null)
      },
      read: async () => done({ ...appointment, photos: paths.map((path) => ({ path })) }),
    })
    await store.set(addPhotosAtom, access, ['one', 'two'])
    expect(store.get(ownPhotosAtom)).toEqual({
      'appointments/a/one.jpg': 'one',
      'appointments/a/two.jpg': 'two',
    })
    expect(shown()).toMatchObject({ value: { photos: paths.map((path) => ({ path })) } })
  })

  it('that fail are told, and those before stay', async () => {
    const failure: BusinessFailure = { kind: 'unavailable', reason: 'offline' }
    let asked = 0
    open({
      addPhoto: async () => {
        asked += 1
        return asked === 1 ? done('appointments/a/1.jpg') : { ok: false, failure }
      },
      read: async () => done({ ...appointment, photos: [{ path: 'appointments/a/1.jpg' }] }),
    })
    const outcome = await store.set(addPhotosAtom, access, ['one', 'two', 'three'])
    expect(outcome).toEqual({ ok: false, failure })
    expect(asked).toBe(2)
    expect(shown()).toMatchObject({ value: { photos: [{ path: 'appointments/a/1.jpg' }] } })
  })
})
