import { CustomersScreen } from '@/screens/admin/customers/CustomersScreen'
import { customersList } from '@/state/admin/customers'
import { useListAddress } from './useListAddress'

/** `/admin/customers`. */
export default function CustomersRoute() {
  useListAddress(customersList.stateAtom)
  return <CustomersScreen />
}
