import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sharedWords } from '@/platform/words/shared'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/Page'
import { TextLink } from '@/ui/TextLink'

type DashboardHeaderProps = {
  /** The technician's name, as it is greeted. */
  name: string
  onSignOut: () => void
  /** Below the name: the time, say. */
  children?: ReactNode
}

/** The head of the technician's dashboard: whose it is, the way to the second factor, and the way out. */
export function DashboardHeader({ name, onSignOut, children }: DashboardHeaderProps) {
  const technician = useWords(technicianWords)
  const { title, welcome, signOut } = technician.header
  const { twoFactor } = useWords(sharedWords).site.account
  return (
    <chakra.header bg="bg.night" color="fg.onNight">
      <Page
        py={{ base: '3', md: '5' }}
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap={{ base: '3', md: '8' }}
        rowGap="3"
      >
        <chakra.div flex="1 1 9.5rem" minW="0" display="grid" rowGap="1">
          <chakra.h1 textStyle="section" fontSize={{ base: 'xl', md: '3xl' }}>
            {title}
          </chakra.h1>
          <chakra.p color="fg.onNightMuted" overflowWrap="anywhere">
            {welcome(name)}
          </chakra.p>
          <chakra.p>
            <TextLink
              href={twoFactor.href}
              color="fg.onNightMuted"
              textStyle="small"
              display="inline-block"
              // High enough for a thumb in a glove: 44 px, without as much room between the lines.
              py="3"
              my="-2"
              _hover={{ color: 'fg.onNight' }}
            >
              {twoFactor.label}
            </TextLink>
          </chakra.p>
        </chakra.div>
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column-reverse', md: 'row' }}
          alignItems={{ base: 'flex-end', md: 'center' }}
          columnGap="8"
          rowGap="1"
        >
          {children}
          <Button variant="onNight" onClick={onSignOut}>
            {signOut}
          </Button>
        </chakra.div>
      </Page>
    </chakra.header>
  )
}
