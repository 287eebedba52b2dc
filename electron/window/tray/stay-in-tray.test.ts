import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { ClosingQuestion } from './closing-text.ts'
import { type ClosingAnswer, stayInTray } from './stay-in-tray.ts'

const question: ClosingQuestion = {
  work: { pricesAt: null, isSendingFiles: true },
  language: 'en',
  systemLocale: 'en-GB',
  canStayInTray: true,
}

/** A window that closes as Electron's does, and what the last end has noted of it. */
const start = (atStart: boolean, answer: ClosingAnswer = 'cancel') => {
  const state = { isVisible: true, isDestroyed: false }
  const window = Object.assign(new EventEmitter(), {
    hide: () => void Object.assign(state, { isVisible: false }),
    show: () => void Object.assign(state, { isVisible: true }),
    isVisible: () => state.isVisible,
    isDestroyed: () => state.isDestroyed,
    close: () => {
      let isKept = false
      const preventDefault = () => {
        isKept = true
      }
      window.emit('close', { preventDefault })
      if (!isKept) state.isDestroyed = true
    },
  })
  const app = Object.assign(new EventEmitter(), { quit: vi.fn() })
  const ask = vi.fn(() => Promise.resolve(answer))
  const decide = stayInTray(window as unknown as Parameters<typeof stayInTray>[0], {
    app: app as unknown as Parameters<typeof stayInTray>[1]['app'],
    ask,
    atStart,
  })
  const stayFromNowOn = vi.fn()
  const opens = (life: { stays: boolean; asks?: boolean }) => {
    const staysInTray = vi.fn(() => life.stays)
    decide({ staysInTray, closingQuestion: () => (life.asks ? question : null), stayFromNowOn })
    return { staysInTray }
  }
  return { state, window, opens, ask, stayFromNowOn, quit: app.quit }
}

test('a window that was closed before the store was open is closed where nothing keeps the application any more', () => {
  const { state, window, opens } = start(true)
  window.close()
  expect(state).toMatchObject({ isVisible: false, isDestroyed: false })
  opens({ stays: false })
  expect(state.isDestroyed).toBe(true)
})

test('one that stays hidden has its tray from then on', () => {
  const { state, window, opens } = start(true)
  window.close()
  const { staysInTray } = opens({ stays: true })
  expect(staysInTray).toHaveBeenCalledOnce()
  expect(state).toMatchObject({ isVisible: false, isDestroyed: false })
})

test('one that somebody has opened again since stays open', () => {
  const { state, window, opens } = start(true)
  window.close()
  window.show()
  opens({ stays: false })
  expect(state).toMatchObject({ isVisible: true, isDestroyed: false })
})

test('one that is closed over unfinished work comes back with the question', async () => {
  const { state, window, opens, ask, stayFromNowOn } = start(true, 'stay')
  window.close()
  opens({ stays: false, asks: true })
  expect(ask).toHaveBeenCalledOnce()
  expect(state).toMatchObject({ isVisible: true, isDestroyed: false })
  await expect.poll(() => stayFromNowOn.mock.calls.length).toBe(1)
  expect(state.isVisible).toBe(false)
})

test('who answers that it is to close ends the application', async () => {
  const { window, opens, quit } = start(false, 'close')
  opens({ stays: false, asks: true })
  window.close()
  await expect.poll(() => quit.mock.calls.length).toBe(1)
})

test('a window in sight is not closed by what the store says', () => {
  const { state, opens } = start(true)
  opens({ stays: false })
  expect(state).toMatchObject({ isVisible: true, isDestroyed: false })
})
