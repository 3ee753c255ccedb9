import { TechniciansScreen } from '@/screens/admin/technicians/TechniciansScreen'
import { techniciansList } from '@/state/admin/technicians'
import { useListAddress } from './useListAddress'

/** `/admin/technicians`. */
export default function TechniciansRoute() {
  useListAddress(techniciansList.stateAtom)
  return <TechniciansScreen />
}
