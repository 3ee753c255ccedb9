import { narrow } from '@/ui/narrow'
import { chakra } from '@chakra-ui/react'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { Glyph } from '@/ui/Glyph'
import { useWords } from '@/platform/words/words'
import { homeWords } from '../words'
import { serviceEntries, type ServiceEntry, sharedWords } from '@/platform/words/shared'

/** One service as a card whose whole area is a link to its page. */
function ServiceCard({ service }: { service: ServiceEntry }) {
  const home = useWords(homeWords)
  return (
    <Card
      as="li"
      padding="none"
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '6rem minmax(0, 1fr)', sm: '1fr' }}
      gridTemplateRows={{ sm: 'auto 1fr' }}
      overflow="hidden"
      transitionProperty="border-color, box-shadow, transform"
      transitionDuration="moderate"
      css={{
        [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&:hover': { borderColor: 'accent.border', boxShadow: 'raised' },
        '&:has(a:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'focusRing',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.div
        bg="bg.subtle"
        px={{ base: '2', sm: '8' }}
        py={{ base: '3', sm: '5' }}
        display="flex"
        alignItems="center"
      >
        <GlassMapPicture service={service.type} size="100%" />
      </chakra.div>
      <chakra.div
        p={{ base: '4', sm: '5' }}
        display="flex"
        flexDirection="column"
        gap={{ base: '1', sm: '2' }}
        minW="0"
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h3 textStyle="card">
            <chakra.a
              href={service.path}
              color="fg"
              textDecoration="none"
              css={{
                outline: 'none',
                '&::after': { content: '""', position: 'absolute', inset: '0' },
              }}
            >
              {service.name}
            </chakra.a>
          </chakra.h3>
          {service.type === 'windshield' && <Badge tone="accent">{home.services.popular}</Badge>}
        </chakra.div>
        <chakra.p color="fg.muted">{service.summary}</chakra.p>
        <chakra.p
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          mt="auto"
          pt="2"
          color="accent.fg"
          fontWeight="semibold"
          textStyle="small"
        >
          {service.fact}
          <Glyph name="arrow" />
        </chakra.p>
      </chakra.div>
    </Card>
  )
}

/** The six services as cards, each with the car and its glass lit. */
export function ServiceGrid({ except }: { except?: ServiceEntry['type'] }) {
  const services = serviceEntries(useWords(sharedWords))
  return (
    <chakra.ul
      listStyleType="none"
      m="0"
      p="0"
      containerType="inline-size"
      display="grid"
      gap={{ base: '3', md: '6' }}
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))"
    >
      {services
        .filter(({ type }) => type !== except)
        .map((service) => (
          <ServiceCard key={service.type} service={service} />
        ))}
    </chakra.ul>
  )
}
