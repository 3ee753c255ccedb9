import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { technicianAuth } from '@/content/en/technicianAuth'
import { Button } from '@/ui/Button'

type DashboardHeaderProps = {
  /** The technician's name, as it is greeted. */
  name: string
  onSignOut: () => void
  /** Beside the Sign Out button: the time, say. */
  children?: ReactNode
}

/** The head of the technician's dashboard: whose it is, and the way out. */
export function DashboardHeader({ name, onSignOut, children }: DashboardHeaderProps) {
  const { title, welcome, signOut } = technicianAuth.dashboard
  return (
    <chakra.header bg="bg.night" color="fg.onNight">
      <chakra.div
        maxW="page"
        mx="auto"
        px={{ base: '4', sm: '6', lg: '8' }}
        py={{ base: '4', md: '5' }}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="4"
      >
        <chakra.div flex="1 1 14rem" minW="0">
          <chakra.h1 textStyle="section">{title}</chakra.h1>
          <chakra.p color="fg.onNightMuted">{welcome(name)}</chakra.p>
        </chakra.div>
        {children}
        <Button variant="onNight" onClick={onSignOut}>
          {signOut}
        </Button>
      </chakra.div>
    </chakra.header>
  )
}
