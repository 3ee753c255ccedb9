import type { AppointmentFacts, MessageFacts } from '../../facts.ts'
import type { TimeZoneName } from '../../../../../src/domain/formatSettings.ts'
import type { CustomerKind } from '../../../../../src/domain/messages.ts'

type About = MessageFacts & { appointment: AppointmentFacts }

/** A text has little room: the zones as people shorten them. */
const zones: Record<TimeZoneName, string> = {
  'Pacific Time': 'PT',
  'Mountain Time': 'MT',
  'Central Time': 'CT',
  'Eastern Time': 'ET',
}

const whenOf = ({ shortDay, frame, zone }: AppointmentFacts) =>
  `${shortDay}, ${frame} ${zones[zone]}`

const minutesOf = ({ minutes, arrives, zone }: AppointmentFacts) =>
  (minutes === null ? '' : `, about ${minutes} min`) +
  (arrives ? ` (${arrives} ${zones[zone]})` : '')

/**
 * English words of all texts. Each begins with the company's name and fits into two parts of a text. None asks for an
 * answer with a word that ends texts, as CANCEL does.
 */
export const words = {
  confirmation: ({ company, appointment, link }) =>
    `${company.name}: you are booked for ${whenOf(appointment)}. See or change it: ${link} Reply STOP to end texts, HELP for help. Msg & data rates may apply.`,
  reminder: ({ company, appointment, link }) =>
    `${company.name}: see you ${whenOf(appointment)}. Please leave about 10 ft of space around the car. Details: ${link}`,
  moved: ({ company, appointment, link }) =>
    `${company.name}: your new time is ${whenOf(appointment)}. See or change it: ${link}`,
  cancelled: ({ company, appointment }) =>
    `${company.name}: your appointment of ${whenOf(appointment)} is cancelled. Questions: ${company.phone}`,
  on_the_way: ({ company, appointment, link }) =>
    `${company.name}: ${appointment.technician || 'your technician'} is on the way${minutesOf(appointment)}. ${link}`,
  finished: ({ company, appointment, link }) =>
    `${company.name}: the work is done. ${
      appointment.safeFrom
        ? `Safe to drive from ${appointment.safeFrom} ${zones[appointment.zone]}.`
        : 'Your car is safe to drive now.'
    } Report: ${link}`,
} satisfies Record<CustomerKind, (facts: About) => string>
