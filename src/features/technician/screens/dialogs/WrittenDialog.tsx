import { technicianWords } from '../../words'
import { useWords } from '@/platform/words/words'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import type { TakenAction } from '@/domain/waitingActions'
import { lookedAtActionAtom, lookedAtKeyAtom, type WaitingAction } from '../../state/actions'
import { Button } from '@/ui/Button'
import { LoadingText } from '@/ui/LoadingText'
import { Modal } from '@/ui/overlay/Modal'
import { Skeleton } from '@/ui/Skeleton'

type WrittenDialogProps = {
  action: WaitingAction
  onDiscard: () => void
  /** YYYY-MM-DD, business time. */
  today: string
  onClose: () => void
}

/** All that was written, signed and photographed for an action, so that it can be told to the office. */
export function WrittenDialog({ action, today, onDiscard, onClose }: WrittenDialogProps) {
  const technician = useWords(technicianWords)
  const formats = useFormats()
  const words = technician.day.waiting
  const lookAt = useSetAtom(lookedAtKeyAtom)
  const kept = useAtomValue(lookedAtActionAtom)
  const { key } = action
  useEffect(() => {
    lookAt(key)
    return () => lookAt(null)
  }, [lookAt, key])

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`${words.kinds[action.kind]} · ${action.customer}`}
      description={`${words.takenAt} ${formats.moment(new Date(action.takenAt), today)}`}
      closeLabel={technician.forms.close}
      footer={
        <>
          <Button onClick={onClose}>{technician.forms.close}</Button>
          <Button onClick={onDiscard}>{words.discard}</Button>
        </>
      }
    >
      {kept ? (
        <Written action={kept.action} />
      ) : (
        <div aria-busy="true">
          <LoadingText isPart>{words.loading}</LoadingText>
          <Skeleton height="8rem" />
        </div>
      )}
    </Modal>
  )
}

function Written({ action }: { action: TakenAction }) {
  const technician = useWords(technicianWords)
  const words = technician.day.waiting
  const { written } = words
  if (action.kind === 'complete') {
    const { workDone, partNumber, cureMinutes, signedBy, signature, photos } = action.completion
    return (
      <Facts
        rows={[
          [written.workDone, workDone],
          [written.partNumber, partNumber || written.noPart],
          [written.cureMinutes, technician.report.minutes(cureMinutes)],
          [written.signedBy, signedBy || written.nobody],
        ]}
      >
        {signature && (
          <Picture src={signature} alt={technician.report.signatureOf(signedBy)} width="16rem" />
        )}
        <Pictures photos={photos} />
      </Facts>
    )
  }
  if (action.kind === 'issue') {
    const { kind, note, photo, cannotComplete } = action.issue
    return (
      <Facts
        rows={[
          [written.kind, technician.issueKinds[kind].label],
          [written.note, note || '-'],
          [written.cannotComplete, cannotComplete ? written.yes : written.no],
        ]}
      >
        <Pictures photos={photo ? [photo] : []} />
      </Facts>
    )
  }
  if (action.kind === 'on_my_way') {
    return <Facts rows={[[written.minutes, String(action.minutes)]]} />
  }
  return <p>{words.noWords}</p>
}

function Facts({
  rows,
  children,
}: {
  rows: readonly (readonly [label: string, value: string])[]
  children?: ReactNode
}) {
  const technician = useWords(technicianWords)
  const words = technician.day.waiting
  return (
    // It scrolls, and holds nothing else that the keyboard could reach.
    <chakra.div role="group" aria-label={words.contents} tabIndex={0} display="grid" gap="4">
      <chakra.dl display="grid" gap="3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd m="0" fontWeight="semibold" whiteSpace="pre-line">
              {value}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      {children}
    </chakra.div>
  )
}

function Pictures({ photos }: { photos: readonly string[] }) {
  const technician = useWords(technicianWords)
  return photos.map((photo, index) => (
    <Picture
      key={photo.slice(-64) + String(index)}
      src={photo}
      alt={technician.forms.photos.alt(index + 1)}
    />
  ))
}

function Picture({ src, alt, width = 'full' }: { src: string; alt: string; width?: string }) {
  return <chakra.img src={src} alt={alt} width={width} maxW="full" bg="white" borderRadius="md" />
}
