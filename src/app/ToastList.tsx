import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { site } from '@/content/en/site'
import { dismissToastAtom, toastsAtom } from '@/state/toasts'

const ToastStack = lazy(() =>
  import('@/ui/ToastStack').then((module) => ({ default: module.ToastStack })),
)

/** The short messages that there are; how one looks is loaded with the first. */
export default function ToastList() {
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastStack toasts={toasts} onDismiss={dismiss} dismissLabel={site.closeMessage} />
    </Suspense>
  )
}
