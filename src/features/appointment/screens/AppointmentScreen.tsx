import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { quoteHref } from '@/domain/quoteProgress'
import { useWords } from '@/platform/words/words'
import { LinkButton } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'
import { Page } from '@/ui/Page'
import { appointmentViewAtom, linkAtom, readAgainAtom } from '../state/readings'
import { appointmentWords } from '../words'
import { AppointmentDetails } from './AppointmentDetails'
import { AppointmentSkeleton } from './AppointmentSkeleton'
import { ReadProblem } from './ReadProblem'

/** The page of an appointment's link: no account is needed. */
export function AppointmentScreen() {
  const { company } = useSiteSettings()
  const words = useWords(appointmentWords)
  const view = useAtomValue(appointmentViewAtom)
  const link = useAtomValue(linkAtom)
  const readAgain = useSetAtom(readAgainAtom)
  if (view.status === 'forbidden') {
    return (
      <ForbiddenMessage
        title={words.forbidden.title}
        actions={<LinkButton href="/">{words.forbidden.home}</LinkButton>}
      >
        {words.forbidden.text}
      </ForbiddenMessage>
    )
  }
  return (
    <Page py={{ base: '6', md: '10' }}>
      {view.status === 'ready' ? (
        <AppointmentDetails reached={{ access: { link: link ?? '' }, appointment: view.value }} />
      ) : (
        <>
          <chakra.h1 srOnly={view.status !== 'error'} textStyle="title" mb="4">
            {words.title}
          </chakra.h1>
          {view.status === 'loading' && <AppointmentSkeleton label={words.loading} />}
          {view.status === 'error' && (
            <ReadProblem failure={view.failure} onRetry={() => void readAgain()} />
          )}
          {view.status === 'empty' && (
            <EmptyState
              title={words.noAppointment.title}
              text={words.noAppointment.text}
              actions={
                <>
                  <LinkButton href={company.phoneHref} variant="action">
                    {words.call(company.phone)}
                  </LinkButton>
                  <LinkButton href={quoteHref()}>{words.noAppointment.again}</LinkButton>
                </>
              }
            />
          )}
        </>
      )}
    </Page>
  )
}
