import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { glassTypeLabels, positionLabel } from '@/content/en/glass'
import { quote } from '@/content/en/quote'
import { quoteConfirmation as words } from '@/content/en/quoteConfirmation'
import { company } from '@/domain/company'
import { formatMoney } from '@/domain/money'
import { formatDate } from '@/domain/pacificTime'
import { resetQuoteAtom } from '@/state/quoteDraft'
import type { BookedQuote } from '@/state/quoteState'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
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
  const { confirmation, differs } = booked
  const { date, timeFrame, serviceType, position, reference } = confirmation
  const reset = useSetAtom(resetQuoteAtom)
  const top = useRef<HTMLDivElement>(null)

  // The form has just gone from under the visitor: start reading at what became of it.
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
            {formatDate(date)}
          </chakra.h1>
          <chakra.p textStyle="lead" mt="1" fontWeight="semibold">
            {words.pacific(timeFrame)}
          </chakra.p>
          <chakra.div mt="5">
            <CalendarLink booked={booked} />
          </chakra.div>
          <chakra.p color="fg.muted" mt="3">
            {words.change.text}{' '}
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
              label={words.carLabel(positionLabel(position, serviceType))}
            />
          </chakra.div>
          <chakra.div px={{ base: '4', md: '5' }} pt="3" pb="2">
            <SummaryList rows={rowsOf(booked)} />
          </chakra.div>
        </Card>
      </chakra.div>
    </Page>
  )
}

function rowsOf({ confirmation, vehicle, address }: BookedQuote): SummaryRow[] {
  const { rows } = words
  const { serviceType, position, glassType, price, validUntil } = confirmation
  return [
    { label: rows.reference, value: confirmation.reference },
    { label: rows.service, value: quote.service.names[serviceType] },
    { label: rows.position, value: positionLabel(position, serviceType) },
    { label: rows.glass, value: glassTypeLabels[glassType] },
    { label: rows.vehicle, value: vehicle },
    { label: rows.address, value: address },
    {
      label: rows.price,
      value: words.priceHolds(formatMoney(price), formatDate(validUntil)),
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
