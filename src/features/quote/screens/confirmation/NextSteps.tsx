import { chakra } from '@chakra-ui/react'
import { quoteWords } from '../../words'
import type { ServiceType } from '@/domain/services'
import { useWords } from '@/platform/words/words'

/** What happens between confirming and driving on. */
export function NextSteps({ service }: { service: ServiceType }) {
  const { title, steps } = useWords(quoteWords).confirmation.next
  return (
    <chakra.section mt="8" mb="6">
      <chakra.h2 textStyle="section">{title}</chakra.h2>
      <chakra.ol listStyleType="none" m="0" mt="4" p="0" display="grid" gap="5">
        {steps(service).map((step, index) => (
          <chakra.li key={step.title} display="flex" gap="4">
            <chakra.span aria-hidden="true" css={number}>
              {index + 1}
            </chakra.span>
            <div>
              <chakra.h3 textStyle="card">{step.title}</chakra.h3>
              <chakra.p color="fg.muted">{step.text}</chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  )
}

const number = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '9',
  borderRadius: 'full',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'accent.border',
  bg: 'accent.subtle',
  color: 'accent.fg',
  fontWeight: 'semibold',
}
