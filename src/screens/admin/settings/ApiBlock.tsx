import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { common } from '@/content/en/admin/common'
import { businessFailureWords } from '@/content/en/admin/failures'
import { settings } from '@/content/en/admin/settings'
import type { ApiSettings } from '@/domain/settings'
import { readApiSettingsAtom, saveApiSettingsAtom } from '@/state/admin/office'
import { showToastAtom } from '@/state/toasts'
import { Button } from '@/ui/Button'
import type { FormField, FormValues } from '../shared/formFields'
import { RecordDialog } from '../shared/RecordDialog'
import { AdvancedCard } from './AdvancedCard'

const words = settings.advanced.api

const wholeField = (name: keyof typeof words.fields): FormField => ({
  name,
  label: words.fields[name],
  kind: 'whole',
  required: true,
  width: 'half',
  check: (text) => (/^0+$/.test(text) ? words.atLeastOne : null),
})

const fields: readonly FormField[] = [
  wholeField('seatsPerFrame'),
  wholeField('daysAhead'),
  wholeField('limitPerContact'),
  wholeField('limitPerAddress'),
  {
    name: 'directionsUrl',
    label: words.fields.directionsUrl,
    kind: 'text',
    required: true,
    most: 500,
    hint: words.directionsHint,
    check: (text) =>
      /^https:\/\/[^\s/$.?#]\S*$/i.test(text) && text.includes('{address}')
        ? null
        : words.wrongDirections,
  },
]

/** API Settings: the rules of the booking interface, behind 'Manage APIs'. */
export function ApiBlock() {
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
    const { title, next } = businessFailureWords(outcome.failure)
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
          version={edited.version}
          saveLabel={common.form.save}
          onSave={async (values, version) => {
            const outcome = await save(settingsOf(values, version ?? edited.version))
            if (outcome.ok) show({ tone: 'success', title: words.saved })
            return outcome
          }}
          onReadLatest={async () => {
            const latest = await read()
            if (!latest.ok) return latest
            return {
              ok: true,
              value: { values: valuesOf(latest.value), version: latest.value.version },
            }
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </AdvancedCard>
  )
}

function valuesOf(api: ApiSettings): FormValues {
  return {
    seatsPerFrame: String(api.seatsPerFrame),
    daysAhead: String(api.daysAhead),
    limitPerContact: String(api.limitPerContact),
    limitPerAddress: String(api.limitPerAddress),
    directionsUrl: api.directionsUrl,
  }
}

function settingsOf(values: FormValues, version: number): ApiSettings {
  return {
    seatsPerFrame: Number(values.seatsPerFrame),
    daysAhead: Number(values.daysAhead),
    limitPerContact: Number(values.limitPerContact),
    limitPerAddress: Number(values.limitPerAddress),
    directionsUrl: values.directionsUrl ?? '',
    version,
  }
}
