/** One entry of a record's history. */
export type HistoryEntry = {
  id: number
  at: string
  /** The name of the person, or null when the system did it. */
  actor: string | null
  action: 'insert' | 'update' | 'delete' | 'restore' | 'export' | 'erase'
  /** Old and new value of each changed field; null where the values are personal and not kept. */
  changes: Record<string, { from: unknown; to: unknown } | null>
}

/** The records that have a history, can be deleted, and can be brought back. */
export const recordKinds = [
  'quotes',
  'jobs',
  'customers',
  'technicians',
  'orders',
  'glass_items',
  'products',
] as const
export type RecordKind = (typeof recordKinds)[number]
