import type { PaymentMethod, TimeFrame } from '../../../src/domain/appointments.ts'
import type { FormatSettings } from '../../../src/domain/formatSettings.ts'
import type { InvitedRole } from '../../../src/domain/invitations.ts'
import type {
  MessageChannel,
  MessageKind,
  invitationKind,
  waitingKind,
} from '../../../src/domain/messages.ts'
import type { StoredGlassType } from '../../../src/domain/prices.ts'
import type { GlassPosition, ServiceType } from '../../../src/domain/services.ts'

/** The company as messages name it, and how it writes money, days and times. */
export type MessageCompany = {
  name: string
  phone: string
  email: string
  website: string
  address: string
  currency: FormatSettings['currency']
  date_format: FormatSettings['dateFormat']
  time_zone: FormatSettings['timeZone']
}

/** The appointment that a message is about, in the database's own names. */
export type MessageAppointment = {
  id: string
  /** What people call it: Q-001. */
  reference: string
  /** Rises by one with each change of its day, and with its cancelling. */
  version: number
  state: string
  /** YYYY-MM-DD, in the company's zone. */
  date: string
  time_frame: TimeFrame
  service_type: ServiceType
  position: GlassPosition
  glass_type: StoredGlassType
  vehicle: string
  /** In the company's currency. */
  price: number
  payment_method: PaymentMethod
  address: string
  first_name: string
  last_name: string
  /** The technician's first name. */
  technician: string | null
  on_the_way_minutes: number | null
  arrives_at: string | null
  cancel_reason: string
  cancelled_by: 'customer' | 'office' | null
  safe_to_drive_at: string | null
  texts_wanted: boolean
}

/** What somebody waits for, and what is free of it now. */
export type MessageWaiting = {
  /** YYYY-MM-DD, in the company's zone. */
  date: string
  /** Empty when none was chosen. */
  service_type: ServiceType | ''
  first_name: string
  time_frames: TimeFrame[]
}

/** Who is invited to work here, and until when. */
export type MessageInvitation = {
  role: InvitedRole
  /** The name of the super administrator who invites; empty when it is not known any more. */
  invited_by: string
  /** ISO 8601. */
  expires_at: string
}

/** A message that this sender may send now, as `claim_messages` answers it. */
export type ClaimedMessage = {
  /** Also the key by which a provider knows a repeated sending. */
  id: string
  attempt: number
  kind: MessageKind | typeof waitingKind | typeof invitationKind
  channel: MessageChannel
  audience: 'customer' | 'office' | 'staff'
  /** A mail address, or a phone number in E.164. */
  to: string
  language: string
  /** What opens the customer's appointment without an account; of an invitation, its page. */
  token: string | null
  company: MessageCompany
  appointment: MessageAppointment | null
  /** Of the waiting list alone. */
  waiting?: MessageWaiting
  /** Of an invitation alone. */
  invitation?: MessageInvitation
  /** What a moved appointment was before. */
  before: { date: string; time_frame: TimeFrame } | null
  /** The public id of what it is about: Q-001, J-001, GLASS-001. */
  about: string
  /** One line of facts for the office. */
  detail: string
}

/** How an attempt ended: `retry` may work later, `failed` never will. */
type Outcome = 'sent' | 'retry' | 'failed'

/** What is recorded of an attempt. */
export type AttemptResult = {
  outcome: Outcome
  /** The provider's own id of what it took. */
  providerId?: string
  /** A code such as `smtp_550`, never a person's data. */
  error?: string
}

/** Where messages wait to be sent: the database, behind whatever way leads to it. */
export type Outbox = {
  /** Takes up to `most` messages that are due; nobody else gets them until their lease ends. */
  claim(most: number): Promise<ClaimedMessage[]>
  /** Records how an attempt ended. */
  finish(id: string, attempt: number, result: AttemptResult): Promise<void>
}
