import { chakra } from '@chakra-ui/react'
import type { ServiceType } from '@/domain/services'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { serviceEntries, sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'

/** The other services as small cards, each with the car and its glass lit. */
export function OtherServices({ except }: { except: ServiceType }) {
  const services = serviceEntries(useWords(sharedWords))
  return (
    <chakra.ul
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))"
    >
      {services
        .filter(({ type }) => type !== except)
        .map(({ type, name, path }) => (
          <li key={type}>
            <chakra.a
              href={path}
              display="flex"
              alignItems="center"
              gap="3"
              minH="16"
              px="4"
              bg="bg.surface"
              border="1px solid"
              borderColor="border"
              borderRadius="md"
              color="fg"
              fontWeight="semibold"
              textDecoration="none"
              _hover={{ borderColor: 'accent.border' }}
            >
              <GlassMapPicture service={type} size={64} />
              <chakra.span minW="0">{name}</chakra.span>
            </chakra.a>
          </li>
        ))}
    </chakra.ul>
  )
}
