import { useStore, type PrimitiveAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf, listStateFrom, type ListState } from '@/platform/records/listState'

/**
 * Binds a list's state to the address: what the address says is shown, and what is chosen is written
 * into it, so that reload, Back and a shared link show the same. While somebody types a search, one
 * entry of the history is replaced letter by letter.
 */
export function useListAddress(stateAtom: PrimitiveAtom<ListState>) {
  const store = useStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Before the first render of the list, so that it asks for the right rows at once.
  useState(() => store.set(stateAtom, listStateFrom(search)))
  const shown = useRef(search)

  useLayoutEffect(() => {
    shown.current = search
    const wanted = listStateFrom(search)
    if (addressOf(store.get(stateAtom)) !== addressOf(wanted)) store.set(stateAtom, wanted)
  }, [store, stateAtom, search])

  useEffect(
    () =>
      store.sub(stateAtom, () => {
        const before = listStateFrom(shown.current)
        const now = store.get(stateAtom)
        const query = addressOf(now)
        if (query === addressOf(before)) return
        shown.current = query && `?${query}`
        const isTyping = before.search !== '' && now.search !== '' && before.search !== now.search
        void navigate({ pathname, search: query }, { replace: isTyping })
      }),
    [store, stateAtom, navigate, pathname],
  )
}
