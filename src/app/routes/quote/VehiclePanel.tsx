import { Suspense, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ResumedNotice } from '@/features/quote/screens/ResumedNotice'
import { VehicleForm } from '@/features/quote/screens/VehicleForm'
import { quoteStepPaths } from '@/domain/quoteProgress'
import { usePreload } from '../../navigation/usePreload'
import { QuoteProvider } from '../../providers/QuoteProvider'

/** Step 1, for the home page; hydrated apart from the rest of it. */
export function VehiclePanel() {
  const navigate = useNavigate()
  const panel = useRef<HTMLDivElement>(null)
  usePreload(quoteStepPaths[2])
  return (
    <Suspense>
      <QuoteProvider>
        <div ref={panel}>
          <ResumedNotice
            step={1}
            onStartOver={() => panel.current?.querySelector('input')?.focus()}
          />
          <VehicleForm onContinue={() => void navigate(quoteStepPaths[2])} />
        </div>
      </QuoteProvider>
    </Suspense>
  )
}
