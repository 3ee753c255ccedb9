import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { factorSetUp } from '@/platform/session/factorVerbs'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { usePageTop } from '@/ui/usePageTop'
import { failureWords } from '../failureWords'
import { secondFactorViewAtom } from '../state/secondFactorView'
import { authWords } from '../words'
import { AuthFrame } from './AuthFrame'
import { CodeForm } from './CodeForm'
import { ScanFactor } from './ScanFactor'
import { FactorIsOn } from './FactorIsOn'
import { SecondFactorSkeleton } from './SecondFactorSkeleton'

type SecondFactorScreenProps = {
  /** The second factor was shown, or nothing more is to be done here: takes the person on. */
  onDone: () => void
  onSignOut: () => void
}

/** The second factor of the person signed in: asked for after the password, set up, taken off. */
export function SecondFactorScreen({ onDone, onSignOut }: SecondFactorScreenProps) {
  const { secondFactor } = useWords(authWords)
  const view = useAtomValue(secondFactorViewAtom)
  usePageTop(view.kind)
  const signOut = (
    <Button variant="plain" onClick={onSignOut}>
      {secondFactor.signOut}
    </Button>
  )
  switch (view.kind) {
    case 'loading':
      return <SecondFactorSkeleton />
    case 'code':
      return (
        <AuthFrame title={secondFactor.code.title} text={secondFactor.code.text}>
          <CodeForm
            id="second-factor-code"
            factorId={null}
            submit={secondFactor.code.submit}
            onConfirmed={onDone}
          >
            <chakra.p textStyle="small" color="fg.muted">
              {secondFactor.code.lost}
            </chakra.p>
            {signOut}
          </CodeForm>
        </AuthFrame>
      )
    case 'offer':
      return <Offer isRequired={view.isRequired}>{view.isRequired ? signOut : null}</Offer>
    case 'scan':
      return (
        <AuthFrame title={secondFactor.scan.title} text={secondFactor.scan.text}>
          <ScanFactor factor={view.factor} onConfirmed={view.isRequired ? onDone : undefined} />
        </AuthFrame>
      )
    case 'on':
      return <FactorIsOn isNew={view.isNew} isRequired={view.isRequired} onDone={onDone} />
    case 'removed':
      return (
        <Ended
          title={secondFactor.removed.title}
          text={secondFactor.removed.text}
          onDone={onDone}
        />
      )
    case 'not_available': {
      const { title, text } = secondFactor.notAvailable
      return <Ended title={title} text={text} onDone={onDone} />
    }
  }
}

/** What a second factor is for, and the way to set one up. */
function Offer({ isRequired, children }: { isRequired: boolean; children: ReactNode }) {
  const words = useWords(authWords)
  const { offer } = words.secondFactor
  const { company } = useSiteSettings()
  const state = useAtomValue(factorSetUp.stateAtom)
  const start = useSetAtom(factorSetUp.submitAtom)
  return (
    <AuthFrame
      title={offer.title}
      text={isRequired ? offer.required : offer.optional}
      notices={
        state.status === 'failed' && <FailureAlert {...failureWords(words, state.failure)} />
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="5">
        <chakra.p>
          {offer.need} {offer.others}
        </chakra.p>
        <Button
          variant="action"
          size="lg"
          width="full"
          busy={state.status === 'processing'}
          busyLabel={offer.starting}
          onClick={() => void start({ issuer: company.name })}
        >
          {offer.start}
        </Button>
        {children}
      </chakra.div>
    </AuthFrame>
  )
}

function Ended({ title, text, onDone }: { title: string; text: string; onDone: () => void }) {
  const { secondFactor } = useWords(authWords)
  return (
    <AuthFrame title={title}>
      <Alert tone="info" announce="polite" title={text} />
      <chakra.div mt="6">
        <Button variant="action" size="lg" width="full" onClick={onDone}>
          {secondFactor.on.done}
        </Button>
      </chakra.div>
    </AuthFrame>
  )
}
