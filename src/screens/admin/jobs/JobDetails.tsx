import { chakra } from '@chakra-ui/react'
import { jobs } from '@/content/en/admin/jobs'
import { glassTypeLabels, paymentMethodLabels, positionLabel } from '@/content/en/glass'
import { serviceEntry } from '@/content/en/services'
import type { Job } from '@/domain/jobs'
import { formatMoney } from '@/domain/money'
import { formatDate } from '@/domain/pacificTime'
import { GlassMapPicture } from '@/ui/glassMap/GlassMap'
import { StatusChip } from '@/ui/StatusChip'
import { SummaryList, type SummaryRow } from '@/ui/SummaryList'
import { TextLink } from '@/ui/TextLink'
import { formatInstant } from '../shared/formatInstant'
import { statusTones } from '../shared/statusTones'

const words = jobs.details

/** Everything about one job. */
export function JobDetails({ job }: { job: Job }) {
  const glass = positionLabel(job.position, job.serviceType)
  const rows: (SummaryRow | '' | null)[] = [
    {
      label: words.status,
      value: <StatusChip tone={statusTones[job.status]}>{job.status}</StatusChip>,
    },
    job.cancelReason && { label: words.reason, value: job.cancelReason },
    job.completedAt && { label: words.completed, value: formatInstant(job.completedAt) },
    { label: words.priority, value: job.priority },
    {
      label: words.customer,
      value: <TextLink href={`/admin/customers?record=${job.customerId}`}>{job.customer}</TextLink>,
    },
    job.customerPhone && {
      label: words.phone,
      value: (
        <TextLink href={`tel:${job.customerPhone.replace(/[^\d+]/g, '')}`}>
          {job.customerPhone}
        </TextLink>
      ),
    },
    { label: words.where, value: job.location },
    { label: words.when, value: `${formatDate(job.scheduledDate)}, ${job.scheduledTime}` },
    {
      label: words.technician,
      value: job.technician ?? jobs.unassigned,
      missing: job.technician === null,
    },
    { label: words.vehicle, value: job.vehicle || jobs.noVehicle },
    job.plate && { label: words.plate, value: job.plate },
    { label: words.service, value: `${serviceEntry(job.serviceType).name}, ${glass}` },
    { label: words.glass, value: glassTypeLabels[job.glassType] },
    { label: words.price, value: formatMoney(job.amount) },
    { label: words.payment, value: paymentMethodLabels[job.paymentMethod] },
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
          label={jobs.picture(glass)}
        />
      </chakra.div>
      <SummaryList rows={rows.filter((row) => !!row)} />
    </>
  )
}
