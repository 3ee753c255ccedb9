import { useNavigate } from 'react-router-dom'
import { VehicleForm } from '@/screens/quote/VehicleForm'
import { quoteStepPaths } from '@/domain/quoteProgress'
import { QuoteProvider } from '../../providers/QuoteProvider'
import { Alive } from '../../start/Alive'

/** Step 1, for the home page. */
export default function VehiclePanel() {
  const navigate = useNavigate()
  return (
    <QuoteProvider>
      <VehicleForm onContinue={() => void navigate(quoteStepPaths[2])} />
      <Alive />
    </QuoteProvider>
  )
}
