import { useSetAtom, type WritableAtom } from 'jotai'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import type { AnyRecord, RecordList } from '@/platform/records/recordList'
import type { RecordForm } from '@/platform/records/recordSaving'
import { useWords } from '@/platform/words/words'
import { sharedAdminWords } from '../words'
import { RecordDialog } from './RecordDialog'
import type { FormField, FormValues } from './formFields'
import { useEditedRecord } from './useEditedRecord'
import { useTell } from './useTell'

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
  const { common } = useWords(sharedAdminWords)
  const save = useSetAtom(saveAtom)
  const tell = useTell()
  const record = edited === 'new' ? null : edited
  const editedRecord = useEditedRecord(list, record, valuesOf)
  if (edited === null) return null

  return (
    <RecordDialog
      title={record ? words.editTitle(record.id) : words.addTitle}
      saveLabel={record ? undefined : (saveLabel ?? words.addTitle)}
      fields={fields}
      values={record ? valuesOf(record) : newValues}
      edited={editedRecord}
      onClose={onClose}
      onSave={(values, version, form) => {
        const current = record && { ...record, version: version ?? record.version }
        return tell(
          save({ record: current, fields: fieldsOf(values), form }),
          ({ id }) => ({ title: common.saved(id) }),
          'form',
        )
      }}
    />
  )
}
