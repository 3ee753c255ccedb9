import { lazy, Suspense } from 'react'
import { withRetry } from '@/domain/retry'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import type { SentForm } from '@/domain/idempotencyKey'
import type { FormField, FormValues } from './formFields'

type Latest = Outcome<{ values: FormValues; version: number }, BusinessFailure>

/** A stored record that is edited. */
export type EditedRecord = {
  /** The version that the form begins with. */
  version: number
  /** Reads it as it is now, for merging by hand when somebody else saved first. */
  onReadLatest: () => Promise<Latest>
}

export type RecordDialogProps = {
  title: string
  description?: string
  fields: readonly FormField[]
  /** What the fields hold at first; a field that is left out begins empty. */
  values: FormValues
  /** The record that is edited; null for a new one. */
  edited: EditedRecord | null
  /** Words of the button that saves. */
  saveLabel?: string
  /**
   * Saves. A refusal is shown in the form and what was typed stays; on success the dialog closes, and
   * the one that opened it tells. `form` tells sendings of one open form from another's; `overbook` is true
   * when the person was told that it does not fit, and books anyway.
   */
  onSave: (
    values: FormValues,
    version: number | null,
    form: SentForm,
    overbook: boolean,
  ) => Promise<Outcome<unknown, BusinessFailure>>
  onClose: () => void
}

const RecordForm = lazy(() => withRetry(() => import('./RecordForm')))

/**
 * The dialog that adds or edits a record, its fields given as data: checks, an error summary, refusals
 * of the server, stale edits, unsaved changes. Draw it only while it is open.
 */
export function RecordDialog(props: RecordDialogProps) {
  return (
    <Suspense>
      <RecordForm {...props} />
    </Suspense>
  )
}
