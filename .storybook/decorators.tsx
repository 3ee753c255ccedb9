import { ChakraProvider } from '@chakra-ui/react'
import type { Decorator } from '@storybook/react-vite'
import { Provider, createStore, type WritableAtom } from 'jotai'
import { useMemo } from 'react'
import { system } from '@/theme/system'

/** An atom and the value a story pins it to. */
export type PinnedAtom = readonly [WritableAtom<unknown, [never], unknown>, unknown]

/** Gives each story a store of its own, with the atoms of `parameters.atoms` set. */
export const withStore: Decorator = (Story, { parameters, id }) => {
  const pinned = parameters.atoms as readonly PinnedAtom[] | undefined
  const store = useMemo(() => {
    const fresh = createStore()
    for (const [atom, value] of pinned ?? []) fresh.set(atom, value as never)
    return fresh
  }, [pinned])
  return (
    <Provider key={id} store={store}>
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
