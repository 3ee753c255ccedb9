import type { Decorator } from '@storybook/react-vite'
import { useAtomValue, useSetAtom } from 'jotai'
import { dismissToastAtom, toastsAtom } from '@/platform/toasts/toasts'
import { ToastStack } from '@/ui/ToastStack'

/** Puts the app's region of short messages beside a screen. */
export const withToasts: Decorator = (Story) => (
  <>
    <main>
      <Story />
    </main>
    <Toasts />
  </>
)

function Toasts() {
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  return (
    <div role="status" aria-label="Messages">
      <ToastStack toasts={toasts} onDismiss={dismiss} dismissLabel="Close message" />
    </div>
  )
}
