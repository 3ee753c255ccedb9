import type { FrameAvailability, FrameSlot } from '@/domain/appointments'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import {
  isMyAppointment,
  type AppointmentAccess,
  type AppointmentNotes,
  type MyAppointment,
} from '@/domain/myAppointment'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import type { Answer } from '@/platform/records/recordsGateway'

/**
 * What a customer asks about an appointment, by its link or by its id when they are signed in. A link that leads to
 * none is no failure: the answer is null then. Conflicts: `slot_taken`, `wrong_state`; `stale` when somebody changed
 * the appointment first.
 */
export type AppointmentGateway = {
  read(access: AppointmentAccess): Answer<MyAppointment | null>
  /** Every appointment of the signed-in customer, open ones first. */
  mine(): Answer<MyAppointment[]>
  /** What can be had on a number of days from a day on; the appointment's own seat counts as free. */
  timeFrames(
    access: AppointmentAccess,
    date: string,
    days: number,
  ): Answer<FrameAvailability[] | null>
  move(access: AppointmentAccess, version: number, slot: FrameSlot): Answer<MyAppointment | null>
  /** A second time changes nothing and is no failure. */
  cancel(access: AppointmentAccess, version: number, reason: string): Answer<MyAppointment | null>
  change(access: AppointmentAccess, notes: AppointmentNotes): Answer<MyAppointment | null>
  /** @param words the consent as it was shown, kept as evidence */
  setTexts(access: AppointmentAccess, wanted: boolean, words: string): Answer<MyAppointment | null>
  /** Uploads a photo (a data URL); answers the path of its file, null where the link has ended. */
  addPhoto(access: AppointmentAccess, photo: string): Answer<string | null>
  removePhoto(access: AppointmentAccess, path: string): Answer<MyAppointment | null>
  /** Addresses that show photos for a time; null for one that this person cannot be shown. */
  photoAddresses(paths: readonly string[]): Promise<(string | null)[]>
}

type Read = Outcome<MyAppointment | null, BusinessFailure>

const isReading = (value: unknown) => value === null || isMyAppointment(value)

/** @param calls what the server is asked with */
export function createAppointmentGateway({ call, photos }: Calls): AppointmentGateway {
  const read = (access: AppointmentAccess) =>
    call<MyAppointment | null>('read_appointment', argumentsOf(access), isReading)

  /** How the appointment is after something was done with it: as the answer says, else as it is read again. */
  async function after(access: AppointmentAccess, answer: Answer<unknown>): Promise<Read> {
    const outcome = await answer
    if (!outcome.ok) return outcome
    const { value } = outcome
    if (value === null || isMyAppointment(value)) return { ok: true, value }
    return read(access)
  }

  return {
    read,
    mine: () =>
      call(
        'my_appointments',
        {},
        (value) => Array.isArray(value) && value.every((one) => isMyAppointment(one)),
      ),
    timeFrames: (access, date, days) =>
      call('appointment_time_frames', { ...argumentsOf(access), date, days }),
    move: (access, version, { date, timeFrame }) =>
      after(access, call('move_appointment', { ...argumentsOf(access), version, date, timeFrame })),
    cancel: (access, version, reason) =>
      after(access, call('cancel_appointment', { ...argumentsOf(access), version, reason })),
    change: (access, fields) =>
      after(access, call('change_appointment', { ...argumentsOf(access), fields })),
    setTexts: (access, wanted, words) =>
      after(access, call('set_appointment_texts', { ...argumentsOf(access), wanted, words })),
    async addPhoto(access, photo) {
      const begun = await call<{ path: string } | null>(
        'begin_appointment_photo',
        argumentsOf(access),
      )
      if (!begun.ok || begun.value === null) return begun.ok ? { ok: true, value: null } : begun
      const { path } = begun.value
      const uploaded = await photos.upload(path, photo)
      return uploaded.ok ? { ok: true, value: path } : uploaded
    },
    removePhoto: (access, path) =>
      after(access, call('remove_appointment_photo', { ...argumentsOf(access), path })),
    photoAddresses: (paths) => photos.addresses(paths),
  }
}

function argumentsOf(access: AppointmentAccess) {
  return 'link' in access
    ? { link: access.link, appointment: null }
    : { link: null, appointment: access.appointment }
}

/** The gateway in use. Tests and stories set this atom. */
export const appointmentGatewayAtom = gatewayAtom(createAppointmentGateway)
