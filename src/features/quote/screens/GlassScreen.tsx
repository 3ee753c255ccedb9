import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { quoteWords } from '../words'
import type { QuoteDraft } from '@/domain/quoteDraft'
import { isStepDone, quoteStepPaths } from '@/domain/quoteProgress'
import { arePricesAlike, glassOf, onePriceOf, priceOf, recommendedGlass } from '@/domain/prices'
import type { ServiceType } from '@/domain/services'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { Alert } from '@/ui/Alert'
import { LinkButton } from '@/ui/Button'
import { useWords } from '@/platform/words/words'
import { chooseGlassAtom, quoteViewAtom } from '../state/quoteDraft'
import { GlassCard } from './GlassCard'
import { MissingNotice } from './MissingNotice'
import { PriceChangeNotice } from './PriceChangeNotice'
import { StepFrame, type VehiclePlace } from './StepFrame'
import { StepSkeleton } from './StepSkeleton'

type GlassScreenProps = VehiclePlace & {
  /** A kind of glass was chosen and stored with its price: go on to the next step. */
  onAdvance: () => void
}

/** Step 4: which kind of glass, at which price; the one price where a service has no choice. */
export function GlassScreen({ vehicleHref, onAdvance }: GlassScreenProps) {
  const { glass: words, continue: continueWords } = useWords(quoteWords)
  const view = useAtomValue(quoteViewAtom)
  const { prices } = useSiteSettings()
  if (view.status === 'loading') return <StepSkeleton />
  const { draft } = view
  const { serviceType } = draft.serviceSelection
  // While every service has the same prices, a deep link can be answered without one.
  const priced = serviceType || (arePricesAlike(prices) ? 'windshield' : null)
  const isOne = priced !== null && onePriceOf(prices, priced) !== null
  const { title, lead } = isOne ? words.one : words
  return (
    <StepFrame
      step={4}
      title={title}
      lead={priced ? lead : undefined}
      draft={draft}
      vehicleHref={vehicleHref}
      continueLabel={isStepDone(draft, 4) ? continueWords[4] : undefined}
    >
      <PriceChangeNotice />
      <MissingNotice
        draft={draft}
        step={4}
        vehicleHref={vehicleHref}
        except={priced ? undefined : [2]}
      />
      {priced ? (
        <GlassChoice draft={draft} service={priced} onAdvance={onAdvance} />
      ) : (
        <Alert
          title={words.noService.title}
          actions={
            <LinkButton href={quoteStepPaths[2]} variant="action">
              {words.noService.action}
            </LinkButton>
          }
        >
          {words.noService.text}
        </Alert>
      )}
    </StepFrame>
  )
}

type GlassChoiceProps = { draft: QuoteDraft; service: ServiceType; onAdvance: () => void }

function GlassChoice({ draft, service, onAdvance }: GlassChoiceProps) {
  const { prices } = useSiteSettings()
  const choose = useSetAtom(chooseGlassAtom)
  const offered = glassOf(prices, service)
  const isDone = isStepDone(draft, 4)
  return (
    <chakra.ul
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gap={{ base: '4', lg: '5' }}
      gridTemplateColumns={
        offered.length === 1 ? 'minmax(0, 30rem)' : { base: '1fr', lg: 'repeat(3, 1fr)' }
      }
    >
      {offered.map((glass) => (
        <li key={glass}>
          <GlassCard
            glass={glass}
            price={priceOf(prices, service, glass) ?? 0}
            isNext={!isDone && (glass === recommendedGlass || offered.length === 1)}
            isChosen={draft.glassSelection.glassType === glass}
            onChoose={() => {
              choose(glass)
              onAdvance()
            }}
          />
        </li>
      ))}
    </chakra.ul>
  )
}
