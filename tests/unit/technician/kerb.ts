import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { notifyManager } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { afterEach, beforeEach, vi } from 'vitest'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { buildTechnicianDay } from '@mocks/fixtures/technicianDay'
import type { TechnicianDayGateway } from '@/data/technicianDayGateway'
import { createTechnicianDevice } from '@/data/technicianDevice'
import { createTabsGateway } from '@/data/tabs'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Appointment, TechnicianDay } from '@/domain/technicianDay'
import { dayWithAnswer } from '@/domain/waitingActions'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import { gatewaysAtom } from '@/state/gateways'
import { nobody, sessionStateAtom } from '@/state/sessionState'
import { technicianDayViewAtom, type ShownDay } from '@/state/technician/day'
import { technicianDeviceAtom } from '@/state/technician/device'
import { openPortalAtom } from '@/state/technician/sending'
import { createBrowser } from '../state/support/browser'

export const now = '2026-06-15T17:00:00Z'
export const ana = '00000000-0000-4000-8000-00000000000a'
export const ben = '00000000-0000-4000-8000-00000000000b'
export const offline: BusinessFailure = { kind: 'unavailable', reason: 'offline' }

/** An action as it reached the office. */
export type Arrival = {
  verb: string
  jobId: string
  key: string
  takenAt: string
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
export function createOffice() {
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
    take: (jobId, step, { idempotencyKey: key, takenAt }) =>
      act({ verb: step, jobId, key, takenAt, content: null }, (job) => ({
        ...job,
        status: step === 'start' ? 'in-progress' : 'confirmed',
        jobStatus: step === 'start' ? 'In Progress' : 'Assigned',
      })),
    complete: (jobId, content, { idempotencyKey: key, takenAt }) =>
      act({ verb: 'complete', jobId, key, takenAt, content }, (job) => ({
        ...job,
        status: 'completed',
        jobStatus: 'Completed',
        hasReport: true,
      })),
    reportIssue: (jobId, content, { idempotencyKey: key, takenAt }) =>
      act({ verb: 'issue', jobId, key, takenAt, content }, (job) => ({
        ...job,
        openIssues: job.openIssues + 1,
      })),
    report: async () => fail({ kind: 'missing' }),
  }
  return office
}

/** A fresh device and office for each test, at 10 in the morning. Storage and promises run in real time. */
export function kerb() {
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
      store.set(businessGatewaysAtom, memoryBusiness({ technicianDay: here.office.gateway }))
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
