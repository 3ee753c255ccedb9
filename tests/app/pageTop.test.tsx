// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePageTop } from '@/ui/usePageTop'

const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
afterEach(() => scrollTo.mockClear())

test('a page is shown from its top when its step changes, and only then', () => {
  const { rerender } = renderHook(({ step }) => usePageTop(step), {
    initialProps: { step: 'scan' },
  })
  rerender({ step: 'scan' })
  expect(scrollTo).not.toHaveBeenCalled()
  rerender({ step: 'on' })
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})
