import { chakra } from '@chakra-ui/react'
import type { CapacitySettings } from '@/domain/capacity'
import { businessFailureWords, fieldProblemWords } from '@/features/admin/shared/failureWords'
import { WeekHours } from '@/features/admin/shared/screens/WeekHours'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { TextField } from '@/ui/TextField'
import { settingWords } from '../words'
import { ClosedDaysField } from './ClosedDaysField'
import { ServiceRulesField } from './ServiceRulesField'
import { capacityProblems, numberLimits, type CapacityPart } from './capacityForm'
import { useCapacityForm } from './useCapacityForm'

type CapacityFormProps = {
  id: string
  settings: CapacitySettings
  onDirty: (isDirty: boolean) => void
  onBusy: (isBusy: boolean) => void
  onSaved: () => void
}

const numberParts = ['driveMph', 'visitGap', 'seatsPerFrame'] as const

/** The form of the capacity settings; its button stands in the dialog's foot. */
export function CapacityForm({ id, settings, onDirty, onBusy, onSaved }: CapacityFormProps) {
  const words = useWords(settingWords).advanced.capacity
  const { common, failures } = useWords(sharedAdminWords)
  const { services } = useWords(sharedWords)
  const tell = useTell()
  const { draft, change, send, problem, attempt, take } = useCapacityForm({
    settings,
    onDirty,
    onBusy,
    onSaved: () => {
      void tell(Promise.resolve({ ok: true as const, value: null }), { title: words.saved })
      onSaved()
    },
  })
  const isUnsent = problem.kind === 'unsent'
  const wrong = isUnsent ? capacityProblems(draft) : []
  const refusals =
    problem.kind === 'failed' && problem.failure.kind === 'invalid' ? problem.failure.errors : []

  function errorOf(part: CapacityPart): string | undefined {
    const refusal = refusals.find(({ field }) => field === part)
    if (refusal) return fieldProblemWords(refusal.problem, words.parts[part], failures)
    if (!wrong.some((one) => one.part === part)) return undefined
    if (part === 'driveMph' || part === 'visitGap' || part === 'seatsPerFrame') {
      return words.outOf(words.parts[part], numberLimits[part].min, numberLimits[part].max)
    }
    return words.wrong[part === 'openingHours' ? 'openingHours' : 'services']
  }

  const parts = ['openingHours', 'closedDays', 'services', ...numberParts] as const
  const errors = parts.flatMap((part) => {
    const message = errorOf(part)
    return message ? [{ fieldId: `${id}-${part}`, message }] : []
  })

  return (
    <chakra.form
      id={id}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <chakra.div css={{ '&:empty': { display: 'none' } }}>
        {problem.kind === 'failed' && errors.length === 0 && (
          <FailureAlert key={attempt} {...businessFailureWords(problem.failure, failures)} />
        )}
        {problem.kind === 'stale' && (
          <Alert
            tone="warning"
            announce="assertive"
            title={words.stale}
            actions={problem.both.map((part) => (
              <Button key={part} size="sm" onClick={() => take(part)}>
                {common.form.stale.take(words.parts[part])}
              </Button>
            ))}
          >
            {problem.both.length > 0 ? words.staleBoth : words.staleApart}
          </Alert>
        )}
        <ErrorSummary title={common.form.summary} errors={errors} attempt={attempt} />
      </chakra.div>
      <chakra.div id={`${id}-openingHours`} tabIndex={-1}>
        <WeekHours
          legend={words.parts.openingHours}
          hint={words.openingHint}
          rows={draft.openingHours}
          onChange={(openingHours) => change({ openingHours })}
          showsProblems={isUnsent}
          offLabel={words.closed}
          error={refusals.length > 0 ? errorOf('openingHours') : undefined}
        />
      </chakra.div>
      <chakra.div id={`${id}-closedDays`} tabIndex={-1}>
        <ClosedDaysField
          days={draft.closedDays}
          onChange={(closedDays) => change({ closedDays })}
          error={errorOf('closedDays')}
        />
      </chakra.div>
      <chakra.div id={`${id}-services`} tabIndex={-1}>
        <ServiceRulesField
          rules={draft.services}
          names={services}
          specialties={settings.specialties}
          onChange={(changed) => change({ services: changed })}
          wrong={wrong.flatMap(({ service }) => service ?? [])}
          error={refusals.length > 0 ? errorOf('services') : undefined}
        />
      </chakra.div>
      <chakra.fieldset m="0" p="0" border="0" minW="0">
        <chakra.legend textStyle="card" p="0" mb="2">
          {words.timesTitle}
        </chakra.legend>
        <chakra.div
          display="grid"
          gap="4"
          alignItems="end"
          gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))"
        >
          {numberParts.map((part) => (
            <TextField
              key={part}
              id={`${id}-${part}`}
              label={words.parts[part]}
              hint={
                part === 'seatsPerFrame'
                  ? words.seatsHint[settings.staffed ? 'staffed' : 'unstaffed']
                  : words.hints[part]
              }
              inputMode="numeric"
              autoComplete="off"
              required
              value={draft[part]}
              error={errorOf(part)}
              onChange={({ target }) => change({ [part]: target.value })}
            />
          ))}
        </chakra.div>
      </chakra.fieldset>
    </chakra.form>
  )
}
