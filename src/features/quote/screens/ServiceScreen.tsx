import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { quoteWords } from '../words'
import type { QuoteDraft } from '@/domain/quoteDraft'
import { hasVehicle, isStepDone } from '@/domain/quoteProgress'
import { serviceTypes } from '@/domain/services'
import { useWords } from '@/platform/words/words'
import { chooseServiceAtom, quoteViewAtom } from '../state/quoteDraft'
import { Card } from '@/ui/Card'
import { MissingNotice } from './MissingNotice'
import { ServiceCard } from './ServiceCard'
import { ByWindow, StepFrame, type VehiclePlace } from './StepFrame'
import { StepSkeleton } from './StepSkeleton'
import { VehicleForm } from './VehicleForm'
import { VehicleLine } from './VehicleLine'

type ServiceScreenProps = VehiclePlace & {
  /**
   * True on a small screen, where the home page has no vehicle form and this page shows it; `by-window`
   * while the window is not known: the page then holds both and its style sheet shows one.
   */
  hasVehicleForm: boolean | 'by-window'
  /** True when the visitor came here to change the vehicle. */
  isVehicleOpen?: boolean
  /** A service was chosen and stored: go on to the next step. */
  onAdvance: () => void
  /** The vehicle form was sent. */
  onVehicleDone?: () => void
}

/** Step 2: which service. */
export function ServiceScreen(props: ServiceScreenProps) {
  const view = useAtomValue(quoteViewAtom)
  if (view.status === 'loading') return <StepSkeleton cards={6} />
  return <ReadyScreen {...props} draft={view.draft} />
}

function ReadyScreen({
  draft,
  vehicleHref,
  hasVehicleForm,
  isVehicleOpen = false,
  onAdvance,
  onVehicleDone,
}: ServiceScreenProps & { draft: QuoteDraft }) {
  // Decided once, so that the form stays while it is being filled in.
  const [lacksVehicle, setLacksVehicle] = useState(() => !hasVehicle(draft))
  const isFormDrawn = hasVehicleForm !== false && (lacksVehicle || isVehicleOpen)
  const isUnknown = hasVehicleForm === 'by-window'
  const isFormShown = isFormDrawn && !isUnknown
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const { vehicle, service: words, progress, continue: continueWords } = useWords(quoteWords)

  useEffect(() => {
    if (isVehicleOpen) form.current?.scrollIntoView({ block: 'start' })
  }, [isVehicleOpen])

  return (
    <StepFrame
      step={2}
      shownStep={isFormShown ? 1 : 2}
      smallStep={isFormDrawn ? 1 : 2}
      titleRef={heading}
      title={
        <ByWindow
          small={isFormDrawn ? vehicle.title : words.title}
          large={isFormShown ? vehicle.title : words.title}
        />
      }
      lead={
        <ByWindow
          small={isFormDrawn ? vehicle.lead : words.lead}
          large={isFormShown ? vehicle.lead : words.lead}
        />
      }
      draft={draft}
      vehicleHref={vehicleHref}
      continueLabel={isStepDone(draft, 2) && !isFormDrawn ? continueWords[2] : undefined}
    >
      {isUnknown && (
        <chakra.div display={{ base: 'none', lg: 'block' }}>
          <MissingNotice draft={draft} step={2} vehicleHref={vehicleHref} />
        </chakra.div>
      )}
      {isFormDrawn ? (
        <chakra.div ref={form} display={isUnknown ? { base: 'block', lg: 'none' } : undefined}>
          <Card id="vehicle" padding="lg" mb="8">
            <VehicleForm
              onContinue={() => {
                setLacksVehicle(false)
                onVehicleDone?.()
                window.scrollTo(0, 0)
                heading.current?.focus({ preventScroll: true })
              }}
            />
          </Card>
          <chakra.p textStyle="eyebrow" color="accent.fg">
            {progress.count(2)}
          </chakra.p>
          <chakra.h2 textStyle="section">{words.title}</chakra.h2>
          <chakra.p color="fg.muted" mb="4">
            {words.lead}
          </chakra.p>
        </chakra.div>
      ) : hasVehicleForm === true ? (
        <VehicleLine draft={draft} vehicleHref={vehicleHref} />
      ) : (
        !isUnknown && <MissingNotice draft={draft} step={2} vehicleHref={vehicleHref} />
      )}
      <ServiceCards draft={draft} onAdvance={onAdvance} />
    </StepFrame>
  )
}

function ServiceCards({ draft, onAdvance }: { draft: QuoteDraft; onAdvance: () => void }) {
  const choose = useSetAtom(chooseServiceAtom)
  const { serviceType } = draft.serviceSelection
  return (
    <chakra.ul
      listStyleType="none"
      // On a phone the list is below the vehicle form: laid out after what is seen first, with room for outlines.
      contentVisibility="auto"
      containIntrinsicSize="auto 44rem"
      overflowClipMargin="2rem"
      m="-1.5"
      p="1.5"
      containerType="inline-size"
      display="grid"
      gap={{ base: '3', md: '5' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
    >
      {serviceTypes.map((service) => (
        <li key={service}>
          <ServiceCard
            service={service}
            isChosen={service === serviceType}
            onChoose={() => {
              choose(service)
              onAdvance()
            }}
          />
        </li>
      ))}
    </chakra.ul>
  )
}
