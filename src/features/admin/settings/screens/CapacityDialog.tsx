import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { GuardedModal } from '@/ui/overlay/GuardedModal'
import { capacityViewAtom, isCapacityOpenAtom } from '../capacityState'
import { settingWords } from '../words'
import { CapacityForm } from './CapacityForm'

/** The capacity settings in a dialog. Draw it only while it is open. */
export function CapacityDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(settingWords).advanced.capacity
  const { common } = useWords(sharedAdminWords)
  const view = useAtomValue(capacityViewAtom)
  const setOpen = useSetAtom(isCapacityOpenAtom)
  const formId = useId()
  const [isDirty, setDirty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    setOpen(true)
    return () => setOpen(false)
  }, [setOpen])

  return (
    <GuardedModal
      isDirty={isDirty}
      onClose={onClose}
      discard={common.form.discard}
      title={words.title}
      description={words.description}
      closeLabel={common.close}
      size="lg"
      renderFooter={(close) => (
        <>
          <Button onClick={close}>{common.cancel}</Button>
          {view.status === 'ready' && (
            <Button
              type="submit"
              form={formId}
              variant="action"
              busy={isBusy}
              busyLabel={common.form.saving}
            >
              {common.form.save}
            </Button>
          )}
        </>
      )}
    >
      {view.status === 'loading' && (
        <chakra.div aria-busy="true" display="grid" gap="3">
          <LoadingText>{words.loading}</LoadingText>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <Skeleton key={place} height="3rem" />
          ))}
        </chakra.div>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {view.status === 'ready' && (
        <CapacityForm
          id={formId}
          settings={view.value}
          onDirty={setDirty}
          onBusy={setBusy}
          onSaved={onClose}
        />
      )}
    </GuardedModal>
  )
}
