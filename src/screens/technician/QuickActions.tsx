import { chakra } from '@chakra-ui/react'
import { CircleCheck, FileText, RefreshCw, TriangleAlert, type LucideIcon } from 'lucide-react'
import { technician } from '@/content/en/technician'

export type QuickAction = 'complete' | 'status' | 'report' | 'issue'

const words = technician.actions
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
    gap: { base: '1', lg: '3' },
    minH: { base: '4.25rem', lg: '3.25rem' },
    px: { base: '1', lg: '4' },
    py: '2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    color: 'fg',
    fontFamily: 'body',
    fontSize: { base: 'xs', lg: 'md' },
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: { base: 'center', lg: 'start' },
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _active: { transform: 'translateY(1px)' },
    '& svg': { flexShrink: 0, color: 'accent.fg' },
  },
})

/**
 * The four quick actions (specification, section 2). On a phone they stay at the foot of the window, in
 * reach of the thumb; on a low window (or zoomed far in) they take their place in the page instead.
 */
export function QuickActions({ onChoose }: { onChoose: (action: QuickAction) => void }) {
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
          pb: 'calc(0.75rem + env(safe-area-inset-bottom, 0px))',
          boxShadow: '0 -8px 24px -12px rgb(16 35 54 / 0.25)',
        },
      }}
    >
      <chakra.h2
        id="quick-actions-title"
        textStyle={{ base: 'eyebrow', lg: 'section' }}
        mb={{ base: '1.5', lg: '3' }}
      >
        {words.title}
      </chakra.h2>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'repeat(4, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
        gap={{ base: '1.5', lg: '2' }}
      >
        {entries.map(({ action, icon: Icon }) => (
          <ActionButton key={action} type="button" onClick={() => onChoose(action)}>
            <Icon aria-hidden="true" size={22} />
            {words[action]}
          </ActionButton>
        ))}
      </chakra.div>
    </chakra.section>
  )
}
