import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { quoteWords } from '../words'
import type { QuoteDraft } from '@/domain/quoteDraft'
import { isStepDone, quoteStepPaths } from '@/domain/quoteProgress'
import {
  glassPositions,
  positionsFor,
  type GlassPosition,
  type ServiceType,
} from '@/domain/services'
import { positionLabel, sharedWords, type SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { choosePositionAtom, quoteViewAtom } from '../state/quoteDraft'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { GlassMapChoice } from '@/ui/glassMap/GlassMapChoice'
import { MissingNotice } from './MissingNotice'
import { StepFrame, type VehiclePlace } from './StepFrame'
import { StepSkeleton } from './StepSkeleton'

type PositionScreenProps = VehiclePlace & {
  /** A position was chosen and stored: go on to the next step. */
  onAdvance: () => void
}

/** Step 3: which of the glasses that the service is done at. */
export function PositionScreen({ vehicleHref, onAdvance }: PositionScreenProps) {
  const { position: words, continue: continueWords } = useWords(quoteWords)
  const view = useAtomValue(quoteViewAtom)
  if (view.status === 'loading') return <StepSkeleton cards={2} />
  const { draft } = view
  const { serviceType } = draft.serviceSelection
  const isSingle = serviceType !== '' && positionsFor(serviceType).length === 1
  return (
    <StepFrame
      step={3}
      title={words.title}
      lead={serviceType === '' ? undefined : isSingle ? words.leadMain : words.lead}
      draft={draft}
      vehicleHref={vehicleHref}
      measure="prose"
      continueLabel={isStepDone(draft, 3) ? continueWords[3] : undefined}
    >
      <MissingNotice draft={draft} step={3} vehicleHref={vehicleHref} except={[2]} />
      {serviceType === '' ? (
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
      ) : (
        <PositionChoice draft={draft} service={serviceType} onAdvance={onAdvance} />
      )}
    </StepFrame>
  )
}

type PositionChoiceProps = { draft: QuoteDraft; service: ServiceType; onAdvance: () => void }

function PositionChoice({ draft, service, onAdvance }: PositionChoiceProps) {
  const { position: words, service: serviceWords } = useWords(quoteWords)
  const shared = useWords(sharedWords)
  const choose = useSetAtom(choosePositionAtom)
  const positions = positionsFor(service)
  const only = positions.length === 1 ? positions[0] : undefined
  return (
    <Card padding="lg">
      <chakra.form
        onSubmit={(event) => {
          event.preventDefault()
          if (only) choose(only)
          if (only || isStepDone(draft, 3)) onAdvance()
        }}
      >
        <GlassMapChoice
          legend={only ? words.legendMain : words.legend(serviceWords.names[service])}
          name="position"
          service={service}
          value={draft.glassPosition.position}
          onChange={choose}
          onChoose={onAdvance}
          labels={labelsFor(shared, service)}
          words={words.words}
        />
        {only && !isStepDone(draft, 3) && (
          <chakra.div mt="6">
            <Button type="submit" variant="action" size="lg" width="full">
              {words.confirmMain(positionLabel(shared, only, service))}
            </Button>
          </chakra.div>
        )}
      </chakra.form>
    </Card>
  )
}

function labelsFor(shared: SharedWords, service: ServiceType) {
  return Object.fromEntries(
    glassPositions.map((position) => [position, positionLabel(shared, position, service)]),
  ) as Record<GlassPosition, string>
}
