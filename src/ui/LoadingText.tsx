import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { stateView } from './stateView'

type LoadingTextProps = {
  children: ReactNode
  /** True where it comes into a page that is there already, so that it is read out by itself. */
  announced?: boolean
  /** True for a part of a page whose other parts are there: no state of the page, which stories would have to assert. */
  isPart?: boolean
}

/** Says to a screen reader what skeletons say to the eye. Put both into a region with `aria-busy`. */
export function LoadingText({ children, announced = false, isPart = false }: LoadingTextProps) {
  return (
    <chakra.p
      srOnly
      role={announced ? 'status' : undefined}
      {...(isPart ? {} : stateView('loading'))}
    >
      {children}
    </chakra.p>
  )
}
