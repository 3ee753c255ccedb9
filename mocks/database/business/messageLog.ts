import type { FailedMessage, SentMessage } from '@/domain/messages'
import { mayResend } from '@/domain/messages'
import {
  appointmentAbout,
  changeAppointmentRow,
  contactOf,
  makeLink,
  tellCustomer,
} from './appointmentRows'
import { appointmentReading } from './appointmentView'
import { nowText, personName, type Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { refuse, refuseMissing } from './refusal'
import { nextNumber, type AppointmentRow, type MessageRow } from './tables'
import type { Wire } from './wire'

function messageView({ database }: Context, row: MessageRow): Wire<SentMessage> {
  const {
    appointment_id: _of,
    about: _about,
    version: _version,
    repeat: _repeat,
    created_by,
    ...shown
  } = row
  return { ...shown, created_by_name: personName(database, created_by) }
}

function appointmentOf({ tables }: Context, about: string | null): AppointmentRow {
  return appointmentAbout(tables, about ?? '') ?? refuseMissing('There is no such appointment.')
}

const newestFirst = (one: MessageRow, other: MessageRow) =>
  other.due_at.localeCompare(one.due_at) || other.id.localeCompare(one.id)

function failedMessages(context: Context): Wire<FailedMessage>[] {
  const { tables } = context
  return [...tables.messages.values()]
    .filter(({ status }) => status === 'failed')
    .sort(newestFirst)
    .map((row) => {
      const appointment = tables.appointments.get(row.appointment_id ?? '')
      const { first_name, last_name } = appointment
        ? contactOf(tables, appointment)
        : { first_name: '', last_name: '' }
      return {
        ...messageView(context, row),
        about: row.about,
        customer: `${first_name} ${last_name}`.trim(),
      }
    })
}

function resend(context: Context, id: string | null): Wire<SentMessage> {
  const { tables } = context
  const row = tables.messages.get(id ?? '')
  const appointment = tables.appointments.get(row?.appointment_id ?? '')
  if (!row || !appointment) refuseMissing('There is no such message.')
  if (!mayResend(row)) {
    refuse('PT409', 'wrong_state', { status: row.status }, 'This message is not sent yet.')
  }
  const count = [...tables.messages.values()].filter(
    (one) =>
      one.appointment_id === row.appointment_id &&
      one.kind === row.kind &&
      one.channel === row.channel,
  ).length
  tellCustomer(context, appointment, row.kind, { channel: row.channel, count })
  const made = [...tables.messages.values()].at(-1) ?? row
  return messageView(context, made)
}

/** What the office knows of messages, and does about them: the log, what failed, sending again, links, consent. */
export const messageFunctions: DatabaseFunctions = {
  appointment_messages: forAdmins({ about: 'text' }, (context, { about }) => {
    const { id } = appointmentOf(context, about)
    return [...context.tables.messages.values()]
      .filter(({ appointment_id }) => appointment_id === id)
      .sort(newestFirst)
      .map((row) => messageView(context, row))
  }),
  failed_messages: forAdmins({}, failedMessages),
  resend_message: forAdmins({ id: 'uuid' }, (context, { id }) => resend(context, id)),
  appointment_link: forAdmins({ about: 'text' }, (context, { about }) => ({
    link: makeLink(context.tables, appointmentOf(context, about).id),
  })),
  revoke_appointment_links: forAdmins({ about: 'text' }, (context, { about }) => {
    const { appointment_links: links } = context.tables
    const { id } = appointmentOf(context, about)
    for (const [token, link] of links) {
      if (link.appointment_id === id && link.revoked_at === null) {
        links.set(token, { ...link, revoked_at: nowText(context) })
      }
    }
  }),
  note_text_consent: forAdmins(
    { about: 'text', wanted: 'boolean' },
    (context, { about, wanted }) => {
      const { tables } = context
      const appointment = appointmentOf(context, about)
      changeAppointmentRow(tables, appointment, { texts_wanted: wanted === true })
      tables.text_consents.set(nextNumber(tables, 'text_consents'), {
        appointment_id: appointment.id,
        given: wanted === true,
        words: '',
        at: nowText(context),
        source: 'office',
      })
      return appointmentReading(context, appointmentOf(context, about))
    },
  ),
}
