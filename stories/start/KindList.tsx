import { chakra, ChakraProvider } from '@chakra-ui/react'
import { system } from '@/theme/system'
import { Badge } from '@/ui/Badge'
import { kinds } from './kinds'

/** What each badge on a story means. */
export function KindList() {
  return (
    <ChakraProvider value={system}>
      <chakra.dl display="grid" gap="3" m="0">
        {kinds.map(({ tag, title, meaning }) => (
          <chakra.div key={tag} display="flex" gap="4" alignItems="baseline">
            <chakra.dt w="7rem" flexShrink="0">
              <Badge>{title}</Badge>
            </chakra.dt>
            <chakra.dd m="0">{meaning}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </ChakraProvider>
  )
}
