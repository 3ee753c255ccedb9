import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import { settingGroups } from '@/domain/settings'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { AdminPage } from '@/features/admin/shared/screens/AdminPage'
import { ConfirmDialog } from '@/features/admin/shared/screens/ConfirmDialog'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { Skeleton } from '@/ui/Skeleton'
import { tallWindow } from '@/ui/tallWindow'
import {
  discardTypedAtom,
  saveSettingsAtom,
  settingsViewAtom,
  shownSettingsAtom,
  unsavedSettingsAtom,
} from '../state'
import { settingWords } from '../words'
import { AdvancedSettings } from './AdvancedSettings'
import { SettingControl, settingId } from './SettingControl'
import { settingProblem } from './settingLabels'
import { followLink, useLeaveGuard } from './useLeaveGuard'
import { LoadingText } from '@/ui/LoadingText'

/** `/admin/settings`. What was typed stays until it is saved or discarded. */
export function SettingsScreen() {
  const words = useWords(settingWords)
  const view = useAtomValue(settingsViewAtom)
  const unsaved = useAtomValue(unsavedSettingsAtom)
  const save = useSetAtom(saveSettingsAtom)
  const discard = useSetAtom(discardTypedAtom)
  const show = useSetAtom(showToastAtom)
  const [isSaving, setSaving] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<BusinessFailure | null>(null)
  const { heldHref, release } = useLeaveGuard(unsaved > 0)

  async function saveAll() {
    if (unsaved === 0) return
    setFailure(null)
    setSaving(true)
    const outcome = await save()
    setSaving(false)
    setAttempt(attempt + 1)
    if (outcome.ok) show({ tone: 'success', title: words.saved(outcome.value) })
    else setFailure(outcome.failure)
  }

  return (
    <AdminPage title={words.title} description={words.description}>
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {view.status === 'loading' && <GroupSkeletons />}
      {view.status === 'empty' && (
        <Card padding="none">
          <EmptyState {...words.empty} />
        </Card>
      )}
      {view.status === 'ready' && (
        <>
          <Refusal failure={failure} attempt={attempt} />
          <Groups />
          <AdvancedSettings />
          <SaveBar isSaving={isSaving} onSave={() => void saveAll()} />
        </>
      )}
      <ConfirmDialog
        isOpen={heldHref !== null}
        title={words.leave.title}
        text={words.leave.text(unsaved)}
        confirm={words.leave.discard}
        keep={words.leave.stay}
        onClose={release}
        onConfirm={() => {
          discard()
          // After the guard has let go of what is no longer there.
          if (heldHref) setTimeout(() => followLink(heldHref))
        }}
      />
    </AdminPage>
  )
}

/** What is not saved, and the buttons for it, in sight wherever one is on the page. */
function SaveBar({ isSaving, onSave }: { isSaving: boolean; onSave: () => void }) {
  const words = useWords(settingWords)
  const unsaved = useAtomValue(unsavedSettingsAtom)
  const discard = useSetAtom(discardTypedAtom)
  return (
    <Card
      depth="raised"
      css={{ [tallWindow]: { position: 'sticky' } }}
      bottom="3"
      zIndex="docked"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
    >
      <chakra.p role="status" fontWeight={unsaved > 0 ? 'semibold' : 'normal'}>
        {unsaved === 0 ? words.nothing : words.unsaved(unsaved)}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {unsaved > 0 && <Button onClick={() => discard()}>{words.discard}</Button>}
        <Button
          variant="action"
          busy={isSaving}
          busyLabel={words.saving}
          aria-disabled={unsaved === 0 || undefined}
          onClick={onSave}
        >
          {words.save}
        </Button>
      </chakra.div>
    </Card>
  )
}

/** Why the settings were not saved. */
function Refusal({ failure, attempt }: { failure: BusinessFailure | null; attempt: number }) {
  const words = useWords(settingWords)
  const { failures } = useWords(sharedAdminWords)
  const errors = useAtomValue(shownSettingsAtom).flatMap((shown) => {
    const message = settingProblem(shown, words)
    return message ? [{ fieldId: settingId(shown.setting.key), message }] : []
  })
  if (!failure) return null
  if (errors.length > 0) {
    return <ErrorSummary title={words.summary} errors={errors} attempt={attempt} />
  }
  if (failure.kind === 'invalid') return null
  const told =
    failure.kind === 'stale'
      ? { title: words.staleTitle, next: words.staleText }
      : businessFailureWords(failure, failures)
  return <FailureAlert key={attempt} {...told} />
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: '4', md: '5' },
  alignItems: 'start',
  // A focused control is not left behind the bar at the foot.
  css: { '& :is(input, select, button)': { scrollMarginBottom: '6.5rem' } },
} as const

function Groups() {
  const { groups } = useWords(settingWords)
  const shown = useAtomValue(shownSettingsAtom)
  return (
    <chakra.div {...twoColumns}>
      {settingGroups.map((group) => (
        <Card key={group} as="section" aria-labelledby={`${settingId(group)}-title`}>
          <chakra.h2 id={`${settingId(group)}-title`} textStyle="section">
            {groups[group].title}
          </chakra.h2>
          <chakra.p color="fg.muted" mb="4">
            {groups[group].text}
          </chakra.p>
          <chakra.div display="grid" gap="4">
            {shown
              .filter(({ setting }) => setting.group === group)
              .map((one) => (
                <SettingControl key={one.setting.key} shown={one} />
              ))}
          </chakra.div>
        </Card>
      ))}
    </chakra.div>
  )
}

function GroupSkeletons() {
  const { loading } = useWords(settingWords)
  return (
    <chakra.div {...twoColumns} aria-busy="true">
      <LoadingText>{loading}</LoadingText>
      {settingGroups.map((group) => (
        <Card key={group} aria-hidden="true">
          <Skeleton width="45%" height="1.5rem" />
          <chakra.div display="grid" gap="5" mt="5">
            {['a', 'b', 'c', 'd', 'e'].map((place) => (
              <Skeleton key={place} height="2.75rem" />
            ))}
          </chakra.div>
        </Card>
      ))}
    </chakra.div>
  )
}
