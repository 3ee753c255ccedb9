import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { chakra } from '@chakra-ui/react'
import { CircleCheck, FileText, RefreshCw, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { Appointment, TechnicianStep } from '@/domain/technicianDay'
import { Button } from '@/ui/Button'
import { bigStep } from './currentJob'

type QuickAction = 'complete' | 'status' | 'report' | 'issue'

const entries: readonly { action: QuickAction; icon: LucideIcon }[] = [
  { action: 'complete', icon: CircleCheck },
  { action: 'status', icon: RefreshCw },
  { action: 'report', icon: FileText },
  { action: 'issue', icon: TriangleAlert },
]

const ActionButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: 'center',
    justifyContent: { base: 'flex-start', lg: 'flex-start' },
    gap: { base: '0.5', lg: '3' },
    minH: { base: '3.75rem', lg: '3.25rem' },
    px: { base: '1', lg: '4' },
    py: { base: '1.5', lg: '2' },
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    color: 'fg',
    fontFamily: 'body',
    fontSize: { base: 'xs', lg: 'md' },
    fontWeight: 'semibold',
    lineHeight: '1.15',
    textAlign: { base: 'center', lg: 'start' },
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _active: { transform: 'translateY(1px)' },
    '& svg': { flexShrink: 0, color: 'accent.fg' },
  },
})

type QuickActionsProps = {
  /** The job at hand, whose next step is the one amber thing on the screen. */
  current: Appointment | undefined
  onStep: (appointment: Appointment, step: TechnicianStep | 'complete') => void
  onChoose: (action: QuickAction) => void
}

/**
 * The next step of the job at hand, and the four quick actions. On a phone
 * they stay at the foot of the window, in reach of the thumb; on a low window (or zoomed far in) they
 * take their place in the page instead.
 */
export function QuickActions({ current, onStep, onChoose }: QuickActionsProps) {
  const technician = useWords(technicianWords)
  const words = technician.day.actions
  const step = current && bigStep(current)
  return (
    <chakra.section
      aria-labelledby="quick-actions-title"
      css={{
        '@media (max-width: 63.99rem)': {
          bg: 'bg.surface',
          borderTop: '1px solid',
          borderColor: 'border',
          px: { base: '3', sm: '6' },
          pt: '2',
          pb: 'calc(0.5rem + env(safe-area-inset-bottom, 0px))',
          boxShadow: '0 -8px 24px -12px rgb(16 35 54 / 0.25)',
        },
      }}
    >
      <chakra.h2
        id="quick-actions-title"
        textStyle={{ base: 'eyebrow', lg: 'section' }}
        mb={{ base: '1', lg: '3' }}
      >
        {words.title}
      </chakra.h2>
      {step && (
        <chakra.div mb={{ base: '1.5', lg: '3' }}>
          <Button variant="action" size="lg" width="full" onClick={() => onStep(current, step)}>
            <chakra.span minW="0">
              <span>{technician.day.job.steps[step]}</span>
              <chakra.span fontWeight="medium">
                {technician.day.job.forCustomer(current.customer)}
              </chakra.span>
            </chakra.span>
          </Button>
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(4.25rem, 100%), 1fr))',
          lg: 'minmax(0, 1fr)',
        }}
        gap={{ base: '1.5', lg: '2' }}
      >
        {entries.map(({ action, icon: Icon }) => (
          <ActionButton key={action} type="button" onClick={() => onChoose(action)}>
            <Icon aria-hidden="true" size={20} />
            {words[action]}
          </ActionButton>
        ))}
      </chakra.div>
    </chakra.section>
  )
}
