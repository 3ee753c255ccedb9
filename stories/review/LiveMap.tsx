import { ChakraProvider } from '@chakra-ui/react'
import { system } from '@/theme/system'
import { Alert } from '@/ui/Alert'
import { Spinner } from '@/ui/Spinner'
import { MapOfProduct } from './MapOfProduct'
import { usePublished } from './usePublished'

/** The map of the product with the ways that the sources know and the pictures of the version that is open. */
export function LiveMap() {
  const read = usePublished()
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
