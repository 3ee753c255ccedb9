import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { positionLabel } from '@/content/en/glass'
import { serviceEntry } from '@/content/en/services'
import { technicianReport } from '@/content/en/technicianReport'
import { company } from '@/domain/company'
import { formatMoney } from '@/domain/money'
import type { ServiceReport } from '@/domain/technicianDay'
import { BrandMark } from '@/ui/BrandMark'
import { formatFull } from '../formatTime'

const words = technicianReport
const { facts, parts } = words

/**
 * The record of a completed job as the customer gets it: whether the glass is OEM, how long the car must
 * not be driven (16 CCR 3365.1), when the work was completed, the registration number (16 CCR 3351.3).
 */
export function ReportSheet({ report }: { report: ServiceReport }) {
  const { serviceType, position, glassType, cureMinutes, signature, signedBy, photos } = report
  const completed = formatFull(new Date(report.completedAt))
  const safe = formatFull(new Date(report.safeToDriveAt))
  return (
    <chakra.article display="grid" gap="5" lineHeight="1.45">
      <chakra.header
        display="flex"
        flexWrap="wrap"
        gap="4"
        pb="4"
        borderBottom="2px solid"
        borderColor="border"
      >
        <chakra.div flex="1 1 14rem" minW="0">
          <chakra.p display="flex" alignItems="center" gap="2" textStyle="card">
            <BrandMark />
            {company.name}
          </chakra.p>
          <p>{words.registration(company.registrationNumber)}</p>
          <p>{`${company.phone} · ${company.email}`}</p>
        </chakra.div>
        <chakra.div>
          <chakra.h3 textStyle="section">{words.title}</chakra.h3>
          <p>
            {facts.job} {report.jobId}
          </p>
        </chakra.div>
      </chakra.header>

      <Part title={parts.driving}>
        <chakra.p fontWeight="bold" fontSize="lg" mb="2">
          {cureMinutes > 0 ? words.driving(safe) : words.atOnce}
        </chakra.p>
        <Facts
          rows={[
            [facts.completed, completed],
            [facts.cure, cureMinutes > 0 ? words.minutes(cureMinutes) : words.noCure],
            [facts.safe, cureMinutes > 0 ? safe : completed],
          ]}
        />
      </Part>

      <Part title={parts.work}>
        <Facts
          rows={[
            [facts.service, serviceEntry(serviceType).name],
            [facts.position, positionLabel(position, serviceType)],
            [facts.glass, serviceType === 'chip-repair' ? words.noGlass : words.glass[glassType]],
            [facts.part, report.partNumber || facts.noPart],
            [facts.done, report.workDone],
            [facts.technician, report.technician],
            [facts.amount, `${formatMoney(report.amount)}, ${facts.laborIncluded}`],
          ]}
        />
      </Part>

      <Part title={parts.customer}>
        <Facts
          rows={[
            [facts.customer, report.customer],
            [facts.address, report.address],
            [facts.vehicle, report.vehicle],
            ...(report.plate ? [[facts.plate, report.plate] as const] : []),
          ]}
        />
      </Part>

      <Part title={parts.signature}>
        {signature ? (
          <chakra.figure m="0">
            <chakra.img
              src={signature}
              alt={words.signatureOf(signedBy)}
              maxW="full"
              maxH="8rem"
              bg="white"
              borderRadius="md"
            />
            <figcaption>{words.signedBy(signedBy)}</figcaption>
          </chakra.figure>
        ) : (
          <p>{signedBy ? words.signedBy(signedBy) : words.notSigned}</p>
        )}
      </Part>

      {photos.length > 0 && (
        <Part title={parts.photos}>
          <chakra.ul
            listStyleType="none"
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
            gap="3"
          >
            {photos.map((photo, index) => (
              <chakra.li key={photo.slice(-64) + String(index)} css={{ breakInside: 'avoid' }}>
                <chakra.img
                  src={photo}
                  alt={words.photo(index + 1)}
                  width="full"
                  aspectRatio="4 / 3"
                  objectFit="cover"
                  borderRadius="md"
                />
              </chakra.li>
            ))}
          </chakra.ul>
        </Part>
      )}
    </chakra.article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section css={{ breakInside: 'avoid' }}>
      <chakra.h4 textStyle="card" mb="2">
        {title}
      </chakra.h4>
      {children}
    </chakra.section>
  )
}

function Facts({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '6.5rem minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="1"
    >
      {rows.map(([label, value]) => (
        <chakra.div key={label} display="contents">
          <dt>{label}</dt>
          <chakra.dd m="0" fontWeight="semibold" whiteSpace="pre-line">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
