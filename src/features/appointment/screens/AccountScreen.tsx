import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { isAppointmentOpen, type MyAppointment } from '@/domain/myAppointment'
import { quoteHref } from '@/domain/quoteProgress'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { LinkButton } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ForbiddenMessage } from '@/ui/ForbiddenMessage'
import { Glyph } from '@/ui/Glyph'
import { Page } from '@/ui/Page'
import { accountViewAtom, readAgainAtom } from '../state/readings'
import { appointmentWords } from '../words'
import { AccountSkeleton } from './AccountSkeleton'
import { AppointmentCard } from './AppointmentCard'
import { AppointmentDetails } from './AppointmentDetails'
import { ReadProblem } from './ReadProblem'

type AccountScreenProps = {
  /** The appointment that is open, by its id; null for the list. */
  openId: string | null
  /** The address of the list. */
  listHref: string
  /** The address that opens one appointment. */
  hrefOf: (id: string) => string
}

/** All appointments of the signed-in customer, and the one that is open. */
export function AccountScreen({ openId, listHref, hrefOf }: AccountScreenProps) {
  const { account: words } = useWords(appointmentWords)
  const view = useAtomValue(accountViewAtom)
  const readAgain = useSetAtom(readAgainAtom)
  if (view.status === 'forbidden') {
    const { title, text, home } = words.forbidden
    return (
      <ForbiddenMessage title={title} actions={<LinkButton href="/">{home}</LinkButton>}>
        {text}
      </ForbiddenMessage>
    )
  }
  if (view.status === 'loading') return <AccountSkeleton />
  const all = view.status === 'ready' ? view.value : []
  const open = all.find(({ id }) => id === openId)
  if (open) {
    return (
      <Page py={{ base: '4', md: '8' }}>
        <chakra.div mb={{ base: '3', md: '5' }} ms="-4">
          <LinkButton href={listHref} variant="plain">
            <chakra.span display="inline-flex" transform="scaleX(-1)">
              <Glyph name="arrow" />
            </chakra.span>
            {words.back}
          </LinkButton>
        </chakra.div>
        <AppointmentDetails
          key={open.id}
          reached={{ access: { appointment: open.id }, appointment: open }}
        />
      </Page>
    )
  }
  return (
    <Page measure="prose" py={{ base: '6', md: '10' }}>
      <chakra.h1 textStyle="title">{words.title}</chakra.h1>
      {view.status === 'ready' && (
        <chakra.p textStyle="lead" color="fg.muted" mt="2">
          {words.lead}
        </chakra.p>
      )}
      <chakra.div mt={{ base: '5', md: '8' }} display="grid" gap="6">
        {view.status === 'error' && (
          <ReadProblem failure={view.failure} onRetry={() => void readAgain()} />
        )}
        {view.status === 'empty' && (
          <EmptyState
            title={words.empty.title}
            text={words.empty.text}
            actions={
              <LinkButton href={quoteHref()} variant="action">
                {words.empty.action}
              </LinkButton>
            }
          />
        )}
        {view.status === 'ready' && openId !== null && <Alert tone="info" title={words.gone} />}
        <Part title={words.open} list={all.filter(isAppointmentOpen)} hrefOf={hrefOf} />
        <Part
          title={words.past}
          list={all.filter((one) => !isAppointmentOpen(one))}
          hrefOf={hrefOf}
        />
      </chakra.div>
    </Page>
  )
}

type PartProps = {
  title: string
  list: readonly MyAppointment[]
  hrefOf: AccountScreenProps['hrefOf']
}

function Part({ title, list, hrefOf }: PartProps) {
  if (list.length === 0) return null
  return (
    <section>
      <chakra.h2 textStyle="section" mb="3">
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3">
        {list.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentCard appointment={appointment} href={hrefOf(appointment.id)} />
          </li>
        ))}
      </chakra.ul>
    </section>
  )
}
