import { chakra } from '@chakra-ui/react'
import { useFormats } from '@/platform/formats/formats'
import { glassPrices, glassTypes, recommendedGlass } from '@/domain/prices'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { useWords } from '@/platform/words/words'
import { sharedWords } from '@/platform/words/shared'

/** The three glass types with their prices, as the wizard sells them. */
export function PriceCards() {
  const { glassTypes: glassTypeLabels, prices } = useWords(sharedWords)
  const formats = useFormats()
  return (
    <chakra.ul
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
    >
      {glassTypes.map((type) => {
        const recommended = type === recommendedGlass
        return (
          <Card
            as="li"
            key={type}
            display="flex"
            flexDirection="column"
            gap="1.5"
            borderColor={recommended ? 'accent.border' : 'border'}
          >
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="7">
              <chakra.h3 textStyle="card">{glassTypeLabels[type]}</chakra.h3>
              {recommended && <Badge tone="accent">{prices.recommended}</Badge>}
            </chakra.div>
            <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
              <chakra.span textStyle="figure">{formats.wholeMoney(glassPrices[type])}</chakra.span>
              <chakra.span textStyle="small" color="fg.muted">
                {prices.laborIncluded}
              </chakra.span>
            </chakra.p>
            <chakra.p color="fg.muted">{prices.glass[type]}</chakra.p>
          </Card>
        )
      })}
    </chakra.ul>
  )
}
