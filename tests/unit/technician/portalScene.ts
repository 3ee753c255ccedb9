import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { notifyManager } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { afterEach, beforeEach, vi } from 'vitest'
import { buildTechnicianDay } from '@mocks/fixtures/technicianDay'
import type { TechnicianDayGateway } from '@/features/technician/gateway'
import { createTechnicianDevice } from '@/features/technician/device'
import { createTabsGateway } from '@/platform/session/tabs'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Appointment, TechnicianDay } from '@/domain/technicianDay'
import { dayWithAnswer } from '@/domain/waitingActions'
import { technicianDayGatewayAtom } from '@/features/technician/gateway'
import { gatewaysAtom } from '@/platform/session/gateways'
import { nobody, sessionStateAtom } from '@/platform/session/sessionState'
import { technicianDayViewAtom, type ShownDay } from '@/features/technician/state/day'
import { technicianDeviceAtom } from '@/features/technician/state/device'
import { openPortalAtom } from '@/features/technician/state/sending'
import { createBrowser } from '../state/support/browser'

const now = '2026-06-15T17:00:00Z'
export const ana = '00000000-0000-4000-8000-00000000000a'
export const ben = '00000000-0000-4000-8000-00000000000b'
const offline: BusinessFailure = { kind: 'unavailable', reason: 'offline' }

/** An action as it reached the office. */
type Arrival = {
  verb: string
  jobId: string
  key: string
  takenAt: string
  sentAt: string
  content: unknown
}

type Trouble = (arrival: Arrival) => BusinessFailure | 'lost_answer' | null

/** What a look answers once it is true; the clock stands still meanwhile. */
export async function eventually<Found>(look: () => Found | false): Promise<Found> {
  for (let round = 0; round < 2000; round += 1) {
    const found = look()
    if (found) return found
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((come) => setImmediate(come))
  }
  throw new Error(`It never came about: ${look.toString()}`)
}

/** Lets storage and promises come to rest; the clock stands still meanwhile. */
export async function rest() {
  let rounds = 0
  await eventually(() => (rounds += 1) > 60)
}

/** The office, as far as technicians ask it: each key is done once, whatever is asked how often. */
function createOffice() {
  const answers = new Map<string, Appointment>()
  const office = {
    isReachable: true,
    day: buildTechnicianDay() as TechnicianDay,
    /** What goes wrong with an action; null when nothing does. */
    trouble: (() => null) as Trouble,
    /** Actions that were done, in order. */
    done: [] as Arrival[],
    /** Everything that was asked, also again. */
    asked: [] as Arrival[],
    /** Photos that arrived, by the path of their file: how often each was sent, and its content. */
    photos: new Map<string, { sent: number; photo: string }>(),
    /** What goes wrong with an upload; null when nothing does. */
    photoTrouble: (() => null) as (path: string) => BusinessFailure | 'lost_answer' | null,
    gateway: {} as TechnicianDayGateway,
  }
  const fail = (failure: BusinessFailure) => ({ ok: false as const, failure })

  async function act(arrival: Arrival, change: (known: Appointment) => Appointment) {
    await new Promise((come) => setImmediate(come))
    if (!office.isReachable) return fail(offline)
    office.asked.push(arrival)
    const known = answers.get(arrival.key)
    if (known) return { ok: true as const, value: known }
    const trouble = office.trouble(arrival)
    if (trouble && trouble !== 'lost_answer') return fail(trouble)
    const job = office.day.appointments.find(({ id }) => id === arrival.jobId)
    if (!job) return fail({ kind: 'conflict', reason: 'reassigned', facts: {} })
    const answer = change(job)
    answers.set(arrival.key, answer)
    office.done.push(arrival)
    office.day = dayWithAnswer(office.day, answer)
    return trouble
      ? fail({ kind: 'unavailable', reason: 'no_answer' })
      : { ok: true as const, value: answer }
  }

  office.gateway = {
    read: vi.fn(async () =>
      office.isReachable ? { ok: true as const, value: office.day } : fail(offline),
    ),
    take: (jobId, step, { idempotencyKey: key, takenAt, sentAt }) =>
      act({ verb: step, jobId, key, takenAt, sentAt, content: null }, (job) => ({
        ...job,
        status: step === 'start' ? 'in-progress' : 'confirmed',
        jobStatus: step === 'start' ? 'In Progress' : 'Assigned',
      })),
    setOut: (jobId, minutes, { idempotencyKey: key, takenAt, sentAt }) =>
      act({ verb: 'on_my_way', jobId, key, takenAt, sentAt, content: minutes }, (job) => ({
        ...job,
        status: 'confirmed',
        onTheWayAt: takenAt,
        onTheWayMinutes: minutes,
      })),
    customerPhotos: async () => ({ ok: true, value: [] }),
    complete: (jobId, content, { idempotencyKey: key, takenAt, sentAt }) =>
      act({ verb: 'complete', jobId, key, takenAt, sentAt, content }, (job) => ({
        ...job,
        status: 'completed',
        jobStatus: 'Completed',
        hasReport: true,
      })),
    reportIssue: (jobId, content, { idempotencyKey: key, takenAt, sentAt }) =>
      act({ verb: 'issue', jobId, key, takenAt, sentAt, content }, (job) => ({
        ...job,
        openIssues: job.openIssues + 1,
      })),
    uploadPhoto: async (path, photo) => {
      await new Promise((come) => setImmediate(come))
      if (!office.isReachable) return fail(offline)
      const trouble = office.photoTrouble(path)
      if (trouble && trouble !== 'lost_answer') return fail(trouble)
      office.photos.set(path, { sent: (office.photos.get(path)?.sent ?? 0) + 1, photo })
      return trouble
        ? fail({ kind: 'unavailable', reason: 'no_answer' })
        : { ok: true, value: null }
    },
    report: async () => fail({ kind: 'missing' }),
  }
  return office
}

