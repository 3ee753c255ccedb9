import { lazy, Suspense } from 'react'
import { withRetry } from '@/domain/retry'
import type { ReorderFormProps } from './ReorderForm'

const ReorderForm = lazy(() => withRetry(() => import('./ReorderForm')))

/** The dialog that orders units from a supplier, loaded when one is opened. Draw it only while it is open. */
export function ReorderDialog(props: ReorderFormProps) {
  return (
    <Suspense>
      <ReorderForm {...props} />
    </Suspense>
  )
}
