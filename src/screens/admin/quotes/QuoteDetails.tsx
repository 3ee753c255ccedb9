import { chakra } from '@chakra-ui/react'
import { quotes } from '@/content/en/admin/quotes'
import { glassTypeLabels, paymentMethodLabels, positionLabel } from '@/content/en/glass'
import { serviceEntry } from '@/content/en/services'
import { formatMoney } from '@/domain/money'
import { formatShortDate } from '@/domain/pacificTime'
import type { Quote } from '@/domain/quoteWorkflow'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { StatusChip } from '@/ui/StatusChip'
import { SummaryList, type SummaryRow } from '@/ui/SummaryList'
import { TextLink } from '@/ui/TextLink'
import { formatDay } from '../shared/formatInstant'
import { statusTones } from '../shared/statusTones'

const words = quotes.details

/** Everything about one quote. */
export function QuoteDetails({ quote }: { quote: Quote }) {
  const { serviceType, position, phoneNumber, email, jobId } = quote
  const glass = positionLabel(position, serviceType)
  const rows: (SummaryRow | '' | null)[] = [
    {
      label: words.status,
      value: <StatusChip tone={statusTones[quote.status]}>{quote.status}</StatusChip>,
    },
    { label: words.price, value: formatMoney(quote.amount) },
    phoneNumber && {
      label: words.phone,
      value: <TextLink href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</TextLink>,
    },
    email && { label: words.email, value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    quote.address && {
      label: words.address,
      value: [quote.address, quote.zipCode].filter(Boolean).join(', '),
    },
    { label: words.vehicle, value: quote.vehicle || quotes.noVehicle },
    { label: words.service, value: `${serviceEntry(serviceType).name}, ${glass}` },
    { label: words.glass, value: glassTypeLabels[quote.glassType] },
    {
      label: words.when,
      value: `${formatShortDate(quote.appointmentDate)}, ${quote.timeFrame}`,
    },
    { label: words.payment, value: paymentMethodLabels[quote.paymentMethod] },
    { label: words.quoted, value: formatDay(quote.date) },
    {
      label: words.valid,
      value: quote.expired
        ? quotes.expired(formatDay(quote.validUntil))
        : formatDay(quote.validUntil),
      missing: quote.expired,
    },
    jobId && {
      label: words.job,
      value: <TextLink href={`/admin/jobs?record=${jobId}`}>{jobId}</TextLink>,
    },
  ]
  return (
    <>
      <chakra.div
        display="flex"
        justifyContent="center"
        py="3"
        mb="2"
        bg="bg.subtle"
        borderRadius="lg"
      >
        <GlassMapPicture
          service={serviceType}
          position={position}
          size="min(16rem, 80%)"
          label={quotes.picture(glass)}
        />
      </chakra.div>
      <SummaryList rows={rows.filter((row) => !!row)} />
    </>
  )
}
