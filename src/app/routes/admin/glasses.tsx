import { GlassesScreen } from '@/screens/admin/glasses/GlassesScreen'
import { glassList } from '@/state/admin/glasses'
import { useListAddress } from './useListAddress'

/** `/admin/glasses`. */
export default function GlassesRoute() {
  useListAddress(glassList.stateAtom)
  return <GlassesScreen />
}
