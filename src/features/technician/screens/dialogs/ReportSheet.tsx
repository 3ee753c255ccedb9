import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { positionLabel, sharedWords } from '@/platform/words/shared'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { fixedFacts } from '@/domain/company'
import { useSiteSettings } from '@/platform/site/siteSettings'
import type { ServiceReport } from '@/domain/technicianDay'
import { BrandMark } from '@/ui/BrandMark'
import { Photo } from '@/ui/photos/Photo'

/**
 * The record of a completed job as the customer gets it: whether the glass is OEM, how long the car must
 * not be driven (16 CCR 3365.1), when the work was completed, the registration number (16 CCR 3351.3).
 */
export function ReportSheet({ report }: { report: ServiceReport }) {
  const { company, formats: zone } = useSiteSettings()
  const technician = useWords(technicianWords)
  const shared = useWords(sharedWords)
  const formats = useFormats()
  const words = technician.report
  const { facts, parts } = words
  const { serviceType, position, glassType, cureMinutes, signature, signedBy, photos } = report
  const completed = formats.full(new Date(report.completedAt))
  const safe = formats.full(new Date(report.safeToDriveAt))
  return (
    <chakra.article display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" lineHeight="1.45">
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
          <p>{company.address}</p>
          <p>{words.registration(fixedFacts.registrationNumber)}</p>
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
          {cureMinutes > 0 ? words.driving(safe, shared.timeZones[zone.timeZone]) : words.atOnce}
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
            [facts.service, shared.services[serviceType].name],
            [facts.position, positionLabel(shared, position, serviceType)],
            [facts.glass, serviceType === 'chip-repair' ? words.noGlass : words.glass[glassType]],
            [facts.part, report.partNumber || facts.noPart],
            [facts.done, report.workDone],
            [facts.technician, report.technician],
            [facts.amount, `${formats.money(report.amount)}, ${facts.laborIncluded}`],
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
        <Part title={parts.photos} isLong>
          <chakra.ul
            listStyleType="none"
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
            gap="3"
          >
            {photos.map((photo, index) => (
              <chakra.li key={index} css={{ breakInside: 'avoid' }}>
                <Photo
                  src={photo}
                  alt={words.photo(index + 1)}
                  missing={words.photoMissing}
                  width="full"
                  aspectRatio="4 / 3"
                  objectFit="contain"
                  bg="bg.muted"
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

type PartProps = {
  title: string
  children: ReactNode
  /** It may go over two sheets of paper; what it consists of keeps together by itself. */
  isLong?: boolean
}

function Part({ title, children, isLong = false }: PartProps) {
  return (
    <chakra.section css={{ breakInside: isLong ? 'auto' : 'avoid' }}>
      <chakra.h4 textStyle="card" mb="2" css={{ breakAfter: 'avoid' }}>
        {title}
      </chakra.h4>
      {children}
    </chakra.section>
  )
}

function Facts({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap="1">
      {rows.map(([label, value]) => (
        <chakra.div key={label} display="flex" flexWrap="wrap" columnGap="4">
          <chakra.dt flex={{ base: '0 0 6.5rem', md: '0 0 10rem' }}>{label}</chakra.dt>
          <chakra.dd m="0" flex="1 1 8rem" minW="0" fontWeight="semibold" whiteSpace="pre-line">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
