import { chakra } from '@chakra-ui/react'
import type { Quote } from '@/domain/quoteWorkflow'
import { PhoneLink } from '@/ui/PhoneLink'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { StatusChip } from '@/ui/StatusChip'
import { SummaryList, type SummaryRow } from '@/ui/SummaryList'
import { TextLink } from '@/ui/TextLink'
import { useFormats } from '@/platform/formats/formats'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { quotesWords } from '../words'

/** Everything about one quote. */
export function QuoteDetails({ quote }: { quote: Quote }) {
  const { serviceType, position, phoneNumber, email, jobId } = quote
  const { details: words, ...quotes } = useWords(quotesWords)
  const shared = useWords(sharedWords)
  const formats = useFormats()
  const glass = positionLabel(shared, position, serviceType)
  const rows: (SummaryRow | '' | null)[] = [
    {
      label: words.status,
      value: (
        <StatusChip tone={statusTones[quote.status]}>
          {shared.quoteStatuses[quote.status]}
        </StatusChip>
      ),
    },
    { label: words.price, value: formats.money(quote.amount) },
    phoneNumber && {
      label: words.phone,
      value: <PhoneLink text={phoneNumber} />,
    },
    email && { label: words.email, value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    quote.address && {
      label: words.address,
      value: [quote.address, quote.zipCode].filter(Boolean).join(', '),
    },
    { label: words.vehicle, value: quote.vehicle || quotes.noVehicle },
    { label: words.service, value: `${shared.services[serviceType].name}, ${glass}` },
    { label: words.glass, value: shared.officeGlassTypes[quote.glassType] },
    {
      label: words.when,
      value: `${formats.shortDay(quote.appointmentDate)}, ${shared.timeFrames[quote.timeFrame]}`,
    },
    { label: words.payment, value: shared.paymentMethods[quote.paymentMethod] },
    { label: words.quoted, value: formats.day(quote.date) },
    {
      label: words.valid,
      value: quote.expired
        ? quotes.expired(formats.day(quote.validUntil))
        : formats.day(quote.validUntil),
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
