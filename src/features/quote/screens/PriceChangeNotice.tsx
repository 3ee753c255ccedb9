import { useAtomValue } from 'jotai'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { priceChangeAtom } from '../state/quotePrices'
import { quoteWords } from '../words'

/** Says that a price is another one than the visitor has seen. Nothing while it is the same. */
export function PriceChangeNotice() {
  const { changed } = useWords(quoteWords).glass
  const { money } = useFormats()
  const change = useAtomValue(priceChangeAtom)
  if (!change) return null
  return (
    <Alert tone="warning" announce="polite" title={changed.title}>
      {changed.text(money(change.from), money(change.to))}
    </Alert>
  )
}
