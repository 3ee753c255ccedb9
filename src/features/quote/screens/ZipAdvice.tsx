import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import { quoteWords } from '../words'
import { withinRadius, zipDigits } from '@/domain/serviceArea'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { quoteDraftAtom } from '../state/quoteDraft'
import { zipAnswerAtom } from '../state/quoteHelp'
import { Glyph } from '@/ui/Glyph'
import { TextLink } from '@/ui/TextLink'

/** Whether we come to the ZIP that was typed; a hint, never a refusal. Nothing until it is known. */
export function ZipAdvice() {
  const words = useWords(quoteWords).vehicle.zip
  const { zipCode } = useAtomValue(quoteDraftAtom).vehicleInfo
  const found = useAtomValue(zipAnswerAtom)
  const { company, serviceRadius } = useSiteSettings()
  const zip = zipDigits(zipCode)
  if (!found || !zip) return null
  const answer = withinRadius(found, serviceRadius)
  const isInside = answer.answer === 'inside'
  return (
    <chakra.div
      display="flex"
      gap="2"
      textStyle="small"
      color={isInside ? 'success.fg' : 'warning.fg'}
      fontWeight="medium"
    >
      <Glyph name={isInside ? 'check' : 'pin'} />
      <p>
        <span>
          {answer.answer === 'inside'
            ? words.inside(zip, answer.shop.name, answer.miles)
            : answer.answer === 'outside'
              ? words.outside(zip, serviceRadius)
              : words.unknown(zip)}
        </span>
        {!isInside && (
          <span>
            {' '}
            <TextLink href={company.phoneHref} color="inherit" whiteSpace="nowrap">
              {words.call(company.phone)}
            </TextLink>
          </span>
        )}
      </p>
    </chakra.div>
  )
}
