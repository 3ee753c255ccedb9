import { chakra } from '@chakra-ui/react'
import { Page } from '@/ui/Page'

/** A row of large figures with what they mean. */
export function ClaimStrip({ claims }: { claims: readonly { figure: string; text: string }[] }) {
  return (
    <chakra.div
      bg="bg.surface"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderColor="border"
    >
      <Page py={{ base: '6', md: '8' }}>
        <chakra.ul
          listStyleType="none"
          m="0"
          p="0"
          display="grid"
          gap={{ base: '5', md: '8' }}
          gridTemplateColumns={{
            base: 'repeat(auto-fit, minmax(9rem, 1fr))',
            lg: 'repeat(4, 1fr)',
          }}
        >
          {claims.map(({ figure, text }) => (
            <chakra.li
              key={text}
              minW="0"
              borderInlineStart="3px solid"
              borderColor="action"
              ps="3"
            >
              <chakra.span display="block" textStyle="figure">
                {figure}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {text}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      </Page>
    </chakra.div>
  )
}
