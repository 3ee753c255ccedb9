import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Technician } from '@/domain/technicians'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { AffectedJobs } from '@/features/admin/shared/waysOut/screens/AffectedJobs'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { GuardedModal } from '@/ui/overlay/GuardedModal'
import { technicianTimeViewAtom, timedTechnicianAtom } from '../timeState'
import { technicianWords } from '../words'
import { HoursForm } from './HoursForm'
import { SickToday } from './SickToday'
import { TimeOff } from './TimeOff'

type WorkingTimeDialogProps = { technician: Technician; onClose: () => void }

/**
 * When a technician works: sick today, weekly hours, time off. What a change upsets is listed first, with the
 * ways out. Draw it only while it is open.
 */
export function WorkingTimeDialog({ technician, onClose }: WorkingTimeDialogProps) {
  const { time: words } = useWords(technicianWords)
  const { common } = useWords(sharedAdminWords)
  const view = useAtomValue(technicianTimeViewAtom)
  const openTime = useSetAtom(timedTechnicianAtom)
  const [isDirty, setDirty] = useState(false)
  useEffect(() => {
    openTime(technician.id)
    return () => openTime('')
  }, [openTime, technician.id])

  return (
    <GuardedModal
      isDirty={isDirty}
      onClose={onClose}
      discard={common.form.discard}
      title={words.title(technician.name)}
      description={words.description}
      closeLabel={common.close}
      size="lg"
      renderFooter={(close) => <Button onClick={close}>{words.done}</Button>}
    >
      {view.status === 'loading' && (
        <chakra.div aria-busy="true" display="grid" gap="3">
          <LoadingText>{words.loading}</LoadingText>
          {['a', 'b', 'c', 'd', 'e'].map((place) => (
            <Skeleton key={place} height="3rem" />
          ))}
        </chakra.div>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {view.status === 'ready' && (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          <AffectedJobs affected={view.value.affected} />
          <SickToday name={technician.name} />
          <HoursForm time={view.value} onDirty={setDirty} />
          <TimeOff time={view.value} />
        </chakra.div>
      )}
    </GuardedModal>
  )
}
