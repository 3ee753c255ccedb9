import { chakra } from '@chakra-ui/react'
import { quoteWords } from '../words'
import { recommendedGlass, type StoredGlassType } from '@/domain/prices'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Glyph } from '@/ui/Glyph'

type GlassCardProps = {
  glass: StoredGlassType
  price: number
  isChosen: boolean
  /** True for the one card whose button is the next action on the screen. */
  isNext: boolean
  onChoose: () => void
}

/** One kind of glass with its price and what it means, or the one price of a service without a choice. */
export function GlassCard({ glass, price, isChosen, isNext, onChoose }: GlassCardProps) {
  const words = useWords(quoteWords)
  const { glassTypes, prices } = useWords(sharedWords)
  const formats = useFormats()
  const { options, one, choose } = words.glass
  const isRecommended = glass === recommendedGlass
  const isOnly = glass === 'none'
  const { summary, points } = isOnly ? one : options[glass]
  return (
    <Card
      as="article"
      padding="lg"
      height="full"
      display="flex"
      flexDirection="column"
      borderColor={isChosen ? 'accent.border' : isRecommended ? 'action' : 'border'}
      borderWidth={isChosen || isRecommended ? '2px' : '1px'}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" minH="7">
        <chakra.h2 textStyle="card">{glassTypes[glass]}</chakra.h2>
        {isRecommended && <Badge tone="action">{prices.recommended}</Badge>}
        {isChosen && <Badge tone="accent">{words.chosen}</Badge>}
      </chakra.div>
      <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" mt="2">
        <chakra.span textStyle="figure">{formats.price(price)}</chakra.span>
        <chakra.span color="fg.muted">{prices.laborIncluded}</chakra.span>
      </chakra.p>
      <chakra.p fontWeight="semibold" mt="3">
        {summary}
      </chakra.p>
      <chakra.ul listStyleType="none" m="0" mt="2" mb="5" p="0" display="grid" gap="1.5">
        {points.map((point) => (
          <chakra.li key={point} display="flex" gap="2" color="fg.muted" textStyle="small">
            <chakra.span pt="0.5" color="accent.fg">
              <Glyph name="check" size="4" />
            </chakra.span>
            <span>{point}</span>
          </chakra.li>
        ))}
      </chakra.ul>
      {/* What is the only one and chosen leaves nothing to press. */}
      {!(isOnly && isChosen) && (
        <chakra.div mt="auto">
          <Button variant={isNext ? 'action' : 'outline'} width="full" onClick={onChoose}>
            {choose(glassTypes[glass])}
          </Button>
        </chakra.div>
      )}
    </Card>
  )
}
