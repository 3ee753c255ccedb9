import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/features/admin/shared/screens/ConfirmDialog'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useFormats } from '@/platform/formats/formats'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { restoreBackupAtom, restoreProgressAtom } from '../officeState'
import { settingWords } from '../words'

/** Chooses a backup's file, asks, and replaces the business by it. For super administrators. */
export function RestoreBackup() {
  const words = useWords(settingWords).advanced.backup.restore
  const restore = useSetAtom(restoreBackupAtom)
  const progress = useAtomValue(restoreProgressAtom)
  const show = useSetAtom(showToastAtom)
  const tell = useTell()
  const { number } = useFormats()
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <Button variant="plain" onClick={() => picker.current?.click()}>
        {words.button}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        aria-label={words.choose}
        hidden
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <ConfirmDialog
        isOpen={file !== null}
        title={words.title}
        text={
          <>
            {words.text(file?.name ?? '')}
            <chakra.output
              display="block"
              mt={progress ? '3' : '0'}
              fontWeight="semibold"
              color="fg"
            >
              {progress &&
                (progress.sent < progress.all
                  ? words.progress(number(progress.sent), number(progress.all))
                  : words.checking)}
            </chakra.output>
          </>
        }
        confirm={words.confirm}
        keep={words.keep}
        onClose={() => setFile(null)}
        onConfirm={async () => {
          if (!file) return
          const restoring = file.text().then(restore)
          const outcome = await restoring
          const problem =
            !outcome.ok && outcome.failure.kind === 'invalid'
              ? (outcome.failure.errors[0]?.problem ?? 'invalid')
              : null
          if (problem) {
            const text = problem === 'other_schema' ? words.otherSchema : words.damaged
            show({ tone: 'danger', title: words.refused, text })
          } else await tell(restoring, { title: words.done })
        }}
      />
    </>
  )
}
