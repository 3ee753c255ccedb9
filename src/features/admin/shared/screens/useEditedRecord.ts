import { useSetAtom } from 'jotai'
import type { AnyRecord, RecordList } from '@/platform/records/recordList'
import type { FormValues } from './formFields'
import type { EditedRecord } from './RecordDialog'

/**
 * What `RecordDialog` needs of the record that it edits.
 * @param record the record as it is shown; null for a new one
 * @param valuesOf what of it is in the form
 */
export function useEditedRecord<Row extends AnyRecord>(
  list: RecordList<Row>,
  record: Row | null,
  valuesOf: (row: Row) => FormValues,
): EditedRecord | null {
  const read = useSetAtom(list.readAtom)
  return (
    record && {
      version: record.version,
      onReadLatest: async () => {
        const latest = await read(record.id)
        if (!latest.ok) return latest
        const { version } = latest.value
        return { ok: true, value: { values: valuesOf(latest.value), version } }
      },
    }
  )
}

/** Where nothing of the record is in the form. */
export const noValues = (): FormValues => ({})
