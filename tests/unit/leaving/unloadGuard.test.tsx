// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useUnloadGuard } from '@/ui/leaving/useUnloadGuard'

afterEach(cleanup)

/** Whether the browser would ask before it closes the window now. */
function asksToStay(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

it('has the browser ask only while something typed would be lost', () => {
  const form = renderHook(({ isDirty }) => useUnloadGuard(isDirty), {
    initialProps: { isDirty: false },
  })
  expect(asksToStay()).toBe(false)
  form.rerender({ isDirty: true })
  expect(asksToStay()).toBe(true)
  form.rerender({ isDirty: false })
  expect(asksToStay()).toBe(false)
  form.rerender({ isDirty: true })
  form.unmount()
  expect(asksToStay()).toBe(false)
})
