import { chakra } from '@chakra-ui/react'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { failureWords } from '@/content/en/authFailures'
import { technicianAuth } from '@/content/en/technicianAuth'
import { resetRequestForm } from '@/state/authVerbs'
import { showPortalFormAtom, typedEmailAtom } from '@/state/loginForm'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { TextField } from '@/ui/TextField'
import { PortalFrame } from './PortalFrame'
import { emailRules, portalSummary } from './portalFields'

const { reset, fields } = technicianAuth

/** The portal's reset form. Once it is sent, the sign-in form comes back and says so. */
export function TechnicianResetScreen() {
  const state = useAtomValue(resetRequestForm.stateAtom)
  const submit = useSetAtom(resetRequestForm.submitAtom)
  const clear = useSetAtom(resetRequestForm.resetAtom)
  const show = useSetAtom(showPortalFormAtom)
  const [typedEmail, keepEmail] = useAtom(typedEmailAtom)
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    defaultValues: { email: typedEmail },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState

  async function send({ email }: { email: string }) {
    keepEmail(email)
    const outcome = await submit({ email })
    if (outcome.ok) show('sign-in')
  }

  return (
    <PortalFrame title={reset.title} text={reset.text}>
      <chakra.form
        noValidate
        method="post"
        onSubmit={handleSubmit(send, () => clear())}
        display="flex"
        flexDirection="column"
        gap="5"
      >
        {state.status === 'failed' && <FailureAlert {...failureWords(state.failure)} />}
        <ErrorSummary
          title={technicianAuth.summaryTitle}
          errors={portalSummary(errors)}
          attempt={submitCount}
        />
        <TextField
          {...register('email', emailRules)}
          id="portal-email"
          label={fields.email.label}
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button
          type="submit"
          variant="action"
          size="lg"
          width="full"
          busy={state.status === 'processing'}
          busyLabel={technicianAuth.processing}
        >
          {reset.submit}
        </Button>
        <Button variant="plain" onClick={() => show('sign-in')}>
          {reset.back}
        </Button>
      </chakra.form>
    </PortalFrame>
  )
}
