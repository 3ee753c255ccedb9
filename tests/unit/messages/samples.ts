import {
  customerKinds,
  officeKinds,
  type ClaimedMessage,
  type MessageAppointment,
  type MessageKind,
} from '../../../supabase/functions/messages/outbox'

/** The site that the links of sampled messages lead to. */
export const site = 'https://sunline.example'

/** An appointment of a customer, with everything a message can tell about one. */
export const sampleAppointment: MessageAppointment = {
  id: '6b1f0a52-6d0e-4c8e-9a3b-0d6f1c1f2a3b',
  reference: 'Q-001',
  version: 1,
  state: 'booked',
  date: '2026-12-01',
  time_frame: '8:00 AM - 10:00 AM',
  service_type: 'door-glass',
  position: 'front-left',
  glass_type: 'oem',
  vehicle: '2019 Honda Civic',
  price: 299,
  payment_method: 'card',
  address: '120 Palm Street, Burbank, CA 91501',
  first_name: 'Ana',
  last_name: 'Lee',
  technician: 'Marco',
  on_the_way_minutes: 20,
  arrives_at: '2026-12-01T16:20:00+00:00',
  cancel_reason: 'The car was sold',
  cancelled_by: 'customer',
  safe_to_drive_at: '2026-12-01T18:20:00+00:00',
  texts_wanted: true,
}

const details: Partial<Record<MessageKind, string>> = {
  office_low_stock: 'Windshield, Honda Civic: 2 left',
  office_cannot_complete: 'Wrong glass delivered',
}

/** A claimed message of a kind, as the database hands it out. */
export function sampleMessage(
  kind: MessageKind,
  changes: Partial<ClaimedMessage> = {},
): ClaimedMessage {
  const isOffice = (officeKinds as readonly string[]).includes(kind)
  return {
    id: '0e8c2f3a-1111-4a5b-8c9d-aabbccddeeff',
    attempt: 1,
    kind,
    channel: 'email',
    audience: isOffice ? 'office' : 'customer',
    to: isOffice ? 'office@sunline.example' : 'ana@example.com',
    language: 'en',
    token: isOffice ? null : 'k3J9_x-PqRsTuVwXyZ0123',
    company: {
      name: 'Sunline Auto Glass',
      phone: '(555) 010-0199',
      email: 'hello@sunline.example',
      website: 'https://sunline.example',
      address: '1 Market Street, Los Angeles, CA 90012',
    },
    appointment: kind === 'office_low_stock' ? null : sampleAppointment,
    before:
      kind === 'moved' || kind === 'office_moved'
        ? { date: '2026-11-30', time_frame: '2:00 PM - 4:00 PM' }
        : null,
    about: kind === 'office_low_stock' ? 'GLASS-001' : 'Q-001',
    detail: details[kind] ?? '',
    ...changes,
  }
}

/** Every kind that is told by mail. */
export const mailKinds = [...customerKinds, ...officeKinds]
