import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { QuoteStep } from '@/domain/quoteFields'
import { useWords } from '@/platform/words/words'
import { quoteWords } from '../words'
import { resetQuoteAtom, resumedOnAtom } from '../state/quoteDraft'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'

type ResumedNoticeProps = {
  step: QuoteStep
  /** The draft has been emptied and this notice goes: the focus needs another place. */
  onStartOver: () => void
}

/** Says that the answers were given earlier, or in another tab, on the first step that shows them. */
export function ResumedNotice({ step, onStartOver }: ResumedNoticeProps) {
  const words = useWords(quoteWords).resumed
  const resumedOn = useAtomValue(resumedOnAtom)
  const reset = useSetAtom(resetQuoteAtom)
  if (resumedOn !== 'any' && resumedOn !== step) return null
  return (
    <Card role="status" padding="none" depth="flat" mb="5" ps="4" pe="1" css={line}>
      <chakra.p textStyle="small" flex="1 1 9rem" py="1">
        {words.text}
      </chakra.p>
      <Button
        variant="plain"
        onClick={() => {
          reset()
          onStartOver()
        }}
      >
        {words.startOver}
      </Button>
    </Card>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  maxW: '26rem',
  '& > button': { marginInlineStart: 'auto' },
}
