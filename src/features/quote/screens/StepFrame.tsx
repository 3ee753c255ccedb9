import { chakra } from '@chakra-ui/react'
import { useRef, type ReactNode, type Ref } from 'react'
import { quoteWords } from '../words'
import type { QuoteDraft } from '@/domain/quoteDraft'
import type { QuoteStep } from '@/domain/quoteFields'
import {
  isStepDone,
  nextQuoteStep,
  previousQuoteStep,
  quoteStepPaths,
  quoteSteps,
} from '@/domain/quoteProgress'
import { useWords } from '@/platform/words/words'
import { LinkButton } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { Page } from '@/ui/Page'
import { StepProgress } from '@/ui/StepProgress'
import { ResumedNotice } from './ResumedNotice'
import { useStepMotion } from './useStepMotion'

/** Where the vehicle form is on this window: on the home page, or above the service cards. */
export type VehiclePlace = { vehicleHref: string }

type StepFrameProps = VehiclePlace & {
  step: QuoteStep
  /** The step that the page shows first, when it is another: step 1 on a small screen's step 2. */
  shownStep?: QuoteStep
  /** The step that only small windows show first, while the window is not known. */
  smallStep?: QuoteStep
  title: ReactNode
  /** The heading, where reading starts again when the page changes under the visitor. */
  titleRef?: Ref<HTMLHeadingElement>
  lead?: ReactNode
  draft: QuoteDraft
  measure?: 'page' | 'prose'
  /** The way on, when the answer is there already; left out where the step has its own button. */
  continueLabel?: string
  /** True when the step draws Back and its main button itself. */
  hasOwnActions?: boolean
  children: ReactNode
}

/** What steps 2 to 5 share: the progress, the title, and the way back to the previous step. */
export function StepFrame({
  step,
  shownStep = step,
  smallStep = shownStep,
  title,
  titleRef,
  lead,
  draft,
  vehicleHref,
  measure = 'page',
  continueLabel,
  hasOwnActions = false,
  children,
}: StepFrameProps) {
  const { progress } = useWords(quoteWords)
  const content = useRef<HTMLDivElement>(null)
  useStepMotion(content, step)
  const hrefOf = (target: QuoteStep) => stepHref(target, vehicleHref)
  const progressAt = (current: QuoteStep) => (
    <>
      <StepProgress
        label={progress.label}
        steps={quoteSteps.map((target) => ({
          name: progress.steps[target],
          href: hrefOf(target),
        }))}
        current={current}
        done={quoteSteps.map((target) => isStepDone(draft, target))}
      />
      <chakra.p textStyle="eyebrow" color="accent.fg" mt={{ base: '6', md: '8' }}>
        {progress.count(current)}
      </chakra.p>
    </>
  )
  return (
    <Page measure={measure} py={{ base: '5', md: '8' }} overflowX="clip">
      {smallStep === shownStep ? (
        progressAt(shownStep)
      ) : (
        <>
          <chakra.div display={{ base: 'block', lg: 'none' }}>{progressAt(smallStep)}</chakra.div>
          <chakra.div display={{ base: 'none', lg: 'block' }}>{progressAt(shownStep)}</chakra.div>
        </>
      )}
      <div ref={content}>
        <chakra.h1 ref={titleRef} tabIndex={-1} textStyle="title" mt="1" outline="none">
          {title}
        </chakra.h1>
        {lead && (
          <chakra.p textStyle="lead" color="fg.muted" mt="2" maxW="prose">
            {lead}
          </chakra.p>
        )}
        <chakra.div mt={{ base: '5', md: '8' }}>
          <ResumedNotice
            step={step}
            onStartOver={() => content.current?.querySelector('h1')?.focus()}
          />
          {children}
        </chakra.div>
        {!hasOwnActions && (
          <chakra.div
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            gap="3"
            mt={{ base: '6', md: '8' }}
          >
            <BackLink step={step} vehicleHref={vehicleHref} />
            {continueLabel && (
              <LinkButton href={hrefOf(nextQuoteStep(step))} variant="action">
                {continueLabel}
                <Glyph name="arrow" />
              </LinkButton>
            )}
          </chakra.div>
        )}
      </div>
    </Page>
  )
}

/** Words of which the window shows one version, where they differ; for pages that do not know it yet. */
export function ByWindow({ small, large }: { small: string; large: string }) {
  if (small === large) return large
  return (
    <>
      <chakra.span display={{ base: 'inline', lg: 'none' }}>{small}</chakra.span>
      <chakra.span display={{ base: 'none', lg: 'inline' }}>{large}</chakra.span>
    </>
  )
}

/** The link back, always to the previous step. */
export function BackLink({ step, vehicleHref }: VehiclePlace & { step: QuoteStep }) {
  const { back } = useWords(quoteWords)
  return (
    <LinkButton href={stepHref(previousQuoteStep(step), vehicleHref)} variant="plain">
      <chakra.span display="inline-flex" transform="scaleX(-1)">
        <Glyph name="arrow" />
      </chakra.span>
      {back[step]}
    </LinkButton>
  )
}

/** The address of a step; step 1 is where the vehicle form is. */
export function stepHref(step: QuoteStep, vehicleHref: string): string {
  return step === 1 ? vehicleHref : quoteStepPaths[step]
}
