import { chakra } from '@chakra-ui/react'
import { useAtomValue } from 'jotai'
import type { ServiceReport } from '@/domain/technicianDay'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Skeleton } from '@/ui/Skeleton'
import { SummaryList } from '@/ui/SummaryList'
import { Photo } from '@/ui/photos/Photo'
import { jobReportViewAtom } from '../state'
import { jobWords } from '../words'
import { LoadingText } from '@/ui/LoadingText'
import { stateView } from '@/ui/stateView'

/** The service report of the open job, which is completed. */
export function JobReport() {
  const { report: words } = useWords(jobWords)
  const view = useAtomValue(jobReportViewAtom)
  const isMissing = view.status === 'error' && view.failure.kind === 'missing'
  return (
    <chakra.section mt="6">
      <chakra.h3 textStyle="card" mb="2">
        {words.title}
      </chakra.h3>
      {view.status === 'loading' && (
        <div aria-busy="true">
          <LoadingText>{words.loading}</LoadingText>
          <Skeleton height="6rem" />
        </div>
      )}
      {isMissing && (
        <chakra.p {...stateView('empty')} color="fg.muted">
          {words.missing}
        </chakra.p>
      )}
      {!isMissing && (view.status === 'error' || view.status === 'forbidden') && (
        <ViewProblem view={view} />
      )}
      {view.status === 'ready' && <Report report={view.value} />}
    </chakra.section>
  )
}

function Report({ report }: { report: ServiceReport }) {
  const { report: words } = useWords(jobWords)
  const formats = useFormats()
  const { photos, signature, signedBy } = report
  return (
    <>
      <SummaryList
        rows={[
          { label: words.work, value: report.workDone },
          { label: words.part, value: report.partNumber || words.noPart },
          { label: words.cure, value: words.minutes(report.cureMinutes) },
          { label: words.safe, value: formats.instant(report.safeToDriveAt) },
          { label: words.signedBy, value: signedBy || words.notSigned, missing: !signedBy },
        ]}
      />
      {signature && (
        <chakra.img
          src={signature}
          alt={words.signature(signedBy)}
          mt="3"
          maxW="full"
          maxH="6rem"
          // Signatures are drawn in ink on paper, in either color mode.
          bg="white"
          borderRadius="md"
        />
      )}
      {photos.length > 0 && (
        <chakra.ul
          listStyleType="none"
          m="0"
          mt="3"
          p="0"
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
          gap="3"
        >
          {photos.map((photo, place) => (
            <li key={place}>
              <Photo
                src={photo}
                alt={words.photo(place + 1, photos.length)}
                missing={words.photoMissing}
                width="full"
                borderRadius="md"
              />
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  )
}
