import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useMemo, useState, type ComponentProps } from 'react'
import { useForm, useWatch, type Control, type SubmitHandler } from 'react-hook-form'
import type { BusinessFailure } from '@/domain/businessFailures'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { GuardedModal } from '@/ui/overlay/GuardedModal'
import { fieldProblemWords } from '../failureWords'
import { sharedAdminWords } from '../words'
import { FormControl } from './FormControl'
import type { RecordDialogProps } from './RecordDialog'
import { SaveFailure } from './SaveFailure'
import { StaleNotice } from './StaleNotice'
import { optionsOf, type FormValues } from './formFields'
import { formSchema } from './formSchema'
import { useSentForm } from './useSentForm'

type Problem =
  | { kind: 'none' }
  | { kind: 'failed'; failure: BusinessFailure; attempt: number }
  | { kind: 'stale'; theirs: FormValues }

/** The form of `RecordDialog`, with react-hook-form and zod; in a chunk of its own. */
export default function RecordForm({
  title,
  description,
  fields,
  values,
  edited,
  saveLabel,
  onSave,
  onClose,
}: RecordDialogProps) {
  const { common, failures } = useWords(sharedAdminWords)
  const words = common.form
  const id = useId()
  const schema = useMemo(() => formSchema(fields, words), [fields, words])
  // What the form began with: what "their changes" are measured against.
  const [base, setBase] = useState<FormValues>(() =>
    Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
  )
  const [baseVersion, setBaseVersion] = useState(edited?.version ?? null)
  const nextSending = useSentForm()
  const [problem, setProblem] = useState<Problem>({ kind: 'none' })
  const { register, handleSubmit, control, getValues, setValue, setError, formState } =
    useForm<FormValues>({
      defaultValues: base,
      resolver: zodResolver(schema),
      shouldFocusError: false,
    })
  const { errors, submitCount, isSubmitting, isDirty } = formState

  const save: SubmitHandler<FormValues> = (typed) => send(typed, false)

  async function send(typed: FormValues, overbook: boolean) {
    setProblem({ kind: 'none' })
    const outcome = await onSave(typed, baseVersion, nextSending(), overbook)
    if (outcome.ok) return onClose()
    const { failure } = outcome
    if (failure.kind === 'stale' && edited) {
      const latest = await edited.onReadLatest()
      if (latest.ok) {
        setBaseVersion(latest.value.version)
        takeUntouched(latest.value.values)
        return setProblem({ kind: 'stale', theirs: latest.value.values })
      }
      return setProblem({ kind: 'failed', failure: latest.failure, attempt: submitCount })
    }
    if (failure.kind === 'invalid') {
      for (const { field, problem: what } of failure.errors) {
        const known = fields.find(({ name }) => name === field)
        if (known) setError(field, { message: fieldProblemWords(what, known.label, failures) })
      }
      if (failure.errors.some(({ field }) => fields.some(({ name }) => name === field))) return
    }
    setProblem({ kind: 'failed', failure, attempt: submitCount })
  }

  /** What the person here did not touch becomes what somebody else made of it. */
  function takeUntouched(theirs: FormValues) {
    const typed = getValues()
    const untouched = fields
      .map(({ name }) => name)
      .filter((name) => typed[name] === base[name] && (theirs[name] ?? '') !== base[name])
    for (const name of untouched) setValue(name, theirs[name] ?? '')
    setBase({ ...base, ...Object.fromEntries(untouched.map((name) => [name, theirs[name] ?? ''])) })
  }

  /** Choices that depend on other fields keep only what is still offered. */
  function settleChoices() {
    for (const field of fields) {
      if (field.kind !== 'choice' || typeof field.options !== 'function') continue
      const offered = optionsOf(field, getValues())
      if (offered.some(({ value }) => value === getValues(field.name))) continue
      setValue(field.name, offered.length === 1 ? (offered[0]?.value ?? '') : '', {
        shouldDirty: true,
      })
    }
  }

  const failed =
    problem.kind === 'failed' ? (
      <SaveFailure
        key={problem.attempt}
        failure={problem.failure}
        onBookAnyway={() => void handleSubmit((typed) => send(typed, true))()}
        onKeep={() => setProblem({ kind: 'none' })}
      />
    ) : null

  return (
    <GuardedModal
      isDirty={isDirty}
      onClose={onClose}
      discard={words.discard}
      title={title}
      description={description}
      closeLabel={common.close}
      size={fields.length > 6 ? 'lg' : 'md'}
      renderFooter={(close) => (
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="action"
            busy={isSubmitting}
            busyLabel={words.saving}
          >
            {saveLabel ?? words.save}
          </Button>
        </>
      )}
    >
      <chakra.form
        id={`${id}-form`}
        noValidate
        onSubmit={(event) => void handleSubmit(save)(event)}
        onChange={settleChoices}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
      >
        <chakra.div gridColumn="1 / -1" css={{ '&:empty': { display: 'none' } }}>
          {failed}
          {problem.kind === 'stale' && (
            <LiveStaleNotice
              fields={fields}
              base={base}
              theirs={problem.theirs}
              control={control}
              onTake={(name) => {
                const value = problem.theirs[name] ?? ''
                setValue(name, value, { shouldDirty: true })
                setBase({ ...base, [name]: value })
              }}
            />
          )}
          <ErrorSummary
            title={words.summary}
            errors={fields.flatMap(({ name }) => {
              const message = errors[name]?.message
              return message ? [{ fieldId: `${id}-${name}`, message }] : []
            })}
            attempt={submitCount}
          />
        </chakra.div>
        {fields.map((field) => (
          <FormControl
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            error={errors[field.name]?.message}
            control={control}
            register={register}
          />
        ))}
      </chakra.form>
    </GuardedModal>
  )
}

type LiveStaleNoticeProps = Omit<ComponentProps<typeof StaleNotice>, 'yours'> & {
  control: Control<FormValues>
}

/** The notice beside what is being typed; apart from the form, which is not drawn again by typing. */
function LiveStaleNotice({ control, ...notice }: LiveStaleNoticeProps) {
  const typed = useWatch({ control }) as FormValues
  return <StaleNotice {...notice} yours={{ ...notice.base, ...typed }} />
}
