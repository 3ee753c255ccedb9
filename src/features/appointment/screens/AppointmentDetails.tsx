import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { isAppointmentOpen } from '@/domain/myAppointment'
import { quoteHref } from '@/domain/quoteProgress'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { TextLink } from '@/ui/TextLink'
import type { Reached } from '../state/changes'
import { beginMoveAtom } from '../state/freeTimes'
import { appointmentWords } from '../words'
import { CalendarLink } from './CalendarLink'
import { CancelDialog } from './CancelDialog'
import { CarCard } from './CarCard'
import { FinishedReport } from './FinishedReport'
import { MoveDialog } from './MoveDialog'
import { NotesForm, WrittenNotes } from './NotesForm'
import { PhotosForm } from './PhotosForm'
import { TextsSwitch } from './TextsSwitch'
import { Timeline } from './Timeline'
import { useWhenText } from './useWhenText'

/** One appointment: what is booked, how far it is, and what its customer can do about it. */
export function AppointmentDetails({ reached }: { reached: Reached }) {
  const { company, formats: zone } = useSiteSettings()
  const { appointment } = reached
  const words = useWords(appointmentWords)
  const { timeFrames, timeZones } = useWords(sharedWords)
  const formats = useFormats()
  const whenText = useWhenText()
  const begin = useSetAtom(beginMoveAtom)
  const [dialog, setDialog] = useState<'move' | 'cancel' | null>(null)
  const [isMoved, setMoved] = useState(false)
  const { state, date, timeFrame, mayMove, mayCancel, mayEdit, report } = appointment
  const isOpen = isAppointmentOpen(appointment)
  const eyebrows: Partial<Record<string, string>> = words.eyebrow
  return (
    <chakra.div css={styles.columns}>
      <chakra.div css={styles.top}>
        <chakra.header display="grid" gap="4">
          <div>
            <chakra.p textStyle="eyebrow" color={state === 'cancelled' ? 'danger.fg' : 'accent.fg'}>
              {eyebrows[state] ?? words.eyebrow.open}
            </chakra.p>
            <chakra.h1 textStyle="title" mt="1" outline="none">
              {formats.longDay(date)}
            </chakra.h1>
            <chakra.p textStyle="lead" mt="1" fontWeight="semibold">
              {words.frame(timeFrames[timeFrame], timeZones[zone.timeZone])}
            </chakra.p>
          </div>
          {isMoved && isOpen && (
            <Alert tone="success" announce="polite" title={words.move.done}>
              {words.move.doneText(whenText(appointment))}
            </Alert>
          )}
          {state === 'cancelled' && <CancelledNotice appointment={appointment} />}
          {isOpen && (
            <chakra.div>
              <chakra.div display="flex" flexWrap="wrap" gap="3">
                {mayMove && (
                  <Button
                    variant="action"
                    onClick={() => {
                      begin(reached.access)
                      setDialog('move')
                    }}
                  >
                    {words.move.action}
                  </Button>
                )}
                <CalendarLink appointment={appointment} />
                {mayCancel && (
                  <Button variant="plain" onClick={() => setDialog('cancel')}>
                    {words.cancel.action}
                  </Button>
                )}
              </chakra.div>
              <chakra.p color="fg.muted" mt="3">
                {mayMove || mayCancel ? words.byPhone.text : words.byPhone.tooLate}{' '}
                <TextLink href={company.phoneHref} whiteSpace="nowrap">
                  {words.call(company.phone)}
                </TextLink>
              </chakra.p>
            </chakra.div>
          )}
        </chakra.header>
        {report && <FinishedReport report={report} technician={appointment.technician} />}
        {state !== 'cancelled' && (
          <Section title={words.steps.title}>
            <Timeline appointment={appointment} />
          </Section>
        )}
      </chakra.div>
      <chakra.div css={styles.aside}>
        <CarCard appointment={appointment} />
      </chakra.div>
      <chakra.div css={styles.bottom}>
        {state === 'cancelled' ? null : mayEdit ? (
          <>
            <Section title={words.notes.title}>
              <NotesForm reached={reached} />
            </Section>
            <Section title={words.photos.title}>
              <PhotosForm reached={reached} />
            </Section>
          </>
        ) : (
          (appointment.accessNote || appointment.customerNote) && (
            <Section title={words.notes.title}>
              <WrittenNotes appointment={appointment} />
            </Section>
          )
        )}
        {isOpen && (
          <Section title={words.texts.title}>
            <TextsSwitch reached={reached} />
          </Section>
        )}
      </chakra.div>
      {dialog === 'move' && (
        <MoveDialog
          reached={reached}
          onClose={() => setDialog(null)}
          onMoved={() => {
            setMoved(true)
            setDialog(null)
          }}
        />
      )}
      {dialog === 'cancel' && (
        <CancelDialog
          reached={reached}
          onClose={() => setDialog(null)}
          onCancelled={() => setDialog(null)}
        />
      )}
    </chakra.div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="lg">
      <chakra.h2 textStyle="section" mb="4">
        {title}
      </chakra.h2>
      {children}
    </Card>
  )
}

function CancelledNotice({ appointment }: Pick<Reached, 'appointment'>) {
  const { cancelledBy, cancelReason } = appointment
  const { cancelled: words } = useWords(appointmentWords)
  return (
    <Alert
      tone="warning"
      announce="polite"
      state={null}
      title={cancelledBy === 'customer' ? words.byCustomer : words.byOffice}
      actions={
        <>
          <LinkButton href={quoteHref()} variant="action">
            {words.again}
          </LinkButton>
          <CalendarLink appointment={appointment} />
        </>
      }
    >
      {cancelReason && <p>{words.reason(cancelReason)}</p>}
      <p>{words.text}</p>
    </Alert>
  )
}

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  '&:empty': { display: 'none' },
}

// On a small window what is booked stands before the forms.
const styles = {
  columns: {
    display: 'grid',
    columnGap: { lg: '10' },
    rowGap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
  },
  top: { ...stack, gridColumn: { lg: '1' } },
  bottom: { ...stack, gridColumn: { lg: '1' } },
  aside: {
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    position: { lg: 'sticky' },
    top: { lg: '20' },
  },
}
