import { focusManager } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { businessQuery } from '@/platform/query/view'

afterEach(() => focusManager.setFocused(undefined))

const leaveAndReturn = () => {
  focusManager.setFocused(false)
  focusManager.setFocused(true)
}

it('asks again for what is in sight when a person comes back to the window, and for nothing else', async () => {
  let asked = 0
  const ask = vi.fn(async () => ({ ok: true as const, value: (asked += 1) }))
  const listAtom = businessQuery<number>(() => ({ key: ['list'], ask }))
  const store = createStore()
  const leave = store.sub(listAtom, () => {})
  await vi.waitUntil(() => store.get(listAtom).data === 1)
  leaveAndReturn()
  await vi.waitUntil(() => store.get(listAtom).data === 2)
  leave()
  leaveAndReturn()
  await new Promise((resolve) => setImmediate(resolve))
  expect(ask).toHaveBeenCalledTimes(2)
})
