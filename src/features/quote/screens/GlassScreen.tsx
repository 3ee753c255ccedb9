import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { quoteWords } from '../words'
import { isStepDone } from '@/domain/quoteProgress'
import { glassTypes, recommendedGlass } from '@/domain/prices'
import { useWords } from '@/platform/words/words'
import { chooseGlassAtom, quoteViewAtom } from '../state/quoteDraft'
import { GlassCard } from './GlassCard'
import { MissingNotice } from './MissingNotice'
import { StepFrame, type VehiclePlace } from './StepFrame'
import { StepSkeleton } from './StepSkeleton'

type GlassScreenProps = VehiclePlace & {
  /** A kind of glass was chosen and stored with its price: go on to the next step. */
  onAdvance: () => void
}

/** Step 4: which kind of glass, at which price. */
export function GlassScreen({ vehicleHref, onAdvance }: GlassScreenProps) {
  const words = useWords(quoteWords)
  const view = useAtomValue(quoteViewAtom)
  const choose = useSetAtom(chooseGlassAtom)
  if (view.status === 'loading') return <StepSkeleton />
  const { draft } = view
  return (
    <StepFrame
      step={4}
      title={words.glass.title}
      lead={words.glass.lead}
      draft={draft}
      vehicleHref={vehicleHref}
      continueLabel={isStepDone(draft, 4) ? words.continue[4] : undefined}
    >
      <MissingNotice draft={draft} step={4} vehicleHref={vehicleHref} />
      <chakra.ul
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gap={{ base: '4', lg: '5' }}
        gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}
      >
        {glassTypes.map((glass) => (
          <li key={glass}>
            <GlassCard
              glass={glass}
              isNext={!isStepDone(draft, 4) && glass === recommendedGlass}
              isChosen={draft.glassSelection.glassType === glass}
              onChoose={() => {
                choose(glass)
                onAdvance()
              }}
            />
          </li>
        ))}
      </chakra.ul>
    </StepFrame>
  )
}
