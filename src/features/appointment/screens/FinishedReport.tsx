import { chakra } from '@chakra-ui/react'
import type { FinishedWork } from '@/domain/myAppointment'
import { useFormats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { SummaryList } from '@/ui/SummaryList'
import { appointmentWords } from '../words'

type FinishedReportProps = { report: FinishedWork; technician: string | null }

/** What was done, and from when the car may be driven: a page to keep. */
export function FinishedReport({ report, technician }: FinishedReportProps) {
  const { report: words } = useWords(appointmentWords)
  const formats = useFormats()
  const { workDone, cureMinutes, completedAt, safeToDriveAt, signedBy } = report
  const rows = [
    { label: words.completed, value: formats.full(new Date(completedAt)) },
    { label: words.technician, value: technician ?? '' },
    { label: words.signedBy, value: signedBy },
  ].filter(({ value }) => value !== '')
  return (
    <Card padding="lg">
      <chakra.h2 textStyle="section">{words.title}</chakra.h2>
      <chakra.div mt="4">
        <Alert tone="success" title={words.safe(formats.full(new Date(safeToDriveAt)))}>
          {cureMinutes > 0 ? words.cure(cureMinutes) : null}
        </Alert>
      </chakra.div>
      <chakra.p mt="4" whiteSpace="pre-line" overflowWrap="anywhere">
        {workDone}
      </chakra.p>
      <chakra.div mt="3">
        <SummaryList rows={rows} />
      </chakra.div>
      <chakra.div mt="3" css={{ '@media print': { display: 'none' } }}>
        <chakra.p textStyle="small" color="fg.muted" mb="3">
          {words.keep}
        </chakra.p>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </chakra.div>
    </Card>
  )
}
