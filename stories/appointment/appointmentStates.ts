import { fn } from 'storybook/test'
import { buildMyAppointment, sampleLink } from '@mocks/fixtures/appointments'
import { withTexts, type TextKind } from '@mocks/fixtures/variants'
import { buildDayAvailability, buildFrameAvailability } from '@mocks/fixtures/quotes'
import { groupByDay, timeFrames } from '@/domain/appointments'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Fields } from '@/domain/fields'
import { jobFields } from '@/domain/jobs'
import { longestAppointmentNote, type MyAppointment } from '@/domain/myAppointment'
import { quoteDraftFields } from '@/domain/quoteFields'
import { addDays } from '@/domain/businessTime'
import { appointmentGatewayAtom, type AppointmentGateway } from '@/features/appointment/gateway'
import { freeTimesViewAtom, type FreeTimesView } from '@/features/appointment/state/freeTimes'
import {
  accountViewAtom,
  appointmentViewAtom,
  linkAtom,
  type AccountView,
  type AppointmentView,
} from '@/features/appointment/state/readings'
import { pins } from '../../.storybook/pins'
import '../patience'

/** The Wednesday after the day on which every story plays: when the usual appointment is. */
export const wednesday = '2026-06-17'

/** A failure as a gateway answers it. */
export const failed = (failure: BusinessFailure) => async () => ({ ok: false as const, failure })

const done = <Value>(value: Value) => ({ ok: true as const, value })

const note = { kind: 'long', maxLength: longestAppointmentNote } as const

/** What people wrote, of all that an appointment shows to its customer. */
const writtenFields: Fields = {
  firstName: quoteDraftFields.firstName,
  lastName: quoteDraftFields.lastName,
  vehicle: jobFields.vehicle,
  address: quoteDraftFields.address,
  technician: quoteDraftFields.firstName,
  accessNote: note,
  customerNote: note,
}

/** An appointment with all texts that people write in the form that is asked for, or as they are. */
export function appointmentWithTexts(
  appointment: MyAppointment,
  texts: TextKind | null,
): MyAppointment {
  return texts ? withTexts(appointment, writtenFields, texts) : appointment
}

/** A server that takes everything, over one appointment; overrides say what it answers otherwise. */
function appointmentServer(
  appointment: MyAppointment,
  overrides: Partial<AppointmentGateway> = {},
): AppointmentGateway {
  let now = appointment
  const change = (changes: Partial<MyAppointment>) => {
    now = { ...now, ...changes }
    return done(now)
  }
  return {
    read: async () => done(now),
    mine: async () => done([now]),
    timeFrames: async () => done([]),
    move: fn<AppointmentGateway['move']>(async (_access, version, slot) =>
      change({ ...slot, version: version + 1 }),
    ),
    cancel: fn<AppointmentGateway['cancel']>(async (_access, version, cancelReason) =>
      change({
        state: 'cancelled',
        cancelledBy: 'customer',
        cancelReason,
        version: version + 1,
        mayMove: false,
        mayCancel: false,
        mayEdit: false,
      }),
    ),
    change: fn<AppointmentGateway['change']>(async (_access, notes) => change(notes)),
    setTexts: fn<AppointmentGateway['setTexts']>(async (_access, textsWanted) =>
      change({ textsWanted }),
    ),
    addPhoto: fn<AppointmentGateway['addPhoto']>(async () => {
      const path = `appointments/${now.id}/${now.photos.length + 1}.jpg`
      change({ photos: [...now.photos, { path }], photosLeft: now.photosLeft - 1 })
      return done(path)
    }),
    removePhoto: fn<AppointmentGateway['removePhoto']>(async (_access, path) =>
      change({
        photos: now.photos.filter((photo) => photo.path !== path),
        photosLeft: now.photosLeft + 1,
      }),
    ),
    photoAddresses: async (paths) => paths.map(() => null),
    ...overrides,
  }
}

/** Two weeks of free times: mostly all five, one day with a last seat, one with a single time. */
export const freeTimes = {
  status: 'ready',
  taken: null,
  days: groupByDay(
    Array.from({ length: 14 }, (_, index) => addDays('2026-06-15', index + 1)).flatMap((date) => {
      if (date === '2026-06-18') return [buildFrameAvailability({ date, timeFrame: timeFrames[2] })]
      return buildDayAvailability(date, date === '2026-06-19' ? 1 : 3)
    }),
  ),
} satisfies FreeTimesView

/** A story's parameters: this view of a link's page. */
export const showing = (view: AppointmentView) => ({
  atoms: pins([linkAtom, sampleLink], [appointmentViewAtom, view]),
})

/** A story's parameters: a link's page with an appointment, and the server behind it. */
export function showingAppointment(
  overrides: Partial<MyAppointment> = {},
  answers: Partial<AppointmentGateway> = {},
  times: FreeTimesView = freeTimes,
) {
  const appointment = buildMyAppointment({ date: wednesday, ...overrides })
  const server = appointmentServer(appointment, answers)
  return {
    atoms: pins(
      [linkAtom, sampleLink],
      [appointmentViewAtom, { status: 'ready', value: appointment }],
      [freeTimesViewAtom, times],
      [appointmentGatewayAtom, server],
    ),
  }
}

/** A story's parameters: this view of a customer's list. */
export function showingAccount(view: AccountView, answers: Partial<AppointmentGateway> = {}) {
  const first = view.status === 'ready' ? view.value[0] : undefined
  return {
    atoms: pins(
      [accountViewAtom, view],
      [freeTimesViewAtom, freeTimes],
      [appointmentGatewayAtom, appointmentServer(first ?? buildMyAppointment(), answers)],
    ),
  }
}
