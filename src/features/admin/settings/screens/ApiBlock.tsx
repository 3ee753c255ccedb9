import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { apiSettingFields, type ApiSettings } from '@/domain/settings'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { RecordDialog } from '@/features/admin/shared/screens/RecordDialog'
import type { FormField } from '@/features/admin/shared/screens/formFields'
import { formField, formOf } from '@/features/admin/shared/screens/recordFields'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { readApiSettingsAtom, saveApiSettingsAtom } from '../officeState'
import { settingWords, type SettingWords } from '../words'
import { AdvancedCard } from './AdvancedCard'

const { valuesOf, fieldsOf } = formOf(apiSettingFields)

function apiForm(words: SettingWords['advanced']['api']): readonly FormField[] {
  const whole = (name: keyof SettingWords['advanced']['api']['fields']) =>
    formField(apiSettingFields, name, {
      label: words.fields[name],
      width: 'half',
      check: (text) => (/^0+$/.test(text) ? words.atLeastOne : null),
    })
  return [
    whole('daysAhead'),
    whole('limitPerContact'),
    whole('limitPerAddress'),
    formField(apiSettingFields, 'moveUntil', {
      label: words.fields.moveUntil,
      options: apiSettingFields.moveUntil.options.map((value) => ({
        value,
        label: words.moveLimits[value],
      })),
    }),
    whole('reminderHour'),
    whole('linkDays'),
    formField(apiSettingFields, 'directionsUrl', {
      label: words.fields.directionsUrl,
      hint: words.directionsHint,
      check: (text) =>
        /^https:\/\/[^\s/$.?#]\S*$/i.test(text) && text.includes('{address}')
          ? null
          : words.wrongDirections,
    }),
  ]
}

/** API Settings: the rules of the booking interface, behind 'Manage APIs'. */
export function ApiBlock() {
  const words = useWords(settingWords).advanced.api
  const { common, failures } = useWords(sharedAdminWords)
  const fields = useMemo(() => apiForm(words), [words])
  const read = useSetAtom(readApiSettingsAtom)
  const save = useSetAtom(saveApiSettingsAtom)
  const show = useSetAtom(showToastAtom)
  const [isBusy, setBusy] = useState(false)
  const [edited, setEdited] = useState<ApiSettings | null>(null)

  async function open() {
    setBusy(true)
    const outcome = await read()
    setBusy(false)
    if (outcome.ok) return setEdited(outcome.value)
    const { title, next } = businessFailureWords(outcome.failure, failures)
    show({ tone: 'danger', title, text: next })
  }

  return (
    <AdvancedCard
      title={words.title}
      text={words.text}
      action={
        <Button busy={isBusy} onClick={() => void open()}>
          {words.button}
        </Button>
      }
    >
      {edited && (
        <RecordDialog
          title={words.dialog}
          description={words.description}
          fields={fields}
          values={valuesOf(edited)}
          edited={{
            version: edited.version,
            onReadLatest: async () => {
              const latest = await read()
              if (!latest.ok) return latest
              const { version } = latest.value
              return { ok: true, value: { values: valuesOf(latest.value), version } }
            },
          }}
          saveLabel={common.form.save}
          onSave={async (values, version) => {
            // How much is booked is a matter of capacity, which has its own form.
            const { seatsPerFrame: _, ...rules } = fieldsOf(values)
            const outcome = await save({ ...rules, version: version ?? edited.version })
            if (outcome.ok) show({ tone: 'success', title: words.saved })
            return outcome
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </AdvancedCard>
  )
}
