import { useEffect, useState } from 'react'
import {
  keepDecisions,
  keepName,
  onOwnReview,
  readOwnReview,
  withdrawDecision,
  type OwnReview,
} from './ownDecisions'
import { readReview, type Decision, type Review, type ReviewedStory } from './review'

/** What a reviewer can do on the page that is open. */
export type Reviewing = {
  /** Undefined while it is read; null for a Storybook that was published without pictures. */
  review: Review | null | undefined
  own: OwnReview
  setName: (name: string) => void
  /** Keeps a decision under the reviewer's name. */
  decide: (story: ReviewedStory, decision: Decision['decision'], note?: string) => void
  withdraw: (story: string) => void
  /** Notes that what was waiting has been handed over. */
  noteHandedOver: () => void
}

const nothing: OwnReview = { name: '', decisions: new Map() }

/** Reads what is published for review, and keeps in this browser what its reader decides. */
export function useReviewing(): Reviewing {
  const [review, setReview] = useState<Review | null | undefined>(undefined)
  const [own, setOwn] = useState(nothing)
  useEffect(() => {
    const readOwn = () => void readOwnReview().then(setOwn)
    void readReview().then(setReview)
    readOwn()
    return onOwnReview(readOwn)
  }, [])
  return {
    review,
    own,
    setName: (name) => {
      setOwn({ ...own, name })
      void keepName(name)
    },
    decide: ({ id, hash }, decision, note) => {
      if (!review) return
      void keepDecisions([
        {
          story: id,
          hash,
          version: review.version,
          decision,
          by: own.name.trim(),
          when: new Date().toISOString(),
          ...(note ? { note } : {}),
          handedOver: null,
        },
      ])
    },
    withdraw: (story) => void withdrawDecision(story),
    noteHandedOver: () => {
      const handedOver = new Date().toISOString()
      void keepDecisions(
        [...own.decisions.values()]
          .filter((decision) => decision.handedOver === null)
          .map((decision) => ({ ...decision, handedOver })),
      )
    },
  }
}
