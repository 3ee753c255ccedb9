import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { settings } from '@/content/en/admin/settings'
import { pacificToday } from '@/domain/pacificTime'
import { createBackupAtom, lastBackupViewAtom, mayRestoreAtom } from '@/state/admin/office'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { saveFile } from '../shared/saveFile'
import { useTell } from '../shared/useTell'
import { AdvancedCard } from './AdvancedCard'
import { RestoreBackup } from './RestoreBackup'

const words = settings.advanced.backup

/** Backup Settings: the last backup, and a new one as a file to keep. */
export function BackupBlock() {
  const view = useAtomValue(lastBackupViewAtom)
  const create = useSetAtom(createBackupAtom)
  const tell = useTell()
  const mayRestore = useAtomValue(mayRestoreAtom)
  const [isBusy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    const outcome = await tell(create(), { title: words.done, text: words.doneText })
    setBusy(false)
    if (!outcome.ok) return
    saveFile(
      `${words.file}-${pacificToday(new Date())}.json`,
      outcome.value,
      'application/json;charset=utf-8',
    )
  }

  return (
    <AdvancedCard
      title={words.title}
      text={words.text}
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button busy={isBusy} busyLabel={words.busy} onClick={() => void run()}>
            {words.button}
          </Button>
          {mayRestore && <RestoreBackup />}
        </chakra.div>
      }
    >
      {view.status === 'loading' && (
        <div aria-busy="true">
          <Skeleton width="12rem" />
        </div>
      )}
      {view.status === 'ready' && (
        <p>
          {view.value ? (
            <>
              {words.last} <strong>{dayInWords(view.value.madeAt)}</strong>
            </>
          ) : (
            words.never
          )}
        </p>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && <p>{words.missing}</p>}
    </AdvancedCard>
  )
}

/** The Pacific day of an instant as the specification writes it: "June 23, 2024". */
function dayInWords(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(new Date(`${pacificToday(new Date(instant))}T00:00:00Z`))
}
