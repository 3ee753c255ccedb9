import { useSetAtom } from 'jotai'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { toCsv, type CsvCell } from '@/domain/csv'
import { businessToday } from '@/domain/businessTime'
import { saveFile } from '@/platform/files/saveFile'
import type { AnyRecord, RecordList } from '@/platform/records/recordList'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { sharedAdminWords } from '../words'
import { useTell } from './useTell'

/** One column of an export. */
export type ExportColumn<Row> = { header: string; cell: (row: Row) => CsvCell }

type ExportButtonProps<Row extends AnyRecord> = {
  list: RecordList<Row>
  /** The file's name before the day. */
  name: string
  columns: readonly ExportColumn<Row>[]
}

/** Saves every row that the list's search, tab and filters leave, as CSV. */
export function ExportButton<Row extends AnyRecord>({
  list,
  name,
  columns,
}: ExportButtonProps<Row>) {
  const { common } = useWords(sharedAdminWords)
  const ask = useSetAtom(list.exportAtom)
  const tell = useTell()
  const [isBusy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    const outcome = await tell(ask(), (rows) => ({ title: common.exported(rows.length) }))
    setBusy(false)
    if (!outcome.ok) return
    const text = toCsv(
      columns.map(({ header }) => header),
      outcome.value.map((row) => columns.map(({ cell }) => cell(row))),
    )
    saveFile(`${name}-${businessToday(new Date())}.csv`, text, 'text/csv;charset=utf-8')
  }

  return (
    <Button busy={isBusy} busyLabel={common.exporting} onClick={() => void run()}>
      <Download aria-hidden="true" size={18} />
      {common.export}
    </Button>
  )
}
