import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { technicianAuth } from '@/content/en/technicianAuth'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/Page'

type DashboardHeaderProps = {
  /** The technician's name, as it is greeted. */
  name: string
  onSignOut: () => void
  /** Below the name: the time, say. */
  children?: ReactNode
}

/** The head of the technician's dashboard: whose it is, and the way out. */
export function DashboardHeader({ name, onSignOut, children }: DashboardHeaderProps) {
  const { title, welcome, signOut } = technicianAuth.dashboard
  return (
    <chakra.header bg="bg.night" color="fg.onNight">
      <Page
        py={{ base: '3', md: '5' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto"
        gridTemplateAreas={{
          base: '"title out" "name time"',
          md: '"title time out" "name time out"',
        }}
        columnGap={{ base: '3', md: '8' }}
        rowGap="1"
        alignItems="center"
        css={{ '@media (min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } }}
      >
        <chakra.h1 gridArea="title" textStyle="section" fontSize={{ base: 'xl', md: '3xl' }}>
          {title}
        </chakra.h1>
        <chakra.p gridArea="name" color="fg.onNightMuted" minW="0">
          {welcome(name)}
        </chakra.p>
        <chakra.div gridArea="time" justifySelf="end">
          {children}
        </chakra.div>
        <chakra.div gridArea="out" justifySelf="end">
          <Button variant="onNight" onClick={onSignOut}>
            {signOut}
          </Button>
        </chakra.div>
      </Page>
    </chakra.header>
  )
}
