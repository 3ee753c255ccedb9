import { chakra } from '@chakra-ui/react'
import { Glyph } from '@/ui/Glyph'

/** Questions that open to their answers, on the browser's own `<details>`; the first stands open. */
export function Faq({ entries }: { entries: readonly { question: string; answer: string }[] }) {
  return (
    <chakra.div maxW="50rem" borderTop="1px solid" borderColor="border">
      {entries.map(({ question, answer }, index) => (
        <chakra.details
          key={question}
          open={index === 0}
          borderBottom="1px solid"
          borderColor="border"
          css={{ '&[open] summary svg': { transform: 'rotate(180deg)' } }}
        >
          <chakra.summary
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            minH="14"
            py="3"
            cursor="pointer"
            textStyle="card"
            listStyleType="none"
            borderRadius="sm"
            css={{ '&::-webkit-details-marker': { display: 'none' } }}
            _hover={{ color: 'accent.fg' }}
          >
            {question}
            <Glyph name="down" color="accent.fg" />
          </chakra.summary>
          <chakra.p color="fg.muted" pb="5" pe="10">
            {answer}
          </chakra.p>
        </chakra.details>
      ))}
    </chakra.div>
  )
}
