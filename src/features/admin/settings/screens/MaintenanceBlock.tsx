import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import { businessToday } from '@/domain/businessTime'
import type { MaintenanceWindow } from '@/domain/settings'
import { RecordDialog } from '@/features/admin/shared/screens/RecordDialog'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useFormats } from '@/platform/formats/formats'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { showToastAtom } from '@/platform/toasts/toasts'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import {
  cancelMaintenanceAtom,
  plannedMaintenanceViewAtom,
  scheduleMaintenanceAtom,
} from '../officeState'
import { settingWords } from '../words'
import { AdvancedCard } from './AdvancedCard'
import { maintenanceFields, maintenanceOf, newMaintenance } from './maintenanceForm'
import { stateView } from '@/ui/stateView'
import { LoadingText } from '@/ui/LoadingText'

/** System Maintenance: what is planned, and planning more. */
export function MaintenanceBlock() {
  const words = useWords(settingWords).advanced.maintenance
  const { timeZones } = useWords(sharedWords)
  const siteSettings = useAtomValue(siteSettingsAtom)
  const formats = useFormats()
  const view = useAtomValue(plannedMaintenanceViewAtom)
  const schedule = useSetAtom(scheduleMaintenanceAtom)
  const show = useSetAtom(showToastAtom)
  // The day on which the form was opened; null while it is closed.
  const [today, setToday] = useState<string | null>(null)
  const planned = view.status === 'ready' ? view.value : []

  return (
    <AdvancedCard
      title={words.title}
      text={words.text}
      action={<Button onClick={() => setToday(businessToday(new Date()))}>{words.button}</Button>}
    >
      {view.status === 'loading' && (
        <div aria-busy="true">
          <LoadingText>{words.loading}</LoadingText>
          <Skeleton width="12rem" />
        </div>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && (
        <p {...stateView('error')}>{words.missing}</p>
      )}
      {view.status === 'ready' && planned.length === 0 && <p>{words.none}</p>}
      {planned.length > 0 && (
        <chakra.ul aria-label={words.list} listStyleType="none" m="0" p="0" display="grid" gap="2">
          {planned.map((window) => (
            <Planned key={window.id} window={window} />
          ))}
        </chakra.ul>
      )}
      {today && (
        <RecordDialog
          title={words.dialog}
          description={words.description(timeZones[siteSettings.formats.timeZone])}
          fields={maintenanceFields(today, words, formats)}
          values={newMaintenance(today, words)}
          edited={null}
          saveLabel={words.save}
          onSave={async (values) => {
            const outcome = await schedule(maintenanceOf(values))
            if (outcome.ok) show({ tone: 'success', title: words.scheduled })
            return outcome.ok ? outcome : { ok: false, failure: inFormWords(outcome.failure) }
          }}
          onClose={() => setToday(null)}
        />
      )}
    </AdvancedCard>
  )
}

/** The form asks for a day and a time where the database has instants. */
function inFormWords(failure: BusinessFailure): BusinessFailure {
  if (failure.kind !== 'invalid') return failure
  return {
    kind: 'invalid',
    errors: failure.errors.map((error) =>
      error.field === 'startsAt' || error.field === 'endsAt' ? { ...error, field: 'time' } : error,
    ),
  }
}

function Planned({ window }: { window: MaintenanceWindow }) {
  const words = useWords(settingWords).advanced.maintenance
  const { instant } = useFormats()
  const cancel = useSetAtom(cancelMaintenanceAtom)
  const tell = useTell()
  const [isBusy, setBusy] = useState(false)
  const when = words.from(instant(window.startsAt), instant(window.endsAt))
  async function run() {
    setBusy(true)
    await tell(cancel(window.id), { title: words.cancelled })
    setBusy(false)
  }
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
    >
      <chakra.div minW="0" flex="1 1 12rem">
        <chakra.p fontWeight="semibold">{when}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {window.message}
        </chakra.p>
      </chakra.div>
      <Button
        size="sm"
        busy={isBusy}
        aria-label={words.cancelLabel(when)}
        onClick={() => void run()}
      >
        {words.cancel}
      </Button>
    </chakra.li>
  )
}
