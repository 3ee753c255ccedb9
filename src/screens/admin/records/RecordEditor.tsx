import { useSetAtom, type WritableAtom } from 'jotai'
import { common } from '@/content/en/admin/common'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import type { AnyRecord, RecordList } from '@/state/admin/recordList'
import type { RecordForm } from '@/state/admin/recordSaving'
import { showToastAtom } from '@/state/toasts'
import type { FormField, FormValues } from '../shared/formFields'
import { RecordDialog } from '../shared/RecordDialog'

/** What a form is open for: a record, or a new one. */
export type Edited<Row> = Row | 'new'

type SavingAtom<Row, Fields> = WritableAtom<
  null,
  [RecordForm<Row, Fields>],
  Promise<Outcome<Row, BusinessFailure>>
>

type RecordEditorProps<Row extends AnyRecord, Fields> = {
  list: RecordList<Row>
  /** Draws nothing while null. */
  edited: Edited<Row> | null
  onClose: () => void
  words: { addTitle: string; editTitle: (id: string) => string }
  saveLabel?: string
  fields: readonly FormField[]
  /** What a new record begins with. */
  newValues: FormValues
  valuesOf: (row: Row) => FormValues
  fieldsOf: (values: FormValues) => Fields
  saveAtom: SavingAtom<Row, Fields>
}

/** The dialog that adds or edits a record of one list; tells when it is saved. */
export function RecordEditor<Row extends AnyRecord, Fields>({
  list,
  edited,
  onClose,
  words,
  saveLabel,
  fields,
  newValues,
  valuesOf,
  fieldsOf,
  saveAtom,
}: RecordEditorProps<Row, Fields>) {
  const save = useSetAtom(saveAtom)
  const read = useSetAtom(list.readAtom)
  const show = useSetAtom(showToastAtom)
  if (edited === null) return null
  const record = edited === 'new' ? null : edited

  return (
    <RecordDialog
      title={record ? words.editTitle(record.id) : words.addTitle}
      saveLabel={record ? undefined : (saveLabel ?? words.addTitle)}
      fields={fields}
      values={record ? valuesOf(record) : newValues}
      version={record?.version ?? null}
      onClose={onClose}
      onSave={async (values, version, form) => {
        const seen = record && { ...record, version: version ?? record.version }
        const outcome = await save({ record: seen, fields: fieldsOf(values), form })
        if (outcome.ok) show({ tone: 'success', title: common.saved(outcome.value.id) })
        return outcome
      }}
      onReadLatest={
        record
          ? async () => {
              const latest = await read(record.id)
              if (!latest.ok) return latest
              return {
                ok: true,
                value: { values: valuesOf(latest.value), version: latest.value.version },
              }
            }
          : undefined
      }
    />
  )
}
