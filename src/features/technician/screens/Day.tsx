import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { withRetry } from '@/domain/retry'
import { lazy, Suspense, useState } from 'react'
import type { Appointment, TechnicianStep } from '@/domain/technicianDay'
import { refreshDayAtom, type ShownDay } from '../state/day'
import { keepFootClear, staysAtFoot } from '@/ui/footSpace'
import { Page } from '@/ui/Page'
import { currentJob } from './currentJob'
import { DayNotices } from './DayNotices'
import { DayTiles } from './DayTiles'
import type { OpenDialog } from './dialogs/openDialog'
import { QuickActions } from './QuickActions'
import { Schedule } from './Schedule'
import { Tomorrow } from './Tomorrow'
import { useTakeStep } from './useTakeStep'
import { WaitingPanel } from './WaitingPanel'

const DayDialog = lazy(() => withRetry(() => import('./dialogs/DayDialog')))

/** Today and tomorrow, and what can be done about them. */
export function Day({ shown }: { shown: ShownDay }) {
  const { day, waiting, keptAt, isOnline } = shown
  const refresh = useSetAtom(refreshDayAtom)
  const take = useTakeStep()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)

  function step(appointment: Appointment, next: TechnicianStep | 'complete') {
    if (next === 'complete') setDialog({ kind: 'complete', jobId: appointment.id })
    else void take(appointment, next)
  }

  return (
    <>
      <Page
        py={{ base: '4', md: '6' }}
        pb={{ base: '6', lg: '10' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '5', lg: '8' }}
        gridTemplateRows={{ base: '1fr auto', lg: 'auto' }}
        alignItems="start"
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" minW="0">
          <DayNotices
            isOnline={isOnline}
            keptAt={keptAt}
            today={day.today}
            onRefresh={() => void refresh()}
          />
          <WaitingPanel
            waiting={waiting}
            isOnline={isOnline}
            today={day.today}
            onRead={(action) => setDialog({ kind: 'written', action })}
            onDiscard={(action) => setDialog({ kind: 'discard', action })}
          />
          <DayTiles day={day} />
          <Schedule
            day={day}
            waiting={waiting}
            onStep={step}
            onSetOut={({ id }) => setDialog({ kind: 'onMyWay', jobId: id })}
            onReport={({ id }) => setDialog({ kind: 'report', jobId: id })}
          />
          <Tomorrow day={day} />
        </chakra.div>
        <chakra.div
          ref={keepFootClear}
          mx={{ base: '-4', sm: '-6', lg: '0' }}
          mb={{ base: '-6', lg: '0' }}
          css={{
            [`@media ${staysAtFoot}`]: {
              position: 'sticky',
              bottom: '0',
              zIndex: 'sticky',
            },
            '@media (min-width: 64rem)': { position: 'sticky', top: '6' },
          }}
        >
          <QuickActions
            current={currentJob(day.appointments)}
            onStep={step}
            onChoose={(kind) => setDialog({ kind })}
          />
        </chakra.div>
      </Page>
      {dialog && (
        <Suspense>
          <DayDialog
            dialog={dialog}
            shown={shown}
            onOpen={setDialog}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}
