import type { Context } from './context'
import { refuse } from './refusal'
import type { OfficeCreationRow } from './tables'

/** What a form has made already; undefined when it comes the first time. */
export function madeByForm(
  context: Context,
  key: string,
  kind: string,
): OfficeCreationRow | undefined {
  const made = context.tables.office_creations.get(key)
  if (made && (made.user_id !== context.accountId || made.kind !== kind)) {
    refuse('PT409', 'key_used', {}, 'This key belongs to another form.')
  }
  return made
}

/** Keeps what a form has made, so that sending it again changes that. */
export function rememberCreation(
  context: Context,
  key: string,
  kind: string,
  sent: number,
  record: { id: string; version: number },
): void {
  context.tables.office_creations.set(key, {
    user_id: context.accountId ?? '',
    kind,
    record_id: record.id,
    version: record.version,
    sent,
  })
}

/** What a save is sent with. For a new record `version` counts how often the form has been sent. */
export type SentSave = { id: string | null; version: number | null; idempotency_key: string | null }

/**
 * Saves a record, a new one once for each form: sent again, the form changes what it has made; an earlier
 * sending that arrives late changes nothing.
 */
export function saveOnce<Kept extends { id: string; version: number }>(
  context: Context,
  kind: string,
  { id, version, idempotency_key: key }: SentSave,
  save: (id: string | null, version: number | null) => Kept,
  read: (id: string) => Kept,
): Kept {
  if (id !== null || key === null) return save(id, version)
  const made = madeByForm(context, key, kind)
  const sent = version ?? 1
  if (made && made.sent >= sent) return read(made.record_id)
  const record = save(made?.record_id ?? null, made?.version ?? null)
  rememberCreation(context, key, kind, sent, record)
  return record
}
