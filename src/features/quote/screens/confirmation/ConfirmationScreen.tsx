import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { quoteWords, type QuoteWords } from '../../words'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { appointmentHref } from '@/domain/myAppointment'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { positionLabel, sharedWords, type SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { resetQuoteAtom } from '../../state/quoteDraft'
import type { BookedQuote } from '../../state/quoteState'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Glyph } from '@/ui/Glyph'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { Page } from '@/ui/Page'
import { TextLink } from '@/ui/TextLink'
import { SummaryList, type SummaryRow } from '@/ui/SummaryList'
import { CalendarLink } from './CalendarLink'
import { NextSteps } from './NextSteps'

type ConfirmationScreenProps = {
  booked: BookedQuote
  /** The visitor wants another quote: the draft has been reset. */
  onStartAgain: () => void
}

/** What was booked, what happens next, and what can be done with it. Loading it again books nothing. */
export function ConfirmationScreen({ booked, onStartAgain }: ConfirmationScreenProps) {
  const { company, formats: zone } = useSiteSettings()
  const { confirmation: words, service } = useWords(quoteWords)
  const shared = useWords(sharedWords)
  const formats = useFormats()
  const { confirmation, differs } = booked
  const { date, timeFrame, serviceType, position, reference, link, appointmentId } = confirmation
  const reset = useSetAtom(resetQuoteAtom)
  const top = useRef<HTMLDivElement>(null)

  // The confirmation replaces the form, so reading starts again at its top.
  useEffect(() => {
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Page py={{ base: '6', md: '10' }}>
      <chakra.div ref={top} tabIndex={-1} outline="none" display="grid" gap="4">
        <Alert tone="success" announce="polite" title={words.success}>
          {words.successText(reference)}
        </Alert>
        {differs && (
          <Alert tone="warning" title={words.differs.title}>
            {words.differs.text}
          </Alert>
        )}
      </chakra.div>
      <chakra.div css={columns}>
        <div>
          <chakra.p textStyle="eyebrow" color="accent.fg">
            {words.title}
          </chakra.p>
          <chakra.h1 textStyle="title" mt="1" outline="none">
            {formats.longDay(date)}
          </chakra.h1>
          <chakra.p textStyle="lead" mt="1" fontWeight="semibold">
            {words.frame(shared.timeFrames[timeFrame], shared.timeZones[zone.timeZone])}
          </chakra.p>
          <chakra.div mt="5" display="flex" flexWrap="wrap" gap="3">
            <CalendarLink booked={booked} />
            {link && <LinkButton href={appointmentHref(link)}>{words.change.link}</LinkButton>}
          </chakra.div>
          <chakra.p color="fg.muted" mt="3">
            {appointmentId && !link ? words.change.byLink : words.change.text}{' '}
            <TextLink href={company.phoneHref} whiteSpace="nowrap">
              {words.change.call(company.phone)}
            </TextLink>
          </chakra.p>
          <NextSteps service={serviceType} />
          <Button
            variant="plain"
            onClick={() => {
              reset()
              onStartAgain()
            }}
          >
            {words.again}
            <Glyph name="arrow" />
          </Button>
        </div>
        <Card padding="none" overflow="hidden">
          <chakra.div
            bg="bg.subtle"
            px="6"
            py="4"
            display="grid"
            justifyItems="center"
            lineHeight="0"
          >
            <GlassMapPicture
              service={serviceType}
              position={position}
              size="min(100%, 18rem)"
              label={words.carLabel(positionLabel(shared, position, serviceType))}
            />
          </chakra.div>
          <chakra.div px={{ base: '4', md: '5' }} pt="3" pb="2">
            <SummaryList
              rows={rowsOf(booked, { ...words, services: service.names }, shared, formats)}
            />
          </chakra.div>
        </Card>
      </chakra.div>
    </Page>
  )
}

type RowWords = Pick<QuoteWords['confirmation'], 'rows' | 'priceHolds'> & {
  services: QuoteWords['service']['names']
}

function rowsOf(
  { confirmation, vehicle, address }: BookedQuote,
  { rows, priceHolds, services }: RowWords,
  shared: SharedWords,
  formats: Formats,
): SummaryRow[] {
  const { serviceType, position, glassType, price, validUntil } = confirmation
  return [
    { label: rows.reference, value: confirmation.reference },
    { label: rows.service, value: services[serviceType] },
    { label: rows.position, value: positionLabel(shared, position, serviceType) },
    { label: rows.glass, value: glassType === 'none' ? '' : shared.glassTypes[glassType] },
    { label: rows.vehicle, value: vehicle },
    { label: rows.address, value: address },
    {
      label: rows.price,
      value: priceHolds(formats.money(price), formats.longDay(validUntil)),
    },
  ].filter(({ value }) => value !== '')
}

const columns = {
  display: 'grid',
  gap: { base: '8', lg: '12' },
  alignItems: 'start',
  mt: { base: '6', md: '10' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
}
