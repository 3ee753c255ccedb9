import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import { sampleApiSettings, sampleBackup, sampleSettings } from '@mocks/fixtures/business/office'
import { buildCustomer, sampleCustomers } from '@mocks/fixtures/business/people'
import type { Customer, CustomerFields } from '@/domain/customers'
import type { MaintenanceWindow, Setting } from '@/domain/settings'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import { pinned } from './listStates'

/** An office in memory: settings, booking rules, backups, planned maintenance, customers. */
export function officeInMemory() {
  let settings = [...sampleSettings]
  let planned: MaintenanceWindow[] = []
  let api = sampleApiSettings
  let restored: string | null = null
  const setElsewhere = (key: string, value: string) => {
    settings = settings.map((one) =>
      one.key === key ? { ...one, value, version: one.version + 1 } : one,
    )
  }
  const valueOf = (key: string) => settings.find((one: Setting) => one.key === key)?.value
  const business = memoryBusiness({
    settings: {
      read: async () => ({ ok: true, value: settings }),
      save: async (changes) => {
        const keys = changes
          .filter(({ key, version }) =>
            settings.some((one) => one.key === key && one.version !== version),
          )
          .map(({ key }) => key)
        if (keys.length > 0) {
          return { ok: false, failure: { kind: 'stale', version: null, keys } }
        }
        for (const { key, value } of changes) setElsewhere(key, value)
        return { ok: true, value: settings }
      },
      readApi: async () => ({ ok: true, value: api }),
      saveApi: async (version, fields) => {
        api = { ...api, ...fields, version: version + 1 }
        return { ok: true, value: api }
      },
    },
    backups: {
      last: async () => ({ ok: true, value: sampleBackup }),
      create: async () => ({ ok: true, value: '{"format":"sunline-backup"}' }),
      restore: async (text) => {
        if (!text.includes('sunline-backup')) {
          return {
            ok: false,
            failure: { kind: 'invalid', errors: [{ field: 'backup', problem: 'invalid' }] },
          }
        }
        restored = text
        return { ok: true, value: null }
      },
    },
    maintenance: {
      current: async () => ({ ok: true, value: null }),
      planned: async () => ({ ok: true, value: planned }),
      schedule: async (window) => {
        planned = [...planned, { id: planned.length + 1, ...window }]
        return { ok: true, value: planned }
      },
      cancel: async (id) => {
        planned = planned.filter((one) => one.id !== id)
        return { ok: true, value: planned }
      },
    },
    customers: memoryRecords<Customer, CustomerFields>(sampleCustomers, (id, fields) =>
      buildCustomer({ id, ...fields }),
    ).gateway,
  })
  return {
    setElsewhere,
    valueOf,
    api: () => api,
    restored: () => restored,
    planned: () => planned,
    parameters: pinned([businessGatewaysAtom, business]),
  }
}
