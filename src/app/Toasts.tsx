import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { site } from '@/content/en/site'
import { dismissToastAtom, toastsAtom } from '@/state/toasts'

const ToastStack = lazy(() =>
  import('@/ui/ToastStack').then((module) => ({ default: module.ToastStack })),
)

/**
 * Short messages that outlive the page they came from. The region is there from the start, so that
 * what comes into it is read out; how a message looks is loaded with the first one.
 */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  return (
    <div role="status" aria-live="polite">
      {toasts.length > 0 && (
        <Suspense>
          <ToastStack toasts={toasts} onDismiss={dismiss} dismissLabel={site.closeMessage} />
        </Suspense>
      )}
    </div>
  )
}
