import { atom } from 'jotai'
import type { BusinessGateways } from '@/data/businessGateways'
import type { Answer, RecordsGateway } from '@/data/recordsGateway'
import type { RecordKind } from '@/domain/history'
import type { ApiSettings, BackupRecord, MaintenanceWindow } from '@/domain/settings'
import { roleAtom } from '../sessionState'
import { businessGatewaysAtom } from './businessGateways'
import { businessView, pinnable, refreshAtom } from './view'

/** When the last backup was made; null when none was. */
export const lastBackupViewAtom = businessView<BackupRecord | null>(() => ({
  key: ['backups', 'last'],
  ask: (business) => business.backups.last(),
}))

/** Makes a backup and answers it as the text of a file. */
export const createBackupAtom = atom(null, async (get, set) => {
  const outcome = await get(businessGatewaysAtom).backups.create()
  if (outcome.ok) void set(refreshAtom, ['backups'])
  return outcome
})

/** Replaces the business by a backup's text: all of it or nothing. */
export const restoreBackupAtom = atom(null, async (get, set, text: string) => {
  const outcome = await get(businessGatewaysAtom).backups.restore(text)
  if (outcome.ok) void set(refreshAtom)
  return outcome
})

/** Whether the signed-in person may restore a backup: super administrators only. */
export const mayRestoreAtom = pinnable((get): boolean => get(roleAtom) === 'super_admin')

/** The rules of the booking interface, as they are now. */
export const readApiSettingsAtom = atom(null, (get) => get(businessGatewaysAtom).settings.readApi())

/** Saves the rules of the booking interface. `version` is the one the person saw. */
export const saveApiSettingsAtom = atom(null, (get, _set, { version, ...fields }: ApiSettings) =>
  get(businessGatewaysAtom).settings.saveApi(version, fields),
)

/** Maintenance that is planned or running, soonest first. */
export const plannedMaintenanceViewAtom = businessView<MaintenanceWindow[]>(() => ({
  key: ['maintenance', 'planned'],
  ask: (business) => business.maintenance.planned(),
}))

/** Plans maintenance; the public site tells it from a day before. */
export const scheduleMaintenanceAtom = atom(
  null,
  async (get, set, window: Omit<MaintenanceWindow, 'id'>) => {
    const outcome = await get(businessGatewaysAtom).maintenance.schedule(window)
    if (outcome.ok) void set(refreshAtom, ['maintenance'])
    return outcome
  },
)

/** Takes planned maintenance back. */
export const cancelMaintenanceAtom = atom(null, async (get, set, id: number) => {
  const outcome = await get(businessGatewaysAtom).maintenance.cancel(id)
  void set(refreshAtom, ['maintenance'])
  return outcome
})

const gatewayOf: Record<
  RecordKind,
  (business: BusinessGateways) => Pick<RecordsGateway<{ id: string }>, 'exportAll'>
> = {
  quotes: ({ quotes }) => quotes,
  jobs: ({ jobs }) => jobs,
  customers: ({ customers }) => customers,
  technicians: ({ technicians }) => technicians,
  orders: ({ orders }) => orders,
  glass_items: ({ glass }) => glass,
  products: ({ products }) => products,
}

/** Every record of a kind, with all its fields. */
export const exportKindAtom = atom(null, (get, _set, kind: RecordKind): Answer<{ id: string }[]> =>
  gatewayOf[kind](get(businessGatewaysAtom)).exportAll({}),
)
