import { ProductsScreen } from '@/screens/admin/products/ProductsScreen'
import { productsList } from '@/state/admin/products'
import { useListAddress } from './useListAddress'

/** `/admin/products`. */
export default function ProductsRoute() {
  useListAddress(productsList.stateAtom)
  return <ProductsScreen />
}
