import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { dismissToastAtom, showToastAtom, toastsAtom } from '@/platform/toasts/toasts'

const titles = (store: ReturnType<typeof createStore>) =>
  store.get(toastsAtom).map(({ title }) => title)

describe('short messages', () => {
  it('keeps the newest three, and the same words once', () => {
    const store = createStore()
    for (const title of ['One', 'Two', 'Three', 'Four', 'Two']) {
      store.set(showToastAtom, { tone: 'info', title })
    }
    expect(titles(store)).toEqual(['Three', 'Four', 'Two'])
  })

  it('keeps what is still to be done while others come and go', () => {
    const store = createStore()
    store.set(showToastAtom, { tone: 'warning', title: 'To do', isLasting: true })
    for (const title of ['One', 'Two', 'Three']) store.set(showToastAtom, { tone: 'info', title })
    expect(titles(store)).toEqual(['To do', 'Two', 'Three'])
    for (const title of ['A', 'B', 'C']) {
      store.set(showToastAtom, { tone: 'warning', title, isLasting: true })
    }
    expect(titles(store)).toEqual(['A', 'B', 'C'])
  })

  it('lets a success put away the failure before it on the same topic, and nothing else', () => {
    const store = createStore()
    store.set(showToastAtom, { tone: 'info', title: 'Saved' })
    store.set(showToastAtom, { tone: 'danger', topic: 'account', title: 'Login Error' })
    store.set(showToastAtom, { tone: 'success', topic: 'account', title: 'Welcome!' })
    expect(titles(store)).toEqual(['Saved', 'Welcome!'])
  })

  it('is put away by its own id', () => {
    const store = createStore()
    store.set(showToastAtom, { tone: 'info', title: 'One' })
    store.set(showToastAtom, { tone: 'info', title: 'Two' })
    store.set(dismissToastAtom, store.get(toastsAtom)[0]!.id)
    expect(titles(store)).toEqual(['Two'])
  })
})
