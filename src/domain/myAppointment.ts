import { isTimeFrame, type FrameSlot, type PaymentMethod, type TimeFrame } from './appointments'
import { isCalendarDate } from './businessTime'
import { isStoredGlassType, type StoredGlassType } from './prices'
import { isPositionOf, isServiceType, type GlassPosition, type ServiceType } from './services'

/** The steps of an appointment, in the order in which they happen. */
export const appointmentSteps = [
  'booked',
  'confirmed',
  'assigned',
  'on_the_way',
  'in_progress',
  'done',
] as const
export type AppointmentStep = (typeof appointmentSteps)[number]

/** How far an appointment is; a cancelled one has left the steps. */
export type AppointmentState = AppointmentStep | 'cancelled'

/** A step and when it happened, ISO 8601; null: not yet. */
export type ReachedStep = { step: AppointmentStep; at: string | null }

/** What was done, once the work is finished. */
export type FinishedWork = {
  workDone: string
  cureMinutes: number
  completedAt: string
  safeToDriveAt: string
  signedBy: string
}

/** An appointment as its customer sees it, from booking to the finished work. */
export type MyAppointment = {
  /** A UUID; the same from the quote on to the job. */
  id: string
  /** The public number that people say on the phone, like Q-001. */
  reference: string
  /** Rises with each change of day or frame, and with cancelling. */
  version: number
  state: AppointmentState
  steps: ReachedStep[]
  /** YYYY-MM-DD, business time. */
  date: string
  timeFrame: TimeFrame
  serviceType: ServiceType
  position: GlassPosition
  glassType: StoredGlassType
  /** "2021 Honda Civic"; empty when it was not given. */
  vehicle: string
  /** In the business's currency. */
  price: number
  paymentMethod: PaymentMethod
  address: string
  firstName: string
  lastName: string
  /** The technician's first name, once there is one. */
  technician: string | null
  /** The minutes that the technician said when setting out. */
  onTheWayMinutes: number | null
  /** When the technician should be there, ISO 8601. */
  arrivesAt: string | null
  /** Gate code, or where to park. */
  accessNote: string
  customerNote: string
  textsWanted: boolean
  /** A US number is known, and texts to it were not ended by STOP. */
  textsPossible: boolean
  /** The last two digits of the number, the others hidden; empty when there is none. */
  phone: string
  mayMove: boolean
  mayCancel: boolean
  mayEdit: boolean
  cancelReason: string
  cancelledBy: 'customer' | 'office' | null
  /** Photos of the damage that the customer added, by the paths of their files. */
  photos: { path: string }[]
  photosLeft: number
  report: FinishedWork | null
}

/** What a customer may write about the place and the car. */
export type AppointmentNotes = Pick<MyAppointment, 'accessNote' | 'customerNote'>

/** The longest note, in characters. */
export const longestAppointmentNote = 500

/** How many photos of the damage are kept with an appointment. */
export const mostAppointmentPhotos = 6

/**
 * By what somebody reaches an appointment: the token of a link, or its id for the signed-in customer whose it is.
 */
export type AppointmentAccess = { link: string } | { appointment: string }

/** True while the appointment is still to come or under way. */
export function isAppointmentOpen({ state }: Pick<MyAppointment, 'state'>): boolean {
  return state !== 'done' && state !== 'cancelled'
}

/** The day and frame of an appointment. */
export function slotOf({ date, timeFrame }: FrameSlot): FrameSlot {
  return { date, timeFrame }
}

/** True for two slots that are the same. */
export function isSameSlot(one: FrameSlot, other: FrameSlot): boolean {
  return one.date === other.date && one.timeFrame === other.timeFrame
}

/** The SEQUENCE of an appointment's calendar entry: it counts the changes, from 0. */
export function calendarSequence({ version }: Pick<MyAppointment, 'version'>): number {
  return version - 1
}

/**
 * The token in the fragment of an address; null when there is none, as in `#content`.
 * @param hash as the browser has it, with its `#`
 */
export function linkTokenIn(hash: string): string | null {
  return /^#([A-Za-z0-9_-]{22,200})$/.exec(hash)?.[1] ?? null
}

/** The page of an appointment's link. The token stands behind `#`, where no server reads it. */
export function appointmentHref(link: string): string {
  return `/appointment#${link}`
}

/** True for an answer that is an appointment which this version of the site can show. */
export function isMyAppointment(value: unknown): value is MyAppointment {
  if (typeof value !== 'object' || value === null) return false
  const { id, version, state, steps, date, timeFrame, price, photos } = value as Record<
    string,
    unknown
  >
  const { serviceType, position, glassType } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof version === 'number' &&
    (state === 'cancelled' || (appointmentSteps as readonly unknown[]).includes(state)) &&
    Array.isArray(steps) &&
    Array.isArray(photos) &&
    typeof date === 'string' &&
    isCalendarDate(date) &&
    isTimeFrame(timeFrame) &&
    isServiceType(serviceType) &&
    typeof position === 'string' &&
    isPositionOf(serviceType, position) &&
    isStoredGlassType(glassType) &&
    typeof price === 'number' &&
    Number.isFinite(price)
  )
}
