import { chakra } from '@chakra-ui/react'
import type { Job } from '@/domain/jobs'
import { statusTones } from '@/features/admin/shared/screens/statusTones'
import { useFormats } from '@/platform/formats/formats'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { StatusChip } from '@/ui/StatusChip'
import { SummaryList, type SummaryRow } from '@/ui/SummaryList'
import { PhoneLink } from '@/ui/PhoneLink'
import { TextLink } from '@/ui/TextLink'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { jobWords } from '../words'

/** Everything about one job. */
export function JobDetails({ job }: { job: Job }) {
  const roomWords = useWords(jobWords)
  const glassWords = useWords(sharedWords)
  const formats = useFormats()
  const words = roomWords.details
  const glass = positionLabel(glassWords, job.position, job.serviceType)
  const rows: (SummaryRow | '' | null)[] = [
    {
      label: words.status,
      value: (
        <StatusChip tone={statusTones[job.status]}>{glassWords.jobStatuses[job.status]}</StatusChip>
      ),
    },
    job.cancelReason && { label: words.reason, value: job.cancelReason },
    job.completedAt && { label: words.completed, value: formats.instant(job.completedAt) },
    { label: words.priority, value: roomWords.priorities[job.priority] },
    {
      label: words.customer,
      value: <TextLink href={`/admin/customers?record=${job.customerId}`}>{job.customer}</TextLink>,
    },
    job.customerPhone && {
      label: words.phone,
      value: <PhoneLink text={job.customerPhone} />,
    },
    { label: words.where, value: job.location },
    {
      label: words.when,
      value: `${formats.longDay(job.scheduledDate)}, ${glassWords.timeFrames[job.scheduledTime]}`,
    },
    {
      label: words.technician,
      value: job.technician ?? roomWords.unassigned,
      missing: job.technician === null,
    },
    { label: words.vehicle, value: job.vehicle || roomWords.noVehicle },
    job.plate && { label: words.plate, value: job.plate },
    { label: words.service, value: `${glassWords.services[job.serviceType].name}, ${glass}` },
    { label: words.glass, value: glassWords.officeGlassTypes[job.glassType] },
    { label: words.price, value: formats.money(job.amount) },
    { label: words.payment, value: glassWords.paymentMethods[job.paymentMethod] },
    job.quoteId && {
      label: words.quote,
      value: (
        <TextLink href={`/admin/quotes?tab=All+Scheduled&record=${job.quoteId}`}>
          {job.quoteId}
        </TextLink>
      ),
    },
    job.notes && { label: words.notes, value: job.notes },
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
          service={job.serviceType}
          position={job.position}
          size="min(16rem, 80%)"
          label={roomWords.picture(glass)}
        />
      </chakra.div>
      <SummaryList rows={rows.filter((row) => !!row)} />
    </>
  )
}
