import { belongsTo } from './appointmentRows'
import { isAdmin, type Context } from './context'
import { forAdmins, type DatabaseFunctions } from './functions'
import { present } from './rows'
import { myTechnicianId } from './technician'

const photoPath = /^(J-\d+)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-6]\.(jpg|png|webp)$/

/** The job of a photo, by the path of its file; null when that is no path of one. */
export function jobOfPath(path: string): string | null {
  return photoPath.exec(path)?.[1] ?? null
}

function isMyJob(context: Context, job: string | undefined): boolean {
  const technician = myTechnicianId(context)
  return present(context.tables.jobs).some(
    ({ id, technician_id }) => id === job && technician !== null && technician_id === technician,
  )
}

/** What the policies of the bucket let somebody do with a file. */
export const photoRights = {
  mayRead(context: Context, path: string): boolean {
    if (isAdmin(context)) return true
    const appointment = context.tables.appointment_photos.get(path)?.appointment_id
    if (appointment && context.userId) return belongsTo(context, appointment, context.userId)
    const technician = myTechnicianId(context)
    const isMine = [...context.tables.job_photos.values()].some(
      (photo) => photo.path === path && technician !== null && photo.technician_id === technician,
    )
    return isMine || isMyJob(context, path.split('/')[0])
  },
  mayAdd(context: Context, path: string): boolean {
    if (context.tables.appointment_photos.has(path)) return true
    const job = jobOfPath(path)
    return job !== null && isMyJob(context, job)
  },
  mayRemove(context: Context, path: string): boolean {
    return isAdmin(context) && context.tables.photo_removals.has(path)
  },
}

/** Has the files of these jobs removed, also those that no photo names. */
export function removePhotosOf({ tables, database }: Context, jobs: ReadonlySet<string>): void {
  for (const path of database.files.keys()) {
    if (jobs.has(path.split('/')[0] ?? '')) tables.photo_removals.set(path, true)
  }
}

/** What is left to remove of erased customers' photos. */
export const photoFileFunctions: DatabaseFunctions = {
  photos_to_remove: forAdmins({}, ({ tables, database }) => {
    for (const path of tables.photo_removals.keys()) {
      if (!database.files.has(path)) tables.photo_removals.delete(path)
    }
    return [...tables.photo_removals.keys()].sort().slice(0, 500)
  }),
}
