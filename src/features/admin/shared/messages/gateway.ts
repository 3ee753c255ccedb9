import type { FailedMessage, SentMessage } from '@/domain/messages'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

/** What the office knows of messages, and does about them. `about`: the public id of a quote or a job. */
export type MessagesGateway = {
  /** Newest first. `missing` where there is no appointment. */
  log(about: string): Answer<SentMessage[]>
  failed(): Answer<FailedMessage[]>
  /** Sends a message once more, to the address that is known now. */
  resend(id: string): Answer<SentMessage>
  /** Makes a link that works beside the others; answers its token. */
  makeLink(about: string): Answer<{ link: string }>
  endLinks(about: string): Answer<null>
  /** Notes what a customer said about texts. */
  noteConsent(about: string, wanted: boolean): Answer<unknown>
}

function createMessagesGateway({ call }: Calls): MessagesGateway {
  return {
    log: (about) => call('appointment_messages', { about }, Array.isArray),
    failed: () => call('failed_messages', {}, Array.isArray),
    resend: (id) => call('resend_message', { id }),
    makeLink: (about) => call('appointment_link', { about }),
    endLinks: (about) => call('revoke_appointment_links', { about }),
    noteConsent: (about, wanted) => call('note_text_consent', { about, wanted }),
  }
}

export const messagesGatewayAtom = gatewayAtom(createMessagesGateway)
