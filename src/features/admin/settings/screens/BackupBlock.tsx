import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { businessToday } from '@/domain/businessTime'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { saveFile } from '@/platform/files/saveFile'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import {
  backupSizeViewAtom,
  createBackupAtom,
  lastBackupViewAtom,
  mayRestoreAtom,
} from '../officeState'
import { settingWords } from '../words'
import { AdvancedCard } from './AdvancedCard'
import { RestoreBackup } from './RestoreBackup'
import { stateView } from '@/ui/stateView'
import { LoadingText } from '@/ui/LoadingText'

/** Backup Settings: the last backup, and a new one as a file to keep. */
export function BackupBlock() {
  const words = useWords(settingWords).advanced.backup
  const { plainDay, number } = useFormats()
  const view = useAtomValue(lastBackupViewAtom)
  const size = useAtomValue(backupSizeViewAtom)
  const outgrown = size.status === 'ready' && !size.value.fits ? size.value : null
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
      `${words.file}-${businessToday(new Date())}.json`,
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
          {!outgrown && (
            <Button busy={isBusy} busyLabel={words.busy} onClick={() => void run()}>
              {words.button}
            </Button>
          )}
          {mayRestore && <RestoreBackup />}
        </chakra.div>
      }
    >
      {view.status === 'loading' && (
        <div aria-busy="true">
          <LoadingText>{words.loading}</LoadingText>
          <Skeleton width="12rem" />
        </div>
      )}
      {view.status === 'ready' && (
        <p>
          {view.value ? (
            <span>
              {words.last} <strong>{plainDay(businessToday(new Date(view.value.madeAt)))}</strong>
            </span>
          ) : (
            words.never
          )}
        </p>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && (
        <p {...stateView('error')}>{words.missing}</p>
      )}
      {outgrown && (
        <p>
          {words.tooLarge(number(outgrown.rows), number(outgrown.limit))}{' '}
          <code>{words.command}</code>
        </p>
      )}
    </AdvancedCard>
  )
}
