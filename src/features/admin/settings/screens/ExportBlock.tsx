import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { toCsv, type CsvCell } from '@/domain/csv'
import { recordKinds, type RecordKind } from '@/domain/history'
import { businessToday } from '@/domain/businessTime'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { saveFile } from '@/platform/files/saveFile'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/overlay/Modal'
import { exportKindAtom } from '../officeState'
import { settingWords } from '../words'
import { AdvancedCard } from './AdvancedCard'

/** Export Data: every kind of record as a file. */
export function ExportBlock() {
  const words = useWords(settingWords).advanced.export
  const { common } = useWords(sharedAdminWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <AdvancedCard
      title={words.title}
      text={words.text}
      action={<Button onClick={() => setOpen(true)}>{words.button}</Button>}
    >
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        description={words.description}
        closeLabel={common.close}
        size="sm"
      >
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
          {recordKinds.map((kind) => (
            <KindExport key={kind} kind={kind} />
          ))}
        </chakra.ul>
      </Modal>
    </AdvancedCard>
  )
}

function KindExport({ kind }: { kind: RecordKind }) {
  const words = useWords(settingWords).advanced.export
  const ask = useSetAtom(exportKindAtom)
  const tell = useTell()
  const [isBusy, setBusy] = useState(false)
  const name = useWords(sharedAdminWords).recordKinds[kind]
  async function run() {
    setBusy(true)
    const outcome = await tell(ask(kind), (rows) => ({ title: words.done(rows.length, name) }))
    setBusy(false)
    if (!outcome.ok) return
    saveFile(
      `${kind.replace('_', '-')}-${businessToday(new Date())}.csv`,
      recordsCsv(outcome.value),
      'text/csv;charset=utf-8',
    )
  }
  return (
    <li>
      <Button width="full" busy={isBusy} busyLabel={words.busy} onClick={() => void run()}>
        <Download aria-hidden="true" size={18} />
        {words.one(name)}
      </Button>
    </li>
  )
}

/** Records as CSV with all their fields, under the names they are stored by. */
function recordsCsv(rows: readonly object[]): string {
  const keys = Object.keys(rows[0] ?? {})
  return toCsv(
    keys.map((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    rows.map((row) => {
      const cells = new Map<string, unknown>(Object.entries(row))
      return keys.map((key) => cellOf(cells.get(key)))
    }),
  )
}

function cellOf(value: unknown): CsvCell {
  if (Array.isArray(value)) return value.map(cellOf).join('; ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return value as CsvCell
}
