import { chakra } from '@chakra-ui/react'
import { useWords } from '@/platform/words/words'
import { quoteWords } from '../../words'

/**
 * A field for robots: no person sees it or reaches it by keyboard. Neither its name nor its label means
 * anything to a browser's autofill, which fills in names, companies and websites whatever `autocomplete` says.
 */
export function Honeypot({ ref }: { ref: React.Ref<HTMLInputElement> }) {
  const { honeypot } = useWords(quoteWords).appointment
  return (
    <chakra.div
      aria-hidden="true"
      position="absolute"
      insetStart="-9999px"
      width="1px"
      height="1px"
      overflow="hidden"
    >
      <label>
        {honeypot}
        <input ref={ref} type="text" name="q7b" tabIndex={-1} autoComplete="off" />
      </label>
    </chakra.div>
  )
}
