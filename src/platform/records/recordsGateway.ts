import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import type { HistoryEntry, RecordKind } from '@/domain/history'
import type { SentForm } from '@/domain/idempotencyKey'
import type { ListPage, ListQuery } from '@/domain/lists'
import type { BusinessCall } from '@/platform/client/businessCall'
import { gatewayAtom } from '@/platform/client/gatewayAtom'
import { snakeKey } from '@/platform/client/keyCase'

/** An answer of the business, or why there is none. */
export type Answer<Value> = Promise<Outcome<Value, BusinessFailure>>

/** What all records of the business can be asked. */
export type RecordsGateway<Row> = {
  /** One page; a page past the end answers the last page. */
  list(query: ListQuery): Answer<ListPage<Row>>
  get(id: string): Answer<Row>
  /** Every row that matches, not a page; up to 100,000. */
  exportAll(query: ListQuery): Answer<Row[]>
  /** Newest first. */
  history(id: string): Answer<HistoryEntry[]>
  /** Can be undone by `restore`. Refused (`in_use`) while others need the record. */
  remove(id: string, version: number): Answer<null>
  restore(id: string): Answer<Row>
}

/** The query as the database reads it. Names of columns change case, values do not. */
function listArguments(query: ListQuery): Record<string, unknown> {
  const { filters, sort, ...rest } = query
  return { ...rest, filters: filters ?? {}, sort: sort ? snakeKey(sort) : undefined }
}

/** The part of a gateway that is the same for every kind of record. */
export function recordsGateway<Row>(call: BusinessCall, kind: RecordKind): RecordsGateway<Row> {
  return {
    list: (query) => call('list_records', { kind, query: listArguments(query) }),
    get: (id) => call('get_record', { kind, id }),
    exportAll: (query) => call('export_records', { kind, query: listArguments(query) }),
    history: (id) => call('record_history', { kind, id }),
    remove: (id, version) => call('delete_record', { kind, id, version }),
    restore: (id) => call('restore_record', { kind, id }),
  }
}

/** The gateway of records that need no more than what is the same for every kind. */
export function recordsGatewayAtom<Row>(kind: RecordKind) {
  return gatewayAtom(({ call }) => recordsGateway<Row>(call, kind))
}

/** A record that is saved; without one a new record is made. */
export type Saved = { id: string; version: number }

/**
 * The arguments that say which record is saved, and which version the person saw.
 * @param form the form that makes a new one: sent again after an answer was lost, it changes what it has
 *   made
 */
export function savedArguments(record: Saved | null, form?: SentForm) {
  if (record) return { id: record.id, version: record.version }
  if (!form) return { id: null, version: null }
  return { id: null, version: form.sending, idempotencyKey: form.key }
}

/** The argument by which a form that is sent again is known; nothing where no form says who it is. */
export function formKey(form?: SentForm) {
  return form ? { idempotencyKey: form.key } : {}
}

/** The argument by which the office books although it does not fit; nothing where it does not say so. */
export function overbooking(overbook?: boolean) {
  return overbook ? { overbook: true } : {}
}
