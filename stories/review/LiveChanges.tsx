import { chakra, ChakraProvider } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { system } from '@/theme/system'
import { Alert } from '@/ui/Alert'
import { Spinner } from '@/ui/Spinner'
import { readVersions, type Version } from './review'
import { useReviewing } from './useReviewing'
import { WhatChanged } from './WhatChanged'

/** The project's page for a new issue, given when Storybook is built. */
const tracker = import.meta.env.STORYBOOK_TRACKER as string | undefined

/** "What changed" of the version that is open, with what its reader decides. */
export function LiveChanges() {
  const { review, ...reviewing } = useReviewing()
  const [versions, setVersions] = useState<readonly Version[]>([])
  useEffect(() => void readVersions().then(setVersions), [])
  return (
    <ChakraProvider value={system}>
      {review === undefined && <Spinner />}
      {review === null && <NoPictures />}
      {review && (
        <WhatChanged review={review} versions={versions} tracker={tracker} {...reviewing} />
      )}
    </ChakraProvider>
  )
}

/** What stands where Storybook was built without pictures, as while somebody works on it. */
function NoPictures() {
  return (
    <Alert title="This Storybook was built without pictures, so nothing can be compared.">
      <chakra.code overflowWrap="anywhere">
        npm run publish:storybook -- --out &lt;folder&gt;
      </chakra.code>{' '}
      builds it with a picture of every screen and block, and compares them with the version before
      in the same folder, or with the one that{' '}
      <chakra.code overflowWrap="anywhere">--previous &lt;folder or https address&gt;</chakra.code>{' '}
      names.
    </Alert>
  )
}
