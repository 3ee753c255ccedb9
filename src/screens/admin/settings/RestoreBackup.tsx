import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { settings } from '@/content/en/admin/settings'
import { restoreBackupAtom } from '@/state/admin/office'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '../shared/ConfirmDialog'
import { useTell } from '../shared/useTell'

const words = settings.advanced.backup.restore

/** Chooses a backup's file, asks, and replaces the business by it. For super administrators. */
export function RestoreBackup() {
  const restore = useSetAtom(restoreBackupAtom)
  const tell = useTell()
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
        text={words.text(file?.name ?? '')}
        confirm={words.confirm}
        keep={words.keep}
        onClose={() => setFile(null)}
        onConfirm={async () => {
          if (file) await tell(file.text().then(restore), { title: words.done })
        }}
      />
    </>
  )
}
