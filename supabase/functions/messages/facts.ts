import { invitationHref, type InvitedRole } from '../../../src/domain/invitations.ts'
import { isGlassType } from '../../../src/domain/prices.ts'
import { words as sharedWords } from '../../../src/platform/words/shared/en.ts'
import type { TimeZoneName } from '../../../src/domain/formatSettings.ts'
import { formatSettingsOf, formatsOf } from './mails/formats.ts'
import type {
  ClaimedMessage,
  MessageAppointment,
  MessageCompany,
  MessageInvitation,
  MessageWaiting,
} from './outbox.ts'

/** What a message can say of an appointment, already in words. */
export type AppointmentFacts = {
  reference: string
  firstName: string
  customer: string
  /** "Windshield Replacement", with the glass's place where a service has several. */
  what: string
  /** Empty where the service has one price. */
  glass: string
  vehicle: string
  where: string
  /** "Tuesday, December 1, 2026" */
  day: string
  /** "Tue, Dec 1" */
  shortDay: string
  /** "8:00 AM - 10:00 AM" */
  frame: string
  /** The zone that all times are in. */
  zone: TimeZoneName
  /** Day and frame before it was moved. */
  before: { day: string; frame: string; zone: TimeZoneName } | null
  price: string
  payment: string
  /** The technician's first name; empty before there is one. */
  technician: string
  minutes: number | null
  /** "3:30 PM"; empty while nobody is on the way. */
  arrives: string
  /** "3:30 PM"; empty once the car may be driven. */
  safeFrom: string
  cancelledByOffice: boolean
  cancelReason: string
}

/** Everything that the words of a message are made with. */
export type MessageFacts = {
  company: MessageCompany
  /** The customer's page; the office's panel for the office. */
  link: string
  site: string
  about: string
  detail: string
  appointment: AppointmentFacts | null
}

const { services, positions, glassTypes, paymentMethods, timeFrames } = sharedWords

function whatOf({ service_type, position }: MessageAppointment): string {
  const { name } = services[service_type]
  // One main glass says nothing more than the service does.
  return position === 'main' ? name : `${name} (${positions[position]})`
}

function appointmentFacts(
  appointment: MessageAppointment,
  { before, language, company }: ClaimedMessage,
  now: Date,
): AppointmentFacts {
  const formats = formatsOf(language, company)
  const { timeZone: zone } = formatSettingsOf(company)
  const { arrives_at: arrivesAt, safe_to_drive_at: safeAt } = appointment
  return {
    reference: appointment.reference,
    firstName: appointment.first_name,
    customer: `${appointment.first_name} ${appointment.last_name}`.trim(),
    what: whatOf(appointment),
    glass: isGlassType(appointment.glass_type) ? glassTypes[appointment.glass_type] : '',
    vehicle: appointment.vehicle,
    where: appointment.address,
    day: formats.longDay(appointment.date),
    shortDay: formats.shortDay(appointment.date),
    frame: timeFrames[appointment.time_frame],
    zone,
    before: before
      ? { day: formats.longDay(before.date), frame: timeFrames[before.time_frame], zone }
      : null,
    price: formats.money(appointment.price),
    payment: paymentMethods[appointment.payment_method],
    technician: appointment.technician ?? '',
    minutes: appointment.on_the_way_minutes,
    arrives: arrivesAt ? formats.time(arrivesAt) : '',
    safeFrom: safeAt && new Date(safeAt) > now ? formats.time(safeAt) : '',
    cancelledByOffice: appointment.cancelled_by === 'office',
    cancelReason: appointment.cancel_reason,
  }
}

/** What a mail can say to somebody who waits for a time, already in words. */
export type WaitingFacts = MessageFacts & {
  firstName: string
  /** "Windshield Replacement"; empty when no service was chosen. */
  what: string
  /** "Tuesday, December 1, 2026" */
  day: string
  /** "Tue, Dec 1" */
  shortDay: string
  /** What was free when the mail was written. */
  frames: string[]
  zone: TimeZoneName
}

/** What the mail to somebody who waits says: its link brings back what they had typed. */
export function waitingFactsOf(
  message: ClaimedMessage,
  waiting: MessageWaiting,
  site: string,
  now: Date,
): WaitingFacts {
  const facts = factsOf(message, site, now)
  const formats = formatsOf(message.language, message.company)
  const { date, service_type: service, first_name: firstName, time_frames: frames } = waiting
  return {
    ...facts,
    link: `${facts.site}/quote/appointment#waiting=${message.token}`,
    firstName,
    what: service === '' ? '' : services[service].name,
    day: formats.longDay(date),
    shortDay: formats.shortDay(date),
    frames: frames.map((frame) => timeFrames[frame]),
    zone: formatSettingsOf(message.company).timeZone,
  }
}

/** What an invitation's mail can say, already in words. */
export type InvitationFacts = MessageFacts & {
  role: InvitedRole
  /** The address that the account has to have. */
  email: string
  /** Empty when it is not known any more. */
  invitedBy: string
  /** "Tuesday, December 8, 2026, 3:30 PM" */
  until: string
  /** The zone that it is in. */
  zone: TimeZoneName
}

/** What the mail to somebody invited says: its link opens the invitation. */
export function invitationFactsOf(
  message: ClaimedMessage,
  invitation: MessageInvitation,
  site: string,
  now: Date,
): InvitationFacts {
  const facts = factsOf(message, site, now)
  const { role, invited_by: invitedBy, expires_at: expiresAt } = invitation
  return {
    ...facts,
    link: facts.site + invitationHref(message.token ?? ''),
    role,
    email: message.to,
    invitedBy,
    until: formatsOf(message.language, message.company).moment(expiresAt),
    zone: formatSettingsOf(message.company).timeZone,
  }
}

/** Where the panel shows each kind of record, by the beginning of its id. */
const panelLists = { Q: 'quotes', J: 'jobs', GLASS: 'glasses', PROD: 'products' } as const

function panelPath(about: string): string {
  const list = Object.entries(panelLists).find(([start]) => about.startsWith(`${start}-`))?.[1]
  return list ? `/admin/${list}?record=${encodeURIComponent(about)}` : '/admin'
}

/**
 * What a message says, in words.
 * @param site the site's own address, with or without a slash at its end
 * @param now when it is sent
 */
export function factsOf(message: ClaimedMessage, site: string, now: Date): MessageFacts {
  const base = site.replace(/\/+$/, '')
  const { company, about, detail, token, appointment, audience } = message
  const page = token ? `${base}/appointment#${token}` : base
  return {
    company,
    site: base,
    link: audience === 'office' ? base + panelPath(about) : page,
    about,
    detail,
    appointment: appointment && appointmentFacts(appointment, message, now),
  }
}
