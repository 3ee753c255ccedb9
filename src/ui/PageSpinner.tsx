import { chakra } from '@chakra-ui/react'
import { Spinner } from './Spinner'
import { stateView } from './stateView'

/** Fills the page while something that decides what to show is being loaded; `label` is read out. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <chakra.div
      {...stateView('loading')}
      role="status"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="3"
      minH="60vh"
      color="fg.muted"
    >
      <Spinner size="2rem" />
      <chakra.span textStyle="small">{label}</chakra.span>
    </chakra.div>
  )
}
