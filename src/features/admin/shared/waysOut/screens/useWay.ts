import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { WayOut } from '@/domain/capacity'
import type { Job } from '@/domain/jobs'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { sharedWords, type SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { takeWayAtom } from '../state'
import { wayWords, type WayWords } from '../words'

/** How ways are named: what their buttons say, and what is told when one was taken. */
export function useWayNames() {
  const words = useWords(wayWords)
  const { timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  return {
    label: (way: WayOut) => labelOf(way, words, timeFrames, formats),
    /** Why, with whom it would be at another time. */
    line: (way: WayOut) =>
      way.kind === 'frame' ? `${words.with(way.technician)} ${way.line}` : way.line,
    done(job: Pick<Job, 'id'>, way: WayOut): string {
      if (way.kind === 'unplan') return words.done.unplan(job.id)
      return way.kind === 'technician'
        ? words.done.technician(job.id, way.technician)
        : words.done.frame(job.id, whenOf(way, words, timeFrames, formats))
    },
  }
}

function labelOf(
  way: WayOut,
  words: WayWords,
  frames: SharedWords['timeFrames'],
  formats: Formats,
): string {
  if (way.kind === 'unplan') return words.unplan
  return way.kind === 'technician'
    ? words.give(way.technician)
    : words.move(whenOf(way, words, frames, formats))
}

function whenOf(
  way: Exclude<WayOut, { kind: 'unplan' }>,
  words: WayWords,
  frames: SharedWords['timeFrames'],
  { shortDay }: Formats,
) {
  return words.at(shortDay(way.scheduledDate), frames[way.scheduledTime])
}

type Failed = { way: WayOut; failure: BusinessFailure; attempt: number }

/**
 * Takes a way for a job. While one is under way no other is taken; a refusal stays as `failed` until the next
 * attempt. Answers true when it was taken.
 */
export function useWay(job: Job) {
  const take = useSetAtom(takeWayAtom)
  const [busy, setBusy] = useState<WayOut | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  return {
    busy,
    failed,
    forget: () => setFailed(null),
    async run(way: WayOut, overbook = false): Promise<boolean> {
      if (busy) return false
      setBusy(way)
      const outcome = await take({ job, way, overbook })
      setBusy(null)
      setFailed(
        outcome.ok ? null : { way, failure: outcome.failure, attempt: (failed?.attempt ?? 0) + 1 },
      )
      return outcome.ok
    },
  }
}
