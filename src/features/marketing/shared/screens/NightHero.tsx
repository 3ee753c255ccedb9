import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Page } from '@/ui/Page'
import { nightGlow } from './Band'

type NightHeroProps = {
  eyebrow: string
  title: string
  lead: string
  /** Buttons under the words. */
  actions?: ReactNode
  /** Drawn under the words on a phone, and on large screens too unless there is something at the side. */
  picture?: ReactNode
  /** Stands beside the words on large screens. */
  aside?: ReactNode
}

/** The top of a public page: night sky over the road, a warm sun at its edge. */
export function NightHero({ eyebrow, title, lead, actions, picture, aside }: NightHeroProps) {
  return (
    <chakra.section bg="bg.night" bgImage={nightGlow} color="fg.onNight" overflow="hidden">
      <Page
        display="grid"
        alignItems="center"
        gap={{ base: '8', lg: '14' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: aside ? 'minmax(0, 1fr) 27rem' : '1fr' }}
        py={{ base: '10', md: '14' }}
      >
        <chakra.div minW="0">
          <chakra.p textStyle="eyebrow" color="glass.300" mb="3">
            {eyebrow}
          </chakra.p>
          <chakra.h1 textStyle="display" maxW="18ch" textWrap="balance">
            {title}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.onNightMuted" mt="4" maxW="38rem" textWrap="pretty">
            {lead}
          </chakra.p>
          {actions && (
            <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
              {actions}
            </chakra.div>
          )}
          {picture && <chakra.div mt={{ base: '8', md: '10' }}>{picture}</chakra.div>}
        </chakra.div>
        {aside}
      </Page>
    </chakra.section>
  )
}
