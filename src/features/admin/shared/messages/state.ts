import { atom, type Getter, type Setter } from 'jotai'
import type { FailedMessage, SentMessage } from '@/domain/messages'
import { businessView, refreshAtom } from '@/platform/query/view'
import type { Answer } from '@/platform/records/recordsGateway'
import { messagesGatewayAtom, type MessagesGateway } from './gateway'

/**
 * The log of the record that is open in a room. Setting it pins it.
 * @param readOpen says which record that is; null while none is open
 */
export function messageLogView(readOpen: (get: Getter) => string | null | undefined) {
  return businessView<SentMessage[]>((get) => {
    const about = readOpen(get) ?? ''
    return {
      key: ['messages', 'log', about],
      ask: () => get(messagesGatewayAtom).log(about),
      enabled: about !== '',
    }
  })
}

/** The view of a log. */
export type MessageLogViewAtom = ReturnType<typeof messageLogView>

/** What could not be sent. Setting it pins it. */
export const failedMessagesViewAtom = businessView<FailedMessage[]>((get) => ({
  key: ['messages', 'failed'],
  ask: () => get(messagesGatewayAtom).failed(),
  every: 120_000,
}))

/** Sends a message once more. */
export const resendAtom = atom(null, (get, set, id: string) =>
  settle(get, set, (messages) => messages.resend(id)),
)

/** Makes a link to the appointment of a record. */
export const makeLinkAtom = atom(null, (get, set, about: string) =>
  settle(get, set, (messages) => messages.makeLink(about)),
)

/** Ends every link to the appointment of a record. */
export const endLinksAtom = atom(null, (get, set, about: string) =>
  settle(get, set, (messages) => messages.endLinks(about)),
)

/** Notes what a customer said about texts. */
export const noteConsentAtom = atom(null, (get, set, about: string, wanted: boolean) =>
  settle(get, set, (messages) => messages.noteConsent(about, wanted)),
)

async function settle<Value>(
  get: Getter,
  set: Setter,
  call: (messages: MessagesGateway) => Answer<Value>,
) {
  const outcome = await call(get(messagesGatewayAtom))
  void set(refreshAtom, ['messages'])
  return outcome
}
