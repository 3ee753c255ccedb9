import { narrow } from '@/ui/narrow'
import { chakra } from '@chakra-ui/react'
import { quoteWords } from '../words'
import type { ServiceType } from '@/domain/services'
import { useWords } from '@/platform/words/words'
import { Badge } from '@/ui/Badge'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'

type ServiceCardProps = { service: ServiceType; isChosen: boolean; onChoose: () => void }

/** One service, with the glass it means lit on the car. Choosing it again is as good as choosing it. */
export function ServiceCard({ service, isChosen, onChoose }: ServiceCardProps) {
  const { service: words, popular, chosen } = useWords(quoteWords)
  const { names, descriptions } = words
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      css={card}
      data-chosen={isChosen || undefined}
    >
      <chakra.span css={picture}>
        <GlassMapPicture service={service} size="100%" />
      </chakra.span>
      <chakra.span minW="0" flex="1">
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <chakra.span textStyle="card">{names[service]}</chakra.span>
          {service === 'windshield' && <Badge tone="action">{popular}</Badge>}
          {isChosen && <Badge tone="accent">{chosen}</Badge>}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted" mt="1">
          {descriptions[service]}
        </chakra.span>
      </chakra.span>
    </chakra.button>
  )
}

const card = {
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  alignItems: { base: 'center', md: 'stretch' },
  gap: { base: '3.5', md: '4' },
  width: 'full',
  height: 'full',
  p: { base: '3', md: '5' },
  textAlign: 'start',
  fontFamily: 'body',
  fontSize: 'md',
  color: 'fg',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: 'lg',
  boxShadow: 'card',
  cursor: 'pointer',
  [narrow]: { flexDirection: 'column', alignItems: 'stretch' },
  transitionProperty: 'border-color, box-shadow, transform',
  transitionDuration: 'moderate',
  _hover: { borderColor: 'accent.border', boxShadow: 'raised' },
  _active: { transform: 'translateY(1px)' },
  '&[data-chosen]': {
    borderColor: 'accent.border',
    boxShadow: 'inset 0 0 0 1px var(--sun-colors-accent-border)',
    bg: 'accent.subtle',
  },
}

const picture = {
  flexShrink: '0',
  width: { base: '6.5rem', md: 'full' },
  maxW: { md: '17rem' },
  mx: { md: 'auto' },
  lineHeight: '0',
  [narrow]: { width: 'full' },
}
