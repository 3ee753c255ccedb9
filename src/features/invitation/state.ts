import { atom, type Getter } from 'jotai'
import type { BusinessFailure } from '@/domain/businessFailures'
import { isInvitedAddress, type Invitation, type InvitedRole } from '@/domain/invitations'
import { businessQuery, refreshAtom, viewOf } from '@/platform/query/view'
import { reloadProfileAtom } from '@/platform/session/runSession'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { invitationGatewayAtom, type AcceptFailure } from './gateway'

/** The page of an invitation's link. `empty`: the link leads to none. */
export type InvitationView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready'; value: Invitation }
  | { status: 'error'; failure: BusinessFailure }

/** How far accepting it is. */
export type Acceptance =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; failure: AcceptFailure }
  | { status: 'done'; role: InvitedRole }

/** Who looks at it: nobody signed in, the invited person, or another account. */
export type Reader = 'unknown' | 'nobody' | 'invited' | 'other'

/** The token of the link: undefined while it has not been read, null where there is none. In memory alone. */
export const invitationLinkAtom = atom<string | null | undefined>(undefined)

const readAtom = businessQuery<Invitation | null>((get) => {
  const link = get(invitationLinkAtom) ?? ''
  const { user } = get(sessionStateAtom)
  return {
    // Anybody who confirms the invited address has the role by then: for another person it may read differently.
    key: ['invitations', link, user?.id ?? ''],
    ask: () => get(invitationGatewayAtom).read(link),
    enabled: link !== '',
    keepsLast: true,
  }
})

const pinnedAtom = atom<InvitationView | null>(null)

/** The invitation. Setting it pins it: a pinned view is not read from a server. */
export const invitationViewAtom = atom(
  (get): InvitationView => get(pinnedAtom) ?? readView(get),
  (_get, set, view: InvitationView | null) => set(pinnedAtom, view),
)

function readView(get: Getter): InvitationView {
  const link = get(invitationLinkAtom)
  if (link === undefined) return { status: 'loading' }
  if (link === null) return { status: 'empty' }
  const view = viewOf(get(readAtom))
  if (view.status === 'forbidden') return { status: 'error', failure: { kind: 'forbidden' } }
  if (view.status !== 'ready') return view
  return view.value === null ? { status: 'empty' } : { status: 'ready', value: view.value }
}

/** Accepting the invitation. Pinned by stories. */
export const acceptanceAtom = atom<Acceptance>({ status: 'idle' })

/** Whether a visitor makes an account for the invitation, or signs in to the one that there is. */
export const accountModeAtom = atom<'create' | 'sign-in'>('create')

/** Who looks at the invitation. An account whose address is not known yet may be the invited one. */
export const readerAtom = atom((get): Reader => {
  const view = get(invitationViewAtom)
  const { isInitialized, user } = get(sessionStateAtom)
  if (!isInitialized || view.status !== 'ready') return 'unknown'
  if (!user) return 'nobody'
  return user.email === null || isInvitedAddress(view.value, user.email) ? 'invited' : 'other'
})

/** Asks again for the invitation. */
export const readInvitationAgainAtom = atom(null, (_get, set) => set(refreshAtom, ['invitations']))

/** Takes the invitation for the person signed in; their role follows. */
export const acceptInvitationAtom = atom(null, async (get, set) => {
  if (get(acceptanceAtom).status === 'sending') return
  const link = get(invitationLinkAtom) ?? ''
  set(acceptanceAtom, { status: 'sending' })
  const outcome = await get(invitationGatewayAtom).accept(link)
  if (outcome.ok && outcome.value) {
    set(acceptanceAtom, { status: 'done', role: outcome.value.role })
    set(reloadProfileAtom)
    return
  }
  const failure: AcceptFailure = outcome.ok ? { kind: 'missing' } : outcome.failure
  set(acceptanceAtom, { status: 'failed', failure })
  // It may have ended since it was read.
  if (failure.kind === 'refused' || failure.kind === 'missing') await set(readInvitationAgainAtom)
})

/** Forgets the link, for the next visit. */
export const leaveInvitationAtom = atom(null, (_get, set) => {
  set(invitationLinkAtom, undefined)
  set(acceptanceAtom, { status: 'idle' })
  set(accountModeAtom, 'create')
})
