import { atom, type Getter } from 'jotai'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { AppointmentAccess, MyAppointment } from '@/domain/myAppointment'
import { queryClientAtom } from '@/platform/query/queryClient'
import { adminKey, businessQuery, viewOf } from '@/platform/query/view'
import { appointmentGatewayAtom } from '../gateway'

/** The page of a link. `empty`: the link leads to no appointment, for whatever reason. */
export type AppointmentView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready'; value: MyAppointment }
  | { status: 'error'; failure: BusinessFailure }
  | { status: 'forbidden' }

/** The list of a signed-in customer. */
export type AccountView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready'; value: readonly MyAppointment[] }
  | { status: 'error'; failure: BusinessFailure }
  | { status: 'forbidden' }

/**
 * The token in the page's address: undefined while it has not been read, null where there is none. It lives in this
 * memory alone: no storage, log or report of an error gets it.
 */
export const linkAtom = atom<string | null | undefined>(undefined)

const linkKey = (link: string) => ['appointments', 'link', link]
const mineKey = ['appointments', 'mine']

const readAtom = businessQuery<MyAppointment | null>((get) => {
  const link = get(linkAtom) ?? ''
  return {
    key: linkKey(link),
    ask: () => get(appointmentGatewayAtom).read({ link }),
    enabled: link !== '',
  }
})

const mineAtom = businessQuery<MyAppointment[]>((get) => ({
  key: mineKey,
  ask: () => get(appointmentGatewayAtom).mine(),
}))

const pinnedAppointmentAtom = atom<AppointmentView | null>(null)
const pinnedAccountAtom = atom<AccountView | null>(null)

/** The page of a link. Setting it pins it: a pinned view is not read from a server. */
export const appointmentViewAtom = atom(
  (get): AppointmentView => get(pinnedAppointmentAtom) ?? readView(get),
  (_get, set, view: AppointmentView | null) => set(pinnedAppointmentAtom, view),
)

/** The list of the person who is signed in. Setting it pins it. */
export const accountViewAtom = atom(
  (get): AccountView => {
    const pinned = get(pinnedAccountAtom)
    if (pinned) return pinned
    const view = viewOf(get(mineAtom))
    return view.status === 'ready' && view.value.length === 0 ? { status: 'empty' } : view
  },
  (_get, set, view: AccountView | null) => set(pinnedAccountAtom, view),
)

function readView(get: Getter): AppointmentView {
  const link = get(linkAtom)
  if (link === undefined) return { status: 'loading' }
  if (link === null) return { status: 'empty' }
  const view = viewOf(get(readAtom))
  if (view.status !== 'ready') return view
  return view.value === null ? { status: 'empty' } : { status: 'ready', value: view.value }
}

/** Asks again for what is in sight. */
export const readAgainAtom = atom(null, async (get) => {
  const client = get(queryClientAtom)
  const queryKey = [adminKey, 'appointments']
  const failed = client.getQueryCache().findAll({ queryKey, predicate: ({ state }) => !state.data })
  // What has nothing to show starts again, so that waiting shows.
  await Promise.all([
    ...failed.map((query) => client.resetQueries({ queryKey: query.queryKey, exact: true })),
    client.invalidateQueries({ queryKey }),
  ])
})

/** Puts how an appointment is now into what is in sight; null: its link has ended. */
export const keepReadingAtom = atom(
  null,
  (get, set, access: AppointmentAccess, reading: MyAppointment | null) => {
    const client = get(queryClientAtom)
    if ('link' in access) {
      const pinned = get(pinnedAppointmentAtom)
      const view: AppointmentView = reading
        ? { status: 'ready', value: reading }
        : { status: 'empty' }
      if (pinned) set(pinnedAppointmentAtom, view)
      client.setQueryData([adminKey, ...linkKey(access.link)], reading)
      return
    }
    const replaced = (list: readonly MyAppointment[]) =>
      list.flatMap((one) => (one.id === access.appointment ? (reading ?? []) : one))
    const pinned = get(pinnedAccountAtom)
    if (pinned?.status === 'ready') {
      set(pinnedAccountAtom, { status: 'ready', value: replaced(pinned.value) })
    }
    client.setQueryData<MyAppointment[]>([adminKey, ...mineKey], (list) => list && replaced(list))
  },
)
