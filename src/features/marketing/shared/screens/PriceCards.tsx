import { chakra } from '@chakra-ui/react'
import { useFormats } from '@/platform/formats/formats'
import { glassTypes, recommendedGlass, type ServicePrices } from '@/domain/prices'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { useWords } from '@/platform/words/words'
import { sharedWords } from '@/platform/words/shared'

/** The prices of a service as the wizard sells it: three kinds of glass, or the one price there is. */
export function PriceCards({ prices }: { prices: ServicePrices }) {
  const { glassTypes: labels, prices: words } = useWords(sharedWords)
  const cards =
    'none' in prices
      ? [{ type: 'none' as const, price: prices.none, text: words.onePrice }]
      : glassTypes.map((type) => ({ type, price: prices[type], text: words.glass[type] }))
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
      {cards.map(({ type, price, text }) => {
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
              <chakra.h3 textStyle="card">{labels[type]}</chakra.h3>
              {recommended && <Badge tone="accent">{words.recommended}</Badge>}
            </chakra.div>
            <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
              <chakra.span textStyle="figure">{formats.price(price)}</chakra.span>
              <chakra.span textStyle="small" color="fg.muted">
                {words.laborIncluded}
              </chakra.span>
            </chakra.p>
            <chakra.p color="fg.muted">{text}</chakra.p>
          </Card>
        )
      })}
    </chakra.ul>
  )
}
