import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import { settingGroups } from '@/domain/settings'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { Skeleton } from '@/ui/Skeleton'
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
import { twoColumns } from './formLayout'
import { SaveBar } from './SaveBar'
import { LoadingText } from '@/ui/LoadingText'

/** The tab "General": the groups of settings with one button for all, and the advanced settings. */
export function GeneralTab() {
  const words = useWords(settingWords)
  const view = useAtomValue(settingsViewAtom)
  const unsaved = useAtomValue(unsavedSettingsAtom)
  const save = useSetAtom(saveSettingsAtom)
  const discard = useSetAtom(discardTypedAtom)
  const show = useSetAtom(showToastAtom)
  const [isSaving, setSaving] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<BusinessFailure | null>(null)

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

  if (view.status === 'error' || view.status === 'forbidden') return <ViewProblem view={view} />
  if (view.status === 'loading') return <GroupSkeletons />
  if (view.status === 'empty') {
    return (
      <Card padding="none">
        <EmptyState {...words.empty} />
      </Card>
    )
  }
  return (
    <>
      <Refusal failure={failure} attempt={attempt} />
      <Groups />
      <AdvancedSettings />
      <SaveBar
        status={unsaved === 0 ? words.nothing : words.unsaved(unsaved)}
        isUnsaved={unsaved > 0}
        isSaving={isSaving}
        save={words.save}
        onSave={() => void saveAll()}
        onDiscard={() => discard()}
      />
    </>
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
