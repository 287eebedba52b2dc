import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { dayMs, minuteMs, secondMs } from '#core/time'
import { reloadDeadPage } from './reload-dead-page.ts'

const start = () => {
  const state = { nowMs: 0, loads: 0, reasons: [] as string[] }
  const contents = Object.assign(new EventEmitter(), {
    isDestroyed: () => false,
    loadURL: async () => {
      state.loads += 1
    },
  })
  reloadDeadPage(contents as unknown as Parameters<typeof reloadDeadPage>[0], {
    clock: { elapsedMs: () => state.nowMs },
    onPageGone: (reason) => state.reasons.push(reason),
  })
  const die = (reason: string) => contents.emit('render-process-gone', {}, { reason })
  return { state, die }
}

test('a page that dies is loaded again, also when it dies once more days later', () => {
  const { state, die } = start()
  die('oom')
  expect(state.loads).toBe(1)
  state.nowMs += dayMs
  die('crashed')
  expect(state.loads).toBe(2)
  expect(state.reasons).toEqual(['oom', 'crashed'])
})

test('a page that dies again at once is loaded once a minute', () => {
  vi.useFakeTimers()
  try {
    const { state, die } = start()
    die('crashed')
    state.nowMs += secondMs
    die('crashed')
    expect(state.loads).toBe(1)
    vi.advanceTimersByTime(minuteMs - secondMs - 1)
    expect(state.loads).toBe(1)
    state.nowMs += minuteMs
    vi.advanceTimersByTime(1)
    expect(state.loads).toBe(2)
    die('crashed')
    expect(state.loads).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a page that has ended in order is not loaded again', () => {
  const { state, die } = start()
  die('clean-exit')
  expect(state).toMatchObject({ loads: 0, reasons: [] })
})
