import { expect, onTestFinished, test, vi } from 'vitest'
import { demoCrmProcess } from './start-demo-crm.ts'

/** A process of the demo that does what the test says, when it says so. */
const demoOnOrder = () => {
  const listeners: { message: (message: unknown) => void; exit: () => void } = {
    message: () => undefined,
    exit: () => undefined,
  }
  const demo = demoCrmProcess(() => ({
    post: () => undefined,
    onMessage: (listener) => {
      listeners.message = listener
    },
    onExit: (listener) => {
      listeners.exit = () => listener(1)
    },
    kill: () => listeners.exit(),
  }))
  return { demo, listeners }
}

const notStarted = { ok: false, failure: { kind: 'unreachable', cause: 'demo' } }

test('a server that needs a minute to start is waited for', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { demo, listeners } = demoOnOrder()
  const started = demo.start()
  vi.advanceTimersByTime(60_000)
  listeners.message({ kind: 'ready', baseUrl: 'http://127.0.0.1:1', accounts: [] })
  expect(await started).toMatchObject({ ok: true, value: { baseUrl: 'http://127.0.0.1:1' } })
})

test('one that never starts is given up, and one that ends says that the demo did not start', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { demo, listeners } = demoOnOrder()
  const hanging = demo.start()
  vi.advanceTimersByTime(10 * 60_000)
  expect(await hanging).toMatchObject(notStarted)
  const ended = demo.start()
  listeners.exit()
  expect(await ended).toMatchObject(notStarted)
})
