import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { saveFile } from '@/platform/files/saveFile'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import { fileOf, issueOf, textOf, waitingDecisions } from './handOver'
import type { OwnReview } from './ownDecisions'
import type { Review } from './review'

type HandOverProps = {
  review: Review
  own: OwnReview
  /** The tracker's page for a new issue; undefined where the project has named none. */
  tracker: string | undefined
  onName: (name: string) => void
  onHandedOver: () => void
}

/** Who decides, and the way by which what they decided comes to the project. */
export function HandOver({ review, own, tracker, onName, onHandedOver }: HandOverProps) {
  const [done, setDone] = useState('')
  const waiting = waitingDecisions(own.decisions.values())
  const count = `${waiting.length} ${waiting.length === 1 ? 'decision' : 'decisions'}`
  const hand = (words: string) => {
    setDone(words)
    onHandedOver()
  }
  const download = () => {
    saveFile(`review-${review.version}.json`, fileOf(waiting), 'application/json')
    hand(`${count} downloaded. Send the file to who publishes this.`)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(textOf(review, waiting))
    hand(`${count} copied. Send the text to who publishes this.`)
  }
  const openIssue = async () => {
    const issue = issueOf(tracker!, review, waiting)
    if (!issue) await navigator.clipboard.writeText(textOf(review, waiting))
    window.open(issue ?? tracker, '_blank', 'noopener')
    hand(
      issue
        ? `An issue with ${count} is open in the tracker: send it there.`
        : `${count} are more than an address holds: they are copied, paste them into the issue.`,
    )
  }
  return (
    <chakra.section
      aria-labelledby="hand-over"
      p="5"
      bg="bg.surface"
      borderRadius="lg"
      boxShadow="card"
      display="grid"
      gap="4"
    >
      <chakra.h3 id="hand-over" textStyle="card" m="0">
        Your decisions
      </chakra.h3>
      <chakra.p m="0" color="fg.muted">
        They stay in this browser until you hand them over. The project takes them over with the
        next version, and says then what is approved.
      </chakra.p>
      <chakra.div maxW="22rem">
        <TextField
          label="Your given name"
          hint="Nothing else about you is kept."
          maxLength={40}
          autoComplete="given-name"
          value={own.name}
          onChange={({ currentTarget }) => onName(currentTarget.value)}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Button variant="action" disabled={waiting.length === 0} onClick={download}>
          Download {waiting.length > 0 ? count : 'your decisions'}
        </Button>
        {tracker ? (
          <Button
            variant="outline"
            disabled={waiting.length === 0}
            onClick={() => void openIssue()}
          >
            Open an issue with them
          </Button>
        ) : (
          <Button variant="outline" disabled={waiting.length === 0} onClick={() => void copy()}>
            Copy as text
          </Button>
        )}
      </chakra.div>
      <chakra.p m="0" role="status">
        {done}
      </chakra.p>
    </chakra.section>
  )
}
