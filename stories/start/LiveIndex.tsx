import { ChakraProvider } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { system } from '@/theme/system'
import { Spinner } from '@/ui/Spinner'
import { ScreenIndex } from './ScreenIndex'
import type { IndexEntry } from './storyLinks'

/** The index of screens on a docs page, read from the index that Storybook publishes beside it. */
export function LiveIndex() {
  const [entries, setEntries] = useState<readonly IndexEntry[] | null>(null)
  useEffect(() => {
    void fetch('./index.json')
      .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then((index) => setEntries(Object.values(index.entries)))
  }, [])
  return (
    <ChakraProvider value={system}>
      {entries ? <ScreenIndex entries={entries} hasPictures /> : <Spinner />}
    </ChakraProvider>
  )
}
