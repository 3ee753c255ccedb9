import { ChakraProvider } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { system } from '@/theme/system'
import { Spinner } from '@/ui/Spinner'
import { readIndex } from './readIndex'
import { ScreenIndex } from './ScreenIndex'
import type { IndexEntry } from './storyLinks'

/** The index of screens on a docs page, read from the index that Storybook publishes beside it. */
export function LiveIndex() {
  const [entries, setEntries] = useState<readonly IndexEntry[] | null>(null)
  useEffect(() => {
    void readIndex().then(setEntries)
  }, [])
  return (
    <ChakraProvider value={system}>
      {entries ? <ScreenIndex entries={entries} hasPictures /> : <Spinner />}
    </ChakraProvider>
  )
}
