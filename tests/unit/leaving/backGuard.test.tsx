// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBackGuard } from '@/ui/leaving/useBackGuard'

const asked = vi.fn()
/** What a router would hear. */
const routed = vi.fn()
const hear = () => routed(window.location.pathname)

let arrived: (() => void) | undefined
const arrive = () => arrived?.()
/** Resolves when the browser has gone back: its first listener is here, and hears of it before all others. */
const wentBack = () => new Promise<void>((resolve) => (arrived = resolve))

beforeEach(() => {
  vi.clearAllMocks()
  window.addEventListener('popstate', arrive, { capture: true })
  window.history.pushState({ idx: 0 }, '', '/before')
  window.history.pushState({ idx: 1 }, '', '/page')
  window.addEventListener('popstate', hear)
})
afterEach(() => {
  cleanup()
  window.removeEventListener('popstate', hear)
  window.removeEventListener('popstate', arrive, { capture: true })
})

const openForm = () =>
  renderHook(({ isDirty }) => useBackGuard(isDirty, asked), { initialProps: { isDirty: false } })

async function goBack(steps = 1) {
  const gone = wentBack()
  window.history.go(-steps)
  await gone
}

it('lets Back lead away while nothing is written', async () => {
  openForm()
  await goBack()
  expect(routed).toHaveBeenCalledExactlyOnceWith('/before')
  expect(asked).not.toHaveBeenCalled()
})

it.each([1, 2])(
  'asks instead as soon as something is, however often; %i entries back',
  async (steps) => {
    const form = openForm()
    form.rerender({ isDirty: true })
    for (let times = 1; times <= 3; times += 1) {
      await goBack(steps)
      expect(asked).toHaveBeenCalledTimes(times)
      expect(window.location.pathname).toBe('/page')
    }
    expect(routed).not.toHaveBeenCalled()
  },
)

it.each([1, 2])('leaves no entry of its own behind; after going %i entries back', async (steps) => {
  const form = openForm()
  form.rerender({ isDirty: true })
  await goBack(steps)
  const removed = wentBack()
  form.unmount()
  await removed
  expect(window.location.pathname).toBe('/page')
  expect(window.history.state).toEqual({ idx: 1 })
  await goBack()
  expect(window.location.pathname).toBe('/before')
})

it('asks no more when what was written is gone, but still closes the form first', async () => {
  const form = openForm()
  form.rerender({ isDirty: true })
  form.rerender({ isDirty: false })
  await goBack()
  expect(asked).toHaveBeenCalledOnce()
  expect(window.location.pathname).toBe('/page')
})

it('stays where the page went on when the form ended with a change of page', async () => {
  const form = openForm()
  form.rerender({ isDirty: true })
  window.history.pushState({ idx: 2 }, '', '/next')
  form.unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(window.location.pathname).toBe('/next')
})
