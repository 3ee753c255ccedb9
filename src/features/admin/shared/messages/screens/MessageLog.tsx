import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTell } from '../../screens/useTell'
import { ViewProblem } from '../../screens/ViewProblem'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { noteConsentAtom, type MessageLogViewAtom } from '../state'
import { messageWords } from '../words'
import { LinkBlock } from './LinkBlock'
import { MessageRow } from './MessageRow'

type MessageLogProps = {
  /** The public id of the quote or the job. */
  about: string
  viewAtom: MessageLogViewAtom
}

/**
 * What was told about an appointment, with what the office can do: send again, make or end its link, note what the
 * customer said about texts. Nothing where the record has no appointment.
 */
export function MessageLog({ about, viewAtom }: MessageLogProps) {
  const words = useWords(messageWords)
  const view = useAtomValue(viewAtom)
  if (view.status === 'error' && view.failure.kind === 'missing') return null
  return (
    <chakra.section mt="6">
      <chakra.h3 textStyle="card" mb="2">
        {words.title}
      </chakra.h3>
      {view.status === 'loading' && (
        <div aria-busy="true">
          <LoadingText isPart>{words.loading}</LoadingText>
          <Skeleton height="4rem" />
        </div>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {view.status === 'ready' && (
        <>
          {view.value.length === 0 && <chakra.p color="fg.muted">{words.none}</chakra.p>}
          <chakra.ul listStyleType="none" m="0" p="0">
            {view.value.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </chakra.ul>
          <LinkBlock about={about} />
          <ConsentBlock about={about} />
        </>
      )}
    </chakra.section>
  )
}

function ConsentBlock({ about }: { about: string }) {
  const { texts: words } = useWords(messageWords)
  const note = useSetAtom(noteConsentAtom)
  const tell = useTell()
  const [busy, setBusy] = useState<boolean | null>(null)

  async function run(wanted: boolean) {
    setBusy(wanted)
    await tell(note(about, wanted), {
      title: words.noted,
      text: wanted ? words.notedYes : words.notedNo,
    })
    setBusy(null)
  }

  return (
    <chakra.div mt="4">
      <chakra.h4 textStyle="label">{words.title}</chakra.h4>
      <chakra.p textStyle="small" color="fg.muted">
        {words.text}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        {[true, false].map((wanted) => (
          <Button
            key={String(wanted)}
            size="sm"
            busy={busy === wanted}
            onClick={() => void run(wanted)}
          >
            {wanted ? words.yes : words.no}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
