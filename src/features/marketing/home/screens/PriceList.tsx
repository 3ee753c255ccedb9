import { chakra } from '@chakra-ui/react'
import { cheapestOf, onePriceOf } from '@/domain/prices'
import { useFormats } from '@/platform/formats/formats'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { serviceEntries, sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { TextLink } from '@/ui/TextLink'

/** What each service costs, or from what on where there is a choice of glass; each leads to its page. */
export function PriceList() {
  const shared = useWords(sharedWords)
  const { prices } = useSiteSettings()
  const formats = useFormats()
  return (
    <chakra.dl
      m="0"
      display="grid"
      columnGap="12"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {serviceEntries(shared).map(({ type, name, path }) => {
        const price = formats.price(cheapestOf(prices, type))
        return (
          <chakra.div
            key={type}
            display="flex"
            flexWrap="wrap"
            alignItems="baseline"
            justifyContent="space-between"
            columnGap="4"
            py="3"
            borderBottom="1px solid"
            borderColor="border"
          >
            <dt>
              <TextLink href={path} fontWeight="semibold">
                {name}
              </TextLink>
            </dt>
            <chakra.dd m="0" ms="auto" textStyle="section" fontVariantNumeric="tabular-nums">
              {onePriceOf(prices, type) === null ? shared.prices.from(price) : price}
            </chakra.dd>
          </chakra.div>
        )
      })}
    </chakra.dl>
  )
}
