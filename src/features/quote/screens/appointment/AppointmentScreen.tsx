import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { quoteWords } from '../../words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { bookedQuoteAtom, quoteViewAtom } from '../../state/quoteDraft'
import { ConfirmationScreen } from '../confirmation/ConfirmationScreen'
import { submissionViewAtom } from '../../state/quoteSubmission'
import { PriceChangeNotice } from '../PriceChangeNotice'
import { StepFrame, type VehiclePlace } from '../StepFrame'
import { StepSkeleton } from '../StepSkeleton'
import { AppointmentForm } from './AppointmentForm'
import { QuoteSummary } from './QuoteSummary'
import { WaitingLinkNotice } from './WaitingLinkNotice'

type AppointmentScreenProps = VehiclePlace & {
  /** The visitor wants another quote: the draft has been reset. */
  onStartAgain: () => void
}

/** Step 5: when and where, checked against the summary; after confirming, the confirmation. */
export function AppointmentScreen({ vehicleHref, onStartAgain }: AppointmentScreenProps) {
  const words = useWords(quoteWords).appointment
  const { timeZones } = useWords(sharedWords)
  const { formats } = useSiteSettings()
  const submission = useAtomValue(submissionViewAtom)
  const view = useAtomValue(quoteViewAtom)
  const booked = useAtomValue(bookedQuoteAtom)
  if (booked) return <ConfirmationScreen booked={booked} onStartAgain={onStartAgain} />
  if (view.status === 'loading') return <StepSkeleton cards={2} />
  const { draft } = view
  return (
    <StepFrame
      step={5}
      title={words.title}
      lead={words.lead(timeZones[formats.timeZone])}
      draft={draft}
      vehicleHref={vehicleHref}
      hasOwnActions
    >
      <WaitingLinkNotice />
      {/* A refusal for this reason says so itself, beside its button. */}
      {submission.status !== 'failed' && <PriceChangeNotice />}
      <chakra.div css={columns}>
        <chakra.div css={aside}>
          <QuoteSummary draft={draft} vehicleHref={vehicleHref} />
        </chakra.div>
        <AppointmentForm vehicleHref={vehicleHref} />
      </chakra.div>
    </StepFrame>
  )
}

const columns = {
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '21rem minmax(0, 1fr)' },
}

const aside = { position: { lg: 'sticky' }, top: { lg: '6' } }
