// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { atom, createStore, Provider, useAtom } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { useListAddress } from '@/app/routes/admin/useListAddress'
import { wholeList, type ListState } from '@/platform/records/listState'

afterEach(cleanup)

/** A list screen's route at an address, with what its first render saw and what the address is now. */
function openList(address: string) {
  const stateAtom = atom<ListState>(wholeList)
  const store = createStore()
  const states: ListState[] = []
  function Route() {
    useListAddress(stateAtom)
    const [state] = useAtom(stateAtom)
    states.push(state)
    return <output>{JSON.stringify(state)}</output>
  }
  const router = createMemoryRouter(
    [
      { path: '/admin/jobs', element: <Route /> },
      { path: '/admin/orders', element: <p>Orders</p> },
    ],
    { initialEntries: ['/admin/orders', address], initialIndex: 1 },
  )
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return {
    states,
    show: (change: Partial<ListState>) =>
      act(async () => store.set(stateAtom, { ...store.get(stateAtom), ...change })),
    state: () => store.get(stateAtom),
    address: () => router.state.location.pathname + router.state.location.search,
    go: (step: number | string) =>
      act(async () => (typeof step === 'number' ? router.navigate(step) : router.navigate(step))),
  }
}

describe('a list bound to its address', () => {
  it('asks for what the address says before its first render', () => {
    const { states } = openList(
      '/admin/jobs?q=50%25_&tab=Scheduled&f.priority=High&page=3&sort=-id',
    )
    expect(states[0]).toMatchObject({
      search: '50%_',
      tab: 'Scheduled',
      filters: { priority: 'High' },
      page: 3,
      sort: 'id',
      descending: true,
    })
  })

  it('writes what is chosen into the address, and Back brings the list back', async () => {
    const list = openList('/admin/jobs')
    await list.show({ tab: 'Completed' })
    await list.show({ page: 2 })
    expect(list.address()).toBe('/admin/jobs?tab=Completed&page=2')
    await list.go(-1)
    expect(list.address()).toBe('/admin/jobs?tab=Completed')
    expect(list.state()).toMatchObject({ tab: 'Completed', page: 1 })
    await list.go(-1)
    expect(list.state()).toEqual(wholeList)
  })

  it('makes one entry of the history of a search that is typed letter by letter', async () => {
    const list = openList('/admin/jobs')
    for (const search of ['o', 'ok', 'oka']) await list.show({ search })
    expect(list.address()).toBe('/admin/jobs?q=oka')
    await list.go(-1)
    expect(list.address()).toBe('/admin/jobs')
    expect(list.state().search).toBe('')
  })

  it('opens the record that a link on the same page names, and stays out of other pages', async () => {
    const list = openList('/admin/jobs?tab=Scheduled')
    await list.go('/admin/jobs?record=J-155')
    expect(list.state()).toEqual({ ...wholeList, record: 'J-155' })
    await list.go('/admin/orders')
    expect(screen.getByText('Orders')).toBeTruthy()
    await list.show({ page: 4 })
    expect(list.address()).toBe('/admin/orders')
  })
})
