import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { dismissToastAtom, toastsAtom } from '@/platform/toasts/toasts'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { LatePart } from './LatePart'
import { preloadable } from './navigation/preloadable'

const ToastStack = preloadable(async () => ({
  default: (await import('@/ui/ToastStack')).ToastStack,
}))

/** The short messages that there are; how one looks is loaded with the first. */
export default function ToastList() {
  const { site } = useWords(sharedWords)
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  // Once there it stays, so that the last message can be seen to leave.
  const [wasShown, setWasShown] = useState(false)
  if (toasts.length > 0 && !wasShown) setWasShown(true)
  if (!wasShown) return null
  return (
    <LatePart>
      <ToastStack toasts={toasts} onDismiss={dismiss} dismissLabel={site.closeMessage} />
    </LatePart>
  )
}
