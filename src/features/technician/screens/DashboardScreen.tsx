import { technicianWords } from '../words'
import { failureWords } from '../failureWords'
import { useWords } from '@/platform/words/words'
import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { withRetry } from '@/domain/retry'
import { lazy, Suspense, useState } from 'react'
import { refreshDayAtom, technicianDayViewAtom } from '../state/day'
import { waitingCountAtom } from '../state/actions'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'
import { Page } from '@/ui/Page'
import { DashboardHeader } from './DashboardHeader'
import { Day } from './Day'
import { DaySkeleton } from './DaySkeleton'
import { LiveClock } from './LiveClock'

const SignOutDialog = lazy(() => withRetry(() => import('./dialogs/SignOutDialog')))

type DashboardScreenProps = {
  /** The technician's name, as it is greeted. */
  name: string
  /** Ends the session. It is asked first when something has not been sent. */
  onSignOut: () => void
}

/** The technician's day, where the cars are. */
export function DashboardScreen({ name, onSignOut }: DashboardScreenProps) {
  const kept = useAtomValue(waitingCountAtom)
  const view = useAtomValue(technicianDayViewAtom)
  // What is shown as waiting counts, also where a story shows a day of its own.
  const waitingCount = Math.max(kept, view.status === 'ready' ? view.value.waiting.length : 0)
  const [asksSignOut, setAsksSignOut] = useState(false)
  return (
    <chakra.div minH="100dvh" display="grid" gridTemplateRows="auto minmax(0, 1fr)">
      <DashboardHeader
        name={name}
        onSignOut={() => (waitingCount > 0 ? setAsksSignOut(true) : onSignOut())}
      >
        <LiveClock />
      </DashboardHeader>
      <chakra.main id="content" display="grid" minW="0">
        <DayOfView />
      </chakra.main>
      {asksSignOut && (
        <Suspense>
          <SignOutDialog
            count={waitingCount}
            onStay={() => setAsksSignOut(false)}
            onLeave={() => {
              setAsksSignOut(false)
              onSignOut()
            }}
          />
        </Suspense>
      )}
    </chakra.div>
  )
}

function DayOfView() {
  const technician = useWords(technicianWords)
  const view = useAtomValue(technicianDayViewAtom)
  const refresh = useSetAtom(refreshDayAtom)
  if (view.status === 'ready') return <Day shown={view.value} />
  if (view.status === 'forbidden') {
    const { title, text, home } = technician.day.forbidden
    return (
      <ForbiddenMessage level={2} title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
        {text}
      </ForbiddenMessage>
    )
  }
  return (
    <Page py={{ base: '4', md: '6' }}>
      {view.status === 'loading' ? (
        <DaySkeleton />
      ) : (
        <Alert
          tone="danger"
          announce="assertive"
          title={failureWords(technician, view.failure).title}
          actions={
            <Button variant="action" onClick={() => void refresh()}>
              {technician.day.retry}
            </Button>
          }
        >
          <chakra.span>{failureWords(technician, view.failure).next}</chakra.span>
        </Alert>
      )}
    </Page>
  )
}
