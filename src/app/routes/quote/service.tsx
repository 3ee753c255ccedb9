import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ServiceScreen } from '@/features/quote/screens/ServiceScreen'
import { quoteWords } from '@/features/quote/words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { quoteStepPaths } from '@/domain/quoteProgress'
import { isServiceType } from '@/domain/services'
import { chooseServiceAtom } from '@/features/quote/state/quoteDraft'
import { useWords } from '@/platform/words/words'
import { usePageTitle } from '../../navigation/usePageTitle'
import { withQuote } from '../../providers/QuoteProvider'
import { useStep } from './useStep'
import { useVehiclePlace, vehicleHash } from './useVehiclePlace'

/** Step 2 at /quote. `?service=door-glass` chooses a service beforehand. */
function QuoteServiceRoute() {
  const { company } = useSiteSettings()
  const words = useWords(quoteWords)
  const { advance } = useStep(2)
  const place = useVehiclePlace()
  const navigate = useNavigate()
  const choose = useSetAtom(chooseServiceAtom)
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const wanted = search.get('service')

  useEffect(() => {
    if (wanted === null) return
    if (isServiceType(wanted)) choose(wanted)
    // Once only: coming back here must not undo what was chosen since.
    void navigate({ pathname: quoteStepPaths[2], hash }, { replace: true })
  }, [wanted, hash, choose, navigate])

  usePageTitle(words.pageTitle(words.service.title, company.name))
  return (
    <ServiceScreen
      {...place}
      isVehicleOpen={hash === vehicleHash}
      onAdvance={advance}
      onVehicleDone={() => void navigate(quoteStepPaths[2], { replace: true })}
    />
  )
}

export default withQuote(QuoteServiceRoute)
