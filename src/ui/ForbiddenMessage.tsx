import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { stateView } from './stateView'

type ForbiddenMessageProps = {
  title: string
  /** Who may come in, and as whom the person is here. */
  children: ReactNode
  /** The ways out: at least one. */
  actions: ReactNode
  /** Level of the heading; 1 when the message is the whole page. */
  level?: 1 | 2
}

/** What stands in the place of something that the person's role may not see. */
export function ForbiddenMessage({ title, children, actions, level = 1 }: ForbiddenMessageProps) {
  const Heading = level === 1 ? chakra.h1 : chakra.h2
  return (
    <chakra.section
      {...stateView('forbidden')}
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="3"
      maxW="form"
      mx="auto"
      px="4"
      py={{ base: '12', md: '20' }}
    >
      <chakra.svg
        aria-hidden="true"
        viewBox="0 0 64 64"
        boxSize="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        color="fg.subtle"
      >
        <path d="M8 44 18 22a6 6 0 0 1 5.5-3.5h17A6 6 0 0 1 46 22l10 22" />
        <path d="M8 44h48" />
        <chakra.path d="M25 33.5h14v10H25z" fill="bg.muted" color="accent.fg" />
        <chakra.path d="M28 33.5v-3a4 4 0 0 1 8 0v3" color="accent.fg" />
      </chakra.svg>
      <Heading textStyle="title" mt="2">
        {title}
      </Heading>
      <chakra.div textStyle="lead" color="fg.muted" maxW="full">
        {children}
      </chakra.div>
      <chakra.div mt="3" display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        {actions}
      </chakra.div>
    </chakra.section>
  )
}
