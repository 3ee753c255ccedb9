import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { quoteWords } from '../words'
import type { QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteStep } from '@/domain/quoteFields'
import { missingBefore, quoteStepPaths } from '@/domain/quoteProgress'
import { useWords } from '@/platform/words/words'
import { bookedQuoteAtom } from '../state/quoteDraft'
import { Alert } from '@/ui/Alert'
import { TextLink } from '@/ui/TextLink'
import { stepHref, type VehiclePlace } from './StepFrame'

type MissingNoticeProps = VehiclePlace & {
  draft: QuoteDraft
  step: QuoteStep
  /** Steps that the page asks for by other means. */
  except?: readonly QuoteStep[]
}

/**
 * On a step that was reached by a link: what the steps before still lack, each with a link to it. After
 * confirming: that this would be another quote.
 */
export function MissingNotice({ draft, step, vehicleHref, except = [] }: MissingNoticeProps) {
  const { title, titleOne, text, links } = useWords(quoteWords).missing
  const missing = missingBefore(draft, step).filter((earlier) => !except.includes(earlier))
  const booked = useAtomValue(bookedQuoteAtom)
  if (booked) return <BookedNotice reference={booked.confirmation.reference} />
  if (missing.length === 0) return null
  return (
    <chakra.div mb="6">
      <Alert title={missing.length === 1 ? titleOne : title}>
        {text}
        <chakra.ul display="flex" flexWrap="wrap" columnGap="5" listStyleType="none" m="0" p="0">
          {missing.map((earlier) => (
            <li key={earlier}>
              <TextLink
                href={stepHref(earlier, vehicleHref)}
                color="fg"
                display="inline-block"
                py="1"
              >
                {links[earlier]}
              </TextLink>
            </li>
          ))}
        </chakra.ul>
      </Alert>
    </chakra.div>
  )
}

function BookedNotice({ reference }: { reference: string }) {
  const { title, text, link } = useWords(quoteWords).booked
  return (
    <chakra.div mb="6">
      <Alert tone="success" announce="polite" title={title(reference)}>
        {text}{' '}
        <TextLink href={quoteStepPaths[5]} color="fg">
          {link}
        </TextLink>
      </Alert>
    </chakra.div>
  )
}
