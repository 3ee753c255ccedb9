import { lazy, Suspense } from 'react'
import { withRetry } from '@/domain/retry'
import type { OrderFormProps } from './OrderForm'

const OrderForm = lazy(() => withRetry(() => import('./OrderForm')))

/** The dialog that makes or changes an order, loaded when one is opened. Draw it only while it is open. */
export function OrderDialog(props: OrderFormProps) {
  return (
    <Suspense>
      <OrderForm {...props} />
    </Suspense>
  )
}
