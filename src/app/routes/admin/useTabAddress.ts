import { useStore } from 'jotai'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { settingsTabAtom, settingsTabOf } from '@/features/admin/settings/tabs'

const tabIn = (search: string) => settingsTabOf(new URLSearchParams(search).get('tab'))

/** Binds the tab of the settings to the address, so that reload, Back and a shared link show the same. */
export function useTabAddress() {
  const store = useStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Before the first render, so that no other tab asks the server first.
  useState(() => store.set(settingsTabAtom, tabIn(search)))

  useLayoutEffect(() => {
    store.set(settingsTabAtom, tabIn(search))
  }, [store, search])

  useEffect(
    () =>
      store.sub(settingsTabAtom, () => {
        const tab = store.get(settingsTabAtom)
        if (tab === tabIn(search)) return
        void navigate({ pathname, search: tab === 'general' ? '' : `?tab=${tab}` })
      }),
    [store, navigate, pathname, search],
  )
}
