import { ChakraProvider } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { system } from '@/theme/system'
import { Alert } from '@/ui/Alert'
import { Spinner } from '@/ui/Spinner'
import { readConnections, type Connections } from '../start/connections'
import type { IndexEntry } from '../start/storyLinks'
import { MapOfProduct } from './MapOfProduct'
import { readReview, type Review } from './review'

type Read = {
  connections: Connections | null
  review: Review | null
  entries: readonly IndexEntry[]
}

/** The map of the product with the ways that the sources know and the pictures of the version that is open. */
export function LiveMap() {
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    const index = fetch('./index.json').then(
      (answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>,
    )
    void Promise.all([readConnections(), readReview(), index]).then(
      ([connections, review, { entries }]) =>
        setRead({ connections, review, entries: Object.values(entries) }),
    )
  }, [])
  return (
    <ChakraProvider value={system}>
      {!read && <Spinner />}
      {read?.connections === null && (
        <Alert title="The ways between the screens could not be read." tone="warning" />
      )}
      {read?.connections && (
        <MapOfProduct
          connections={read.connections}
          entries={read.entries}
          pictured={read.review?.stories ?? []}
        />
      )}
    </ChakraProvider>
  )
}
