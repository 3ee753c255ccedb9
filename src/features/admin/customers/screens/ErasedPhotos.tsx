import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { erasedPhotosViewAtom, removeErasedPhotosAtom } from '../state'
import { customerWords } from '../words'

/** Says that files of erased customers' photos are still there, and tries again. Nothing when there are none. */
export function ErasedPhotos() {
  const { erasedPhotos: words } = useWords(customerWords)
  const view = useAtomValue(erasedPhotosViewAtom)
  const remove = useSetAtom(removeErasedPhotosAtom)
  const [isBusy, setBusy] = useState(false)
  if (view.status !== 'ready' || view.value === 0) return null

  async function run() {
    setBusy(true)
    await remove()
    setBusy(false)
  }

  return (
    <Alert
      tone="warning"
      announce="polite"
      title={words.title(view.value)}
      actions={
        <Button busy={isBusy} onClick={() => void run()}>
          {words.retry}
        </Button>
      }
    >
      {words.text}
    </Alert>
  )
}
