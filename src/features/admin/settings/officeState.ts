import { atom } from 'jotai'
import type { Answer } from '@/platform/records/recordsGateway'
import type { RecordKind } from '@/domain/history'
import type { ApiSettings, BackupRecord, BackupSize, MaintenanceWindow } from '@/domain/settings'
import { roleAtom } from '@/platform/session/sessionState'
import { backupsGatewayAtom } from './backupsGateway'
import { settingsGatewayAtom } from './gateway'
import { maintenanceGatewayAtom } from './maintenanceGateway'
import { businessView, pinnable, refreshAtom } from '@/platform/query/view'

/** When the last backup was made; null when none was. */
export const lastBackupViewAtom = businessView<BackupRecord | null>((get) => ({
  key: ['backups', 'last'],
  ask: () => get(backupsGatewayAtom).last(),
}))

/** Makes a backup and answers it as the text of a file. */
export const createBackupAtom = atom(null, async (get, set) => {
  const outcome = await get(backupsGatewayAtom).create()
  if (outcome.ok) void set(refreshAtom, ['backups'])
  return outcome
})

/** Whether the business fits into a backup over the web. */
export const backupSizeViewAtom = businessView<BackupSize>((get) => ({
  key: ['backups', 'size'],
  ask: () => get(backupsGatewayAtom).size(),
}))

/** How many parts of a backup have been sent, while one is restored; null otherwise. */
export const restoreProgressAtom = atom<{ sent: number; all: number } | null>(null)

/** Replaces the business by a backup's text: all of it or nothing. */
export const restoreBackupAtom = atom(null, async (get, set, text: string) => {
  const outcome = await get(backupsGatewayAtom).restore(text, (sent, all) =>
    set(restoreProgressAtom, { sent, all }),
  )
  set(restoreProgressAtom, null)
  if (outcome.ok) void set(refreshAtom)
  return outcome
})

/** Whether the signed-in person may restore a backup: super administrators only. */
export const mayRestoreAtom = pinnable((get): boolean => get(roleAtom) === 'super_admin')

/** The rules of the booking interface, as they are now. */
export const readApiSettingsAtom = atom(null, (get) => get(settingsGatewayAtom).readApi())

/** Saves the rules of the booking interface. `version` is the one the person saw. */
export const saveApiSettingsAtom = atom(
  null,
  (get, _set, { version, ...fields }: Partial<ApiSettings> & { version: number }) =>
    get(settingsGatewayAtom).saveApi(version, fields),
)

/** Maintenance that is planned or running, soonest first. */
export const plannedMaintenanceViewAtom = businessView<MaintenanceWindow[]>((get) => ({
  key: ['maintenance', 'planned'],
  ask: () => get(maintenanceGatewayAtom).planned(),
}))

/** Plans maintenance; the public site tells it from a day before. */
export const scheduleMaintenanceAtom = atom(
  null,
  async (get, set, window: Omit<MaintenanceWindow, 'id'>) => {
    const outcome = await get(maintenanceGatewayAtom).schedule(window)
    if (outcome.ok) void set(refreshAtom, ['maintenance'])
    return outcome
  },
)

/** Takes planned maintenance back. */
export const cancelMaintenanceAtom = atom(null, async (get, set, id: number) => {
  const outcome = await get(maintenanceGatewayAtom).cancel(id)
  void set(refreshAtom, ['maintenance'])
  return outcome
})

/** Every record of a kind, with all its fields. */
export const exportKindAtom = atom(null, (get, _set, kind: RecordKind): Answer<{ id: string }[]> =>
  get(settingsGatewayAtom).exportKind(kind),
)
