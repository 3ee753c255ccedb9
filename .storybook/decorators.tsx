import { ChakraProvider } from '@chakra-ui/react'
import type { Decorator } from '@storybook/react-vite'
import { Provider, createStore } from 'jotai'
import { useEffect, useMemo } from 'react'
import { connectorAtom } from '@/platform/client/client'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { startSiteSettingsAtom } from '@/platform/site/siteSettings'
import { system } from '@/theme/system'
import { drivenAddress, DrivenScreen } from './driven'
import type { StoryParameters } from './parameters'
import { personOf, sessionOf } from './people'
import { chosenState } from './screenStates'

/**
 * Gives each story a store of its own, with the atoms of `parameters.atoms` set, and with the story's
 * person or the toolbar's signed in. A flow signs its person in through the server.
 */
export const withStore: Decorator = (Story, context) => {
  const { parameters, globals, id } = context
  const { atoms, linksFollowed, screenStates } = parameters as StoryParameters
  const role = linksFollowed ? undefined : personOf({ parameters, globals })
  const choice = chosenState(globals, { screenStates })
  const choiceKey = choice && Object.values(choice).join()
  const pinned = useMemo(
    () => [...(atoms ?? []), ...(choice && screenStates ? screenStates.pin(choice) : [])],
    // A choice is another object each time.
    [atoms, choiceKey, screenStates], // oxlint-disable-line react-hooks/exhaustive-deps
  )
  const store = useMemo(() => {
    const fresh = createStore()
    // A zone that the story before set ends here.
    fresh.set(startSiteSettingsAtom)
    for (const pin of pinned) pin.setIn(fresh)
    if (role !== undefined) fresh.set(sessionStateAtom, sessionOf(role))
    return fresh
  }, [pinned, role])
  // A client left open would go on refreshing its session while later stories play.
  useEffect(() => () => void store.get(connectorAtom).close(), [store])
  // A story that somebody looks at under another server, person or time starts again.
  const key = [id, globals.server, globals.role, globals.clock, choiceKey].join()
  const address = drivenAddress(context)
  if (address) return <DrivenScreen key={key} address={address} atoms={atoms} />
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
