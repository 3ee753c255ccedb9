import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { reloadProfileAtom } from '@/platform/session/runSession'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingText } from '@/ui/LoadingText'
import { Page } from '@/ui/Page'
import { Skeleton } from '@/ui/Skeleton'
import { failureWords } from '../failureWords'
import { codeStateAtom, readSetupAgainAtom, setupViewAtom } from '../state'
import { setupWords } from '../words'
import { CodeForm } from './CodeForm'
import { SetupSkeleton } from './SetupSkeleton'

type SetupScreenProps = {
  /** Where the first administrator goes on. */
  settingsHref: string
}

/** The first run: a code makes the person signed in the first administrator. */
export function SetupScreen({ settingsHref }: SetupScreenProps) {
  const words = useWords(setupWords)
  const view = useAtomValue(setupViewAtom)
  const code = useAtomValue(codeStateAtom)
  const readAgain = useSetAtom(readSetupAgainAtom)
  if (code.status === 'done') return <Done settingsHref={settingsHref} />
  if (view.status === 'loading') return <SetupSkeleton />
  if (view.status === 'empty') {
    const { title, text, home } = words.already
    return (
      <Page measure="form" py={{ base: '6', md: '12' }}>
        <chakra.h1 srOnly>{words.pageTitle}</chakra.h1>
        <EmptyState title={title} text={text} actions={<LinkButton href="/">{home}</LinkButton>} />
      </Page>
    )
  }
  return (
    <Sheet title={words.title} text={words.text}>
      {view.status === 'error' ? (
        <Problem
          {...failureWords(words, view.failure)}
          retry={words.retry}
          onRetry={() => void readAgain()}
        />
      ) : (
        <CodeForm />
      )}
    </Sheet>
  )
}

function Done({ settingsHref }: SetupScreenProps) {
  const { done, retry } = useWords(setupWords)
  const { profile, profileStatus } = useAtomValue(sessionStateAtom)
  const reload = useSetAtom(reloadProfileAtom)
  // The panel would send away somebody whose old role is all that is known.
  const isKnown = profileStatus === 'ready' && profile?.role === 'super_admin'
  return (
    <Sheet title={done.title} text={done.text}>
      {isKnown && (
        <LinkButton href={settingsHref} variant="action" size="lg">
          {done.open}
        </LinkButton>
      )}
      {!isKnown && profileStatus === 'failed' && (
        <Problem title={done.failed} retry={retry} onRetry={() => reload()} />
      )}
      {!isKnown && profileStatus !== 'failed' && (
        <chakra.div aria-busy="true">
          <LoadingText>{done.opening}</LoadingText>
          <Skeleton width="min(100%, 12rem)" height="3.25rem" />
        </chakra.div>
      )}
    </Sheet>
  )
}

function Sheet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Page measure="form" py={{ base: '6', md: '12' }}>
      <Card padding="lg" depth="raised">
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        <chakra.p mt="2" mb="6" color="fg.muted">
          {text}
        </chakra.p>
        {children}
      </Card>
    </Page>
  )
}

type ProblemProps = { title: string; next?: string; retry: string; onRetry: () => void }

function Problem({ title, next, retry, onRetry }: ProblemProps) {
  return (
    <Alert
      tone="danger"
      announce="assertive"
      title={title}
      actions={
        <Button variant="action" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {next}
    </Alert>
  )
}
