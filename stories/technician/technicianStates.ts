import { fn, within } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { buildAppointment, buildTechnicianDay } from '@mocks/fixtures/technicianDay'
import type { Appointment } from '@/domain/technicianDay'
import type { KeptAction } from '@/domain/waitingActions'
import type { Answer } from '@/platform/records/recordsGateway'
import { nobody, sessionStateAtom } from '@/platform/session/sessionState'
import { technicianDayGatewayAtom } from '@/features/technician/gateway'
import type { WaitingAction } from '@/features/technician/state/actions'
import { technicianDayViewAtom, type DayView, type ShownDay } from '@/features/technician/state/day'
import { readKeptActionsAtom, technicianDeviceAtom } from '@/features/technician/state/device'
import { openedDialog } from '../openedDialog'

/** The day in sight; overrides say how this one differs. */
function buildShownDay(overrides: Partial<ShownDay> = {}): ShownDay {
  return { day: buildTechnicianDay(), waiting: [], keptAt: null, isOnline: true, ...overrides }
}

/** An action that the server has not taken; overrides say how this one differs. */
export function buildWaiting(overrides: Partial<WaitingAction> = {}): WaitingAction {
  return {
    key: '00000000-0000-4000-8000-000000000001',
    jobId: 'J-102',
    customer: 'Nora Castillo',
    kind: 'complete',
    takenAt: '2026-06-15T16:42:00Z',
    state: 'waiting',
    failure: null,
    ...overrides,
  }
}

/** A story's parameters: this view of the day. */
export function showing(view: DayView) {
  return { atoms: pins([technicianDayViewAtom, view]) }
}

/** A story's parameters: this day in sight. */
export function showingDay(overrides: Partial<ShownDay> = {}) {
  return showing({ status: 'ready', value: buildShownDay(overrides) })
}

/** A device in memory, that the technician is signed in on, and a server that takes everything. */
export function workingDevice(kept: readonly KeptAction[] = []) {
  let actions = [...kept]
  const device = {
    actions: async () => [...actions],
    add: fn(async (_userId: string, action: KeptAction) => {
      actions = [...actions, action]
    }),
    replace: fn(async () => {}),
    remove: fn(async (_userId: string, key: string) => {
      actions = actions.filter((action) => action.key !== key)
    }),
    day: async () => null,
    keepDay: async () => {},
    forgetDay: async () => {},
    onChange: () => () => {},
  }
  const taken = async (): Answer<Appointment> => ({ ok: true, value: buildAppointment() })
  const technicianDay = {
    read: async () => ({ ok: true as const, value: buildTechnicianDay() }),
    uploadPhoto: async () => ({ ok: true as const, value: null }),
    take: fn(taken),
    setOut: fn(taken),
    customerPhotos: async () => ({ ok: true as const, value: [] }),
    complete: fn(taken),
    reportIssue: fn(taken),
    report: async () => ({ ok: false as const, failure: { kind: 'missing' as const } }),
  }
  const user = { id: '00000000-0000-4000-8000-00000000000a', email: 'tara.nguyen@example.com' }
  return {
    device,
    technicianDay,
    atoms: pins(
      [sessionStateAtom, { ...nobody, isInitialized: true, user }],
      [technicianDeviceAtom, device],
      [technicianDayGatewayAtom, technicianDay],
      [readKeptActionsAtom, undefined],
    ),
  }
}

/** What is in the dialog that was just opened. */
export const inOpenedDialog = async (...asked: Parameters<typeof openedDialog>) =>
  within(await openedDialog(...asked))
