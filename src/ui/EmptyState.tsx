import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { stateView } from './stateView'

type EmptyStateProps = {
  title: string
  /** What to do next. */
  text: string
  /** The button that does it. */
  actions?: ReactNode
}

/** What stands where a list has no rows. */
export function EmptyState({ title, text, actions }: EmptyStateProps) {
  return (
    <chakra.div
      {...stateView('empty')}
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
      px="4"
      py={{ base: '10', md: '14' }}
    >
      <chakra.svg
        aria-hidden="true"
        viewBox="0 0 96 64"
        width="6rem"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        color="fg.subtle"
        mb="2"
      >
        <chakra.path
          d="M14 46 26 22a8 8 0 0 1 7-4h30a8 8 0 0 1 7 4l12 24z"
          fill="accent.subtle"
          color="accent.border"
        />
        <path d="M8 46h80M30 34l6-9M40 36l8-11" />
      </chakra.svg>
      <chakra.p textStyle="card">{title}</chakra.p>
      <chakra.p color="fg.muted" maxW="28rem">
        {text}
      </chakra.p>
      {actions && (
        <chakra.div mt="3" display="flex" flexWrap="wrap" justifyContent="center" gap="2">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  )
}
