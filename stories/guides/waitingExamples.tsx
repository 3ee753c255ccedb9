import { chakra } from '@chakra-ui/react'
import { LoadingText } from '@/ui/LoadingText'
import { PageSpinner } from '@/ui/PageSpinner'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import type { Examples } from './example'

const rows = { display: 'grid', gap: '3' } as const
const line = { display: 'flex', alignItems: 'center', gap: '2' } as const

/** A list that is being loaded. */
const shape = (
  <>
    <Skeleton width="40%" />
    <Skeleton />
    <Skeleton />
    <Skeleton width="70%" />
  </>
)

/** Ways to say that something is being loaded. */
export const waitingExamples: Examples = {
  LoadingText: [
    {
      right: (
        <chakra.div {...rows} aria-busy>
          <LoadingText isPart>Loading the quotes</LoadingText>
          {shape}
        </chakra.div>
      ),
      wrong: <chakra.div {...rows}>{shape}</chakra.div>,
      why: 'They look the same. The first says “Loading the quotes” to a screen reader, the second nothing at all.',
    },
  ],
  PageSpinner: [
    {
      right: <PageSpinner label="Checking who is signed in" />,
      wrong: <PageSpinner label="Please wait" />,
      why: 'Who waits wants to know for what. Nobody needs to be asked for patience.',
    },
  ],
  Skeleton: [
    {
      right: <chakra.div {...rows}>{shape}</chakra.div>,
      wrong: <Skeleton height="12rem" />,
      why: 'As many lines as will come, about as long: nothing jumps when they are there. One grey field looks like a picture that is missing.',
    },
  ],
  Spinner: [
    {
      right: (
        <chakra.p {...line} role="status">
          <Spinner /> Sending the photos
        </chakra.p>
      ),
      wrong: <Spinner size="3rem" />,
      why: 'Words say what is going on. A larger ring does not make it clearer.',
    },
  ],
}
