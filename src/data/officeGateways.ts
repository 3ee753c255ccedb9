import type { Dashboard, SearchResults } from '@/domain/dashboard'
import type { NotificationBoard } from '@/domain/notifications'
import type {
  ApiSettings,
  BackupRecord,
  MaintenanceWindow,
  Setting,
  SettingChange,
} from '@/domain/settings'
import { asFileText, type BusinessCall } from './businessCall'
import { snakeKey } from './keyCase'
import type { Answer } from './recordsGateway'

export type DashboardGateway = {
  read(): Answer<Dashboard>
  /** Quotes, jobs, customers and orders; five of each at most. Nothing below two letters. */
  search(text: string): Answer<SearchResults>
}

export function createDashboardGateway(call: BusinessCall): DashboardGateway {
  return {
    read: () => call('dashboard'),
    search: (text) => call('search_records', { query: text }),
  }
}

export type NotificationsGateway = {
  /** Newest first. */
  read(most?: number): Answer<NotificationBoard>
  /** Without ids, all. For the signed-in administrator only. */
  markRead(ids?: number[]): Answer<null>
}

export function createNotificationsGateway(call: BusinessCall): NotificationsGateway {
  return {
    read: (most = 20) => call('notification_board', { most }),
    markRead: (ids) => call('mark_notifications_read', { ids: ids ?? null }),
  }
}

export type SettingsGateway = {
  /** In the order they are shown. */
  read(): Answer<Setting[]>
  /** All or none. `invalid`: the keys whose value is of the wrong kind. */
  save(changes: SettingChange[]): Answer<Setting[]>
  readApi(): Answer<ApiSettings>
  saveApi(version: number, fields: Partial<Omit<ApiSettings, 'version'>>): Answer<ApiSettings>
}

export function createSettingsGateway(call: BusinessCall): SettingsGateway {
  return {
    read: () => call('list_settings'),
    async save(changes) {
      const outcome = await call<Setting[]>('save_settings', { changes })
      if (outcome.ok || outcome.failure.kind !== 'invalid') return outcome
      // What is refused is named by the setting's key, and a key is a value: it changes no case.
      const errors = outcome.failure.errors.map((error) => ({
        ...error,
        field: snakeKey(error.field),
      }))
      return { ok: false, failure: { kind: 'invalid', errors } }
    },
    readApi: () => call('get_api_settings'),
    saveApi: (version, fields) => call('save_api_settings', { version, fields }),
  }
}

export type MaintenanceGateway = {
  /** For everybody: what is on now or begins within a day, or null. */
  current(): Answer<MaintenanceWindow | null>
  planned(): Answer<MaintenanceWindow[]>
  /** Instants are ISO 8601. */
  schedule(window: Omit<MaintenanceWindow, 'id'>): Answer<MaintenanceWindow[]>
  cancel(id: number): Answer<MaintenanceWindow[]>
}

export function createMaintenanceGateway(call: BusinessCall): MaintenanceGateway {
  return {
    current: () => call('current_maintenance'),
    planned: () => call('list_maintenance'),
    schedule: (window) => call('schedule_maintenance', window),
    cancel: (id) => call('cancel_maintenance', { id }),
  }
}

export type BackupsGateway = {
  /** Null when none has been made. */
  last(): Answer<BackupRecord | null>
  /** All of the business, as the text of a file to keep. */
  create(): Answer<string>
  /** Replaces the business by a backup's text; for super administrators. */
  restore(text: string): Answer<null>
}

export function createBackupsGateway(
  call: BusinessCall,
  /** Keys of a backup stay as they are: it goes back where it came from. */
  callUnchanged: BusinessCall,
): BackupsGateway {
  return {
    last: () => call('last_backup'),
    async create() {
      return asFileText(await callUnchanged('create_backup'))
    },
    async restore(text) {
      let backup: unknown
      try {
        backup = JSON.parse(text)
      } catch {
        return {
          ok: false,
          failure: { kind: 'invalid', errors: [{ field: 'backup', problem: 'invalid' }] },
        }
      }
      return callUnchanged('restore_backup', { backup })
    },
  }
}
