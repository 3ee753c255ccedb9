import type { RecordKind } from '@/domain/history'
import type { ApiSettings, Setting, SettingChange } from '@/domain/settings'
import { gatewayAtom, type Calls } from '@/platform/client/gatewayAtom'
import { snakeKey } from '@/platform/client/keyCase'
import { recordsGateway, type Answer } from '@/platform/records/recordsGateway'

export type SettingsGateway = {
  /** In the order they are shown. */
  read(): Answer<Setting[]>
  /** All or none. `invalid`: the keys whose value is of the wrong kind. */
  save(changes: SettingChange[]): Answer<Setting[]>
  readApi(): Answer<ApiSettings>
  saveApi(version: number, fields: Partial<Omit<ApiSettings, 'version'>>): Answer<ApiSettings>
  /** Every record of a kind, with all its fields. */
  exportKind(kind: RecordKind): Answer<{ id: string }[]>
}

export function createSettingsGateway({ call }: Calls): SettingsGateway {
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
    async exportKind(kind) {
      const { exportAll } = recordsGateway<{ id: string }>(call, kind)
      const outcome = await exportAll({})
      if (kind !== 'quotes' || !outcome.ok) return outcome
      // Converted quotes have a tab of their own. One that is converted between the two answers is in both.
      const converted = await exportAll({ tab: 'All Scheduled' })
      if (!converted.ok) return converted
      const known = new Set(converted.value.map(({ id }) => id))
      return {
        ok: true,
        value: [...converted.value, ...outcome.value.filter(({ id }) => !known.has(id))],
      }
    },
  }
}

export const settingsGatewayAtom = gatewayAtom(createSettingsGateway)
