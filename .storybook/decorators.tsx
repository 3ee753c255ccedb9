import { ChakraProvider } from '@chakra-ui/react'
import type { Decorator } from '@storybook/react-vite'
import { Provider, createStore, type WritableAtom } from 'jotai'
import { useMemo } from 'react'
import { sessionStateAtom } from '@/state/sessionState'
import { system } from '@/theme/system'
import { chosenRole, sessionOf } from './people'

/** An atom and the value a story pins it to. */
export type PinnedAtom = readonly [WritableAtom<unknown, [never], unknown>, unknown]

/**
 * Gives each story a store of its own, with the atoms of `parameters.atoms` set, and with the person of
 * the toolbar signed in where somebody chose one. A flow signs its person in through the server.
 */
export const withStore: Decorator = (Story, { parameters, globals, id }) => {
  const pinned = parameters.atoms as readonly PinnedAtom[] | undefined
  const role = parameters.linksFollowed ? undefined : chosenRole(globals.role)
  const store = useMemo(() => {
    const fresh = createStore()
    for (const [atom, value] of pinned ?? []) fresh.set(atom, value as never)
    if (role !== undefined) fresh.set(sessionStateAtom, sessionOf(role))
    return fresh
  }, [pinned, role])
  // A story that somebody looks at under another server, person or time begins anew.
  const key = [id, globals.server, globals.role, globals.clock].join()
  return (
    <Provider key={key} store={store}>
      <Story />
    </Provider>
  )
}

/** Draws every story in the product's design system. */
export const withSystem: Decorator = (Story) => (
  <ChakraProvider value={system}>
    <Story />
  </ChakraProvider>
)
