import { atom, type Getter, type Setter } from 'jotai'
import type { FrameSlot } from '@/domain/appointments'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import type { AppointmentAccess, AppointmentNotes, MyAppointment } from '@/domain/myAppointment'
import type { Answer } from '@/platform/records/recordsGateway'
import { appointmentGatewayAtom } from '../gateway'
import { keepReadingAtom } from './readings'

/** What came of a change. `missing`: the link has ended meanwhile. */
export type Changed = Outcome<MyAppointment, BusinessFailure>

/** An appointment and by what it is reached. */
export type Reached = { access: AppointmentAccess; appointment: MyAppointment }

/** Moves an appointment to another day or frame, in the version that the person saw. */
export const moveAtom = atom(null, (get, set, { access, appointment }: Reached, slot: FrameSlot) =>
  settle(get, set, access, (gateway) => gateway.move(access, appointment.version, slot)),
)

/** Cancels an appointment, in the version that the person saw. */
export const cancelAtom = atom(null, (get, set, { access, appointment }: Reached, reason: string) =>
  settle(get, set, access, (gateway) => gateway.cancel(access, appointment.version, reason)),
)

/** Keeps what the customer says about the place and the car. */
export const saveNotesAtom = atom(
  null,
  (get, set, access: AppointmentAccess, notes: AppointmentNotes) =>
    settle(get, set, access, (gateway) => gateway.change(access, notes)),
)

/** Switches texts on or off. @param words the consent as it was shown */
export const setTextsAtom = atom(
  null,
  (get, set, access: AppointmentAccess, wanted: boolean, words: string) =>
    settle(get, set, access, (gateway) => gateway.setTexts(access, wanted, words)),
)

/** Takes a photo out. */
export const removePhotoAtom = atom(null, (get, set, access: AppointmentAccess, path: string) =>
  settle(get, set, access, (gateway) => gateway.removePhoto(access, path)),
)

const addedPhotosAtom = atom<Readonly<Record<string, string>>>({})

/** Photos that were added on this page, as data URLs by their paths: a visitor's link opens no file. */
export const ownPhotosAtom = atom((get) => get(addedPhotosAtom))

/** Adds photos (data URLs), one after another; stops at the first that fails. */
export const addPhotosAtom = atom(
  null,
  async (get, set, access: AppointmentAccess, photos: readonly string[]): Promise<Changed> => {
    const gateway = get(appointmentGatewayAtom)
    for (const photo of photos) {
      const added = await gateway.addPhoto(access, photo)
      if (!added.ok || added.value === null) {
        const answer = await settle(get, set, access, () => gateway.read(access))
        return added.ok ? answer : added
      }
      const path = added.value
      set(addedPhotosAtom, (known) => ({ ...known, [path]: photo }))
    }
    return settle(get, set, access, () => gateway.read(access))
  },
)

type Gateway = ReturnType<typeof readGateway>
const readGateway = (get: Getter) => get(appointmentGatewayAtom)

/**
 * Does something with an appointment and shows how it is then. Refused because it is not any more what the person
 * saw, it is read again, so that the page says what holds now.
 */
async function settle(
  get: Getter,
  set: Setter,
  access: AppointmentAccess,
  act: (gateway: Gateway) => Answer<MyAppointment | null>,
): Promise<Changed> {
  const gateway = readGateway(get)
  const outcome = await act(gateway)
  if (outcome.ok) {
    set(keepReadingAtom, access, outcome.value)
    return outcome.value === null
      ? { ok: false, failure: { kind: 'missing' } }
      : { ok: true, value: outcome.value }
  }
  if (isOutdated(outcome.failure)) {
    const now = await gateway.read(access)
    if (now.ok) set(keepReadingAtom, access, now.value)
  }
  return outcome
}

function isOutdated(failure: BusinessFailure): boolean {
  return (
    failure.kind === 'stale' || (failure.kind === 'conflict' && failure.reason === 'wrong_state')
  )
}
