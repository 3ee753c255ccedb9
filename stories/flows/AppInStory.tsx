import { createStore, Provider } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { PinnedAtom } from '../../.storybook/pins'
import { App } from '@/app/App'
import { connectorAtom } from '@/platform/client/client'

export type AppInStoryProps = {
  /** The address at which the walk begins. */
  address: string
  /** Atoms to set whenever the page is loaded: what stands behind the app in place of the network. */
  behind?: readonly PinnedAtom[]
}

type NavigateEvent = Event & { destination: { url: string }; hashChange: boolean }
type Navigation = EventTarget & { currentEntry: unknown }

/**
 * The whole app from an address on: its real routes, guards, links and session, against the pretend
 * server. Where the app loads a page again (a sign-out does), the app starts again in here, as it would in
 * a browser, so that somebody who takes over by hand never falls out of the story.
 */
export function AppInStory({ address, behind }: AppInStoryProps) {
  const [visit, setVisit] = useState({ address, number: 0 })
  const store = useMemo(() => {
    const fresh = createStore()
    for (const pin of behind ?? []) pin.setIn(fresh)
    return { fresh, number: visit.number }
  }, [behind, visit.number])

  // As the page that was left takes its client along.
  useEffect(() => () => void store.fresh.get(connectorAtom).close(), [store])

  useEffect(() => {
    const { navigation } = window as Window & { navigation?: Navigation }
    if (!navigation) return
    const load = (event: Event) => {
      const { destination, cancelable, hashChange } = event as NavigateEvent
      const url = new URL(destination.url)
      if (!cancelable || hashChange || url.origin !== location.origin) return
      if (url.pathname === location.pathname) return
      event.preventDefault()
      setVisit(({ number }) => ({ address: url.pathname + url.search, number: number + 1 }))
    }
    navigation.addEventListener('navigate', load)
    return () => navigation.removeEventListener('navigate', load)
  }, [])

  return (
    <Provider key={store.number} store={store.fresh}>
      <MemoryRouter initialEntries={[visit.address]}>
        <App />
      </MemoryRouter>
    </Provider>
  )
}
