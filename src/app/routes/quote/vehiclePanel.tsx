import { useNavigate } from 'react-router-dom'
import { VehicleForm } from '@/screens/quote/VehicleForm'
import { quoteStepPaths } from '@/domain/quoteProgress'

/** Step 1, for the home page. */
export function VehiclePanel() {
  const navigate = useNavigate()
  return <VehicleForm onContinue={() => void navigate(quoteStepPaths[2])} />
}
