// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './use-now.ts'

const secondMs = 1_000
const begin = 1_800_000_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('the present is renewed as long as somebody looks at it', () => {
  const { result, unmount } = renderHook(() => useNow(secondMs))
  expect(result.current).toBe(begin)
  pass(3 * secondMs)
  expect(result.current).toBe(begin + 3 * secondMs)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('behind the moment up to which it matters nothing is renewed, and a later moment begins it anew', () => {
  const { result, rerender } = renderHook(({ until }) => useNow(secondMs, until), {
    initialProps: { until: begin + 2 * secondMs },
  })
  pass(2 * secondMs)
  expect(result.current).toBe(begin + 2 * secondMs)
  expect(vi.getTimerCount()).toBe(0)
  pass(60 * secondMs)
  rerender({ until: begin + 70 * secondMs })
  expect(result.current).toBe(begin + 62 * secondMs)
  pass(secondMs)
  expect(result.current).toBe(begin + 63 * secondMs)
})
