import { useAtomValue, useSetAtom } from 'jotai'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { WhenChoice } from '@/ui/when/WhenChoice'
import { availabilityViewAtom, refreshAvailabilityAtom } from '../../state/quoteAvailability'
import { mergeQuoteAtom, quoteDraftAtom } from '../../state/quoteDraft'

type WhenFieldsProps = {
  /** Words of what is wrong. */
  errors: { date?: string; timeFrame?: string }
}

/** When: the days and time frames that can be had, or why they cannot be shown. */
export function WhenFields({ errors }: WhenFieldsProps) {
  const view = useAtomValue(availabilityViewAtom)
  const { date, timeFrame } = useAtomValue(quoteDraftAtom).appointmentDetails
  const merge = useSetAtom(mergeQuoteAtom)
  const refresh = useSetAtom(refreshAvailabilityAtom)
  const { when, timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  const { company } = useSiteSettings()
  return (
    <WhenChoice
      view={
        view.status === 'error'
          ? { status: 'error', isOffline: view.failure.kind === 'offline' }
          : view
      }
      value={{ date, timeFrame }}
      onChange={(chosen) => merge('appointmentDetails', chosen)}
      onRetry={() => refresh()}
      errors={errors}
      words={when}
      formats={{ ...formats, timeFrames }}
      phone={company}
    />
  )
}
