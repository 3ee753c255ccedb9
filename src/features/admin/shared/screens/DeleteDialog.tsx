import { useSetAtom } from 'jotai'
import type { AnyRecord, RecordList } from '@/platform/records/recordList'
import { useWords } from '@/platform/words/words'
import { sharedAdminWords } from '../words'
import { ConfirmDialog } from './ConfirmDialog'
import { useTell } from './useTell'

type DeleteDialogProps<Row extends AnyRecord> = {
  list: RecordList<Row>
  /** The record to delete; null while none is asked about. */
  record: Row | null
  onClose: () => void
}

/** Asks, deletes, and offers to undo it. */
export function DeleteDialog<Row extends AnyRecord>({
  list,
  record,
  onClose,
}: DeleteDialogProps<Row>) {
  const { common } = useWords(sharedAdminWords)
  const remove = useSetAtom(list.removeAtom)
  const restore = useSetAtom(list.restoreAtom)
  const tell = useTell()
  const id = record?.id ?? ''
  const { title, text, confirm, keep } = common.askDelete

  return (
    <ConfirmDialog
      isOpen={record !== null}
      title={title(id)}
      text={text}
      confirm={confirm}
      keep={keep}
      onClose={onClose}
      onConfirm={() =>
        record
          ? tell(remove(record), {
              title: common.deleted(id),
              action: {
                label: common.undo,
                run: () => void tell(restore(record), { title: common.restored(id) }),
              },
            })
          : undefined
      }
    />
  )
}
