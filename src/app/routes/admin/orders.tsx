import { OrdersScreen } from '@/screens/admin/orders/OrdersScreen'
import { ordersList } from '@/state/admin/orders'
import { useListAddress } from './useListAddress'

/** `/admin/orders`. */
export default function OrdersRoute() {
  useListAddress(ordersList.stateAtom)
  return <OrdersScreen />
}
