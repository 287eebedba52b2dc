// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mainOnOrder } from '../testing/main-on-order.ts'
import { reportPainted } from './report-painted.ts'
import { useBehindScreen } from './use-behind-screen.ts'

beforeEach(() => {
  vi.useFakeTimers()
  mainOnOrder()
  reportPainted('prices')
})
afterEach(() => void vi.useRealTimers())

const start = (isWaitedFor: boolean) => {
  const acts = { first: vi.fn(), second: vi.fn() }
  const wanted = { isWanted: true, isWaitedFor, act: acts.first }
  return { ...acts, wanted, ...renderHook(useBehindScreen, { initialProps: wanted }) }
}

test('what a screen waits for is done at once, and once', () => {
  const { first, rerender, wanted } = start(true)
  rerender({ ...wanted })
  vi.advanceTimersByTime(0)
  expect(first).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(first).toHaveBeenCalledOnce()
})

test('what a screen does not wait for is done behind it', () => {
  const { first, rerender, wanted } = start(false)
  vi.advanceTimersByTime(999)
  rerender({ ...wanted })
  expect(first).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(first).toHaveBeenCalledOnce()
})

test('of two screens that come one behind the other only what the second wants is done', () => {
  const { first, second, rerender, wanted } = start(false)
  vi.advanceTimersByTime(500)
  rerender({ ...wanted, act: second })
  vi.advanceTimersByTime(999)
  expect(second).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(second).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
})

test('what is not wanted any more is not done', () => {
  const { first, rerender, wanted } = start(false)
  rerender({ ...wanted, isWanted: false })
  vi.advanceTimersByTime(10_000)
  expect(first).not.toHaveBeenCalled()
})

test('before the first screen of a start is painted only what it waits for is done', async () => {
  vi.resetModules()
  const anew = {
    ...(await import('./report-painted.ts')),
    ...(await import('./use-behind-screen.ts')),
  }
  const act = vi.fn()
  const wanted = { isWanted: true, isWaitedFor: false, act }
  renderHook(anew.useBehindScreen, { initialProps: wanted })
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
  renderHook(anew.useBehindScreen, { initialProps: { ...wanted, isWaitedFor: true } })
  vi.advanceTimersByTime(0)
  expect(act).toHaveBeenCalledOnce()
})
