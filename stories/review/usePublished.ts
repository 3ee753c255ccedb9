import { useEffect, useState } from 'react'
import { readConnections, type Connections } from '../start/connections'
import { readIndex } from '../start/readIndex'
import type { IndexEntry } from '../start/storyLinks'
import { readReview, type Review } from './review'

type Published = {
  connections: Connections | null
  review: Review | null
  entries: readonly IndexEntry[]
}

/** What is published beside this Storybook: its index, its connections, its review; null until it is read. */
export function usePublished(): Published | null {
  const [published, setPublished] = useState<Published | null>(null)
  useEffect(() => {
    void Promise.all([readConnections(), readReview(), readIndex()]).then(
      ([connections, review, entries]) => setPublished({ connections, review, entries }),
    )
  }, [])
  return published
}