/** A fresh device and office for each test, at 10 in the morning. Storage and promises run in real time. */
export function portalScene() {
  const here = {
    office: createOffice(),
    browser: createBrowser(),
    device: createTechnicianDevice(() => null),
    /** Opens the portal in a tab of the device. */
    open(user: string | null = ana) {
      const tab = here.browser.openTab()
      const store = createStore()
      store.set(gatewaysAtom, {
        ...store.get(gatewaysAtom),
        tabs: createTabsGateway(() => tab.browser),
      })
      store.set(technicianDayGatewayAtom, here.office.gateway)
      store.set(technicianDeviceAtom, here.device)
      const signIn = (id: string | null) =>
        store.set(sessionStateAtom, {
          ...nobody,
          isInitialized: true,
          user: id ? { id, email: null } : null,
          profile: id
            ? { id, role: 'technician', first_name: 'Ana', last_name: null, updated_at: now }
            : null,
          profileStatus: id ? 'ready' : 'none',
        })
      signIn(user)
      stops.push(store.sub(technicianDayViewAtom, () => {}))
      const leave = store.set(openPortalAtom)
      stops.push(leave)
      return {
        store,
        signIn,
        /** The session is ended for the person, whose page stays. */
        interrupt: (id: string) => {
          const { profile } = store.get(sessionStateAtom)
          store.set(sessionStateAtom, {
            ...nobody,
            isInitialized: true,
            signedOutReason: 'ended',
            interrupted: { user: { id, email: null }, profile },
          })
        },
        leave,
        wake: tab.wake,
        shown: () => {
          const view = store.get(technicianDayViewAtom)
          return view.status === 'ready' ? view.value : null
        },
        /** The day once it fulfils a condition. */
        until: (condition: (shown: ShownDay) => boolean) =>
          eventually(() => {
            const view = store.get(technicianDayViewAtom)
            return view.status === 'ready' && condition(view.value) && view.value
          }),
      }
    },
  }
  let stops: (() => void)[] = []

  beforeEach(() => {
    vi.useFakeTimers({
      now: new Date(now),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
    })
    globalThis.indexedDB = new IDBFactory()
    notifyManager.setScheduler((tell) => setImmediate(tell))
    here.office = createOffice()
    here.browser = createBrowser()
    here.device = createTechnicianDevice(() => null)
  })
  afterEach(() => {
    stops.forEach((stop) => stop())
    stops = []
    vi.useRealTimers()
  })
  return here
}
