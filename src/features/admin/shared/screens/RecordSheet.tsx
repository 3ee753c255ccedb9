import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { AnyRecord, RecordList } from '@/platform/records/recordList'
import { useWords } from '@/platform/words/words'
import { Skeleton } from '@/ui/Skeleton'
import { Modal } from '@/ui/overlay/Modal'
import { sharedAdminWords } from '../words'
import { History } from './History'
import { ViewProblem } from './ViewProblem'
import { LoadingText } from '@/ui/LoadingText'

type RecordSheetProps<Row extends AnyRecord> = {
  list: RecordList<Row>
  /** The heading for a record, like "Q-001 · Nora Castillo". */
  title: (record: Row) => string
  /** What is shown of it: a `SummaryList`, pictures. */
  children: (record: Row) => ReactNode
  /** What can be done with it, at the sheet's foot. */
  actions?: (record: Row) => ReactNode
}

/** The record that is open beside its list, with its history. Which one is in the list's address. */
export function RecordSheet<Row extends AnyRecord>(props: RecordSheetProps<Row>) {
  const { record } = useAtomValue(props.list.stateAtom)
  // Read only while one is open: a closed sheet asks no server.
  return record ? <OpenSheet {...props} id={record} /> : null
}

function OpenSheet<Row extends AnyRecord>({
  list,
  id,
  title,
  children,
  actions,
}: RecordSheetProps<Row> & { id: string }) {
  const { common } = useWords(sharedAdminWords)
  const view = useAtomValue(list.recordViewAtom)
  const open = useSetAtom(list.openAtom)
  const record = view.status === 'ready' ? view.value : null
  return (
    <Modal
      isOpen
      onClose={() => open(null)}
      shape="side"
      title={record ? title(record) : id}
      closeLabel={common.close}
      footer={record && actions?.(record)}
    >
      {view.status === 'loading' && (
        <chakra.div aria-busy="true" display="flex" flexDirection="column" gap="4">
          <LoadingText>{common.details.loading}</LoadingText>
          {['80%', '60%', '70%', '45%', '65%'].map((width) => (
            <Skeleton key={width} width={width} height="1.2rem" />
          ))}
        </chakra.div>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {record && (
        <>
          {children(record)}
          <History list={list} />
        </>
      )}
    </Modal>
  )
}
