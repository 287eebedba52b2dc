// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toJson } from '#core/json'
import { noAnswers } from '#core/prices/premiums/premium-answers'
import { readPremiums } from '#core/prices/premiums/read-premiums'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import type { PremiumsQuestion } from './premiums-message.ts'
import { useWorker } from './use-worker.ts'

const question: PremiumsQuestion = { homes: toJson([]), answers: noAnswers }
const nothingFound = readPremiums([], noAnswers)

test('a worker that dies is told with a way to ask again, which starts another one, and an answer is of one question alone', async () => {
  const started: TestWorker[] = []
  class TestWorker extends EventTarget {
    readonly asked: unknown[] = []
    isEnded = false
    constructor() {
      super()
      started.push(this)
    }
    postMessage(message: unknown) {
      this.asked.push(message)
    }
    terminate() {
      this.isEnded = true
    }
  }
  vi.stubGlobal('Worker', TestWorker)
  const openWorker = () => new Worker('test')
  const { result, rerender } = await renderInPage(
    (asked: PremiumsQuestion) => useWorker(asked, openWorker),
    question,
  )
  expect(result.current).toEqual({ read: null, isCurrent: false, askAgain: null })
  act(() => void started[0]?.dispatchEvent(new Event('error')))
  expect(started[0]?.isEnded).toBe(true)
  act(() => result.current.askAgain?.())
  expect(result.current.askAgain).toBe(null)
  expect(started[1]?.asked).toEqual([question])
  act(() => void started[1]?.dispatchEvent(new MessageEvent('message', { data: nothingFound })))
  expect(result.current).toEqual({ read: nothingFound, isCurrent: true, askAgain: null })
  const next = { ...question }
  rerender(next)
  expect(result.current).toEqual({ read: nothingFound, isCurrent: false, askAgain: null })
  expect(started[1]?.asked).toEqual([question, next])
  act(() => void started[1]?.dispatchEvent(new MessageEvent('message', { data: nothingFound })))
  expect(result.current.isCurrent).toBe(true)
  // What waits behind a question that kills the worker is asked of another one.
  const [deadly, last] = [{ ...question }, { ...question }]
  rerender(deadly)
  rerender(last)
  act(() => void started[1]?.dispatchEvent(new Event('error')))
  expect(started[2]?.asked).toEqual([last])
  expect(result.current).toEqual({ read: nothingFound, isCurrent: false, askAgain: null })
  // What one that has ended still says counts for nothing.
  act(() => void started[1]?.dispatchEvent(new Event('error')))
  expect(started).toHaveLength(3)
  act(() => void started[2]?.dispatchEvent(new MessageEvent('message', { data: nothingFound })))
  expect(result.current.isCurrent).toBe(true)
  // Without a question there is nothing to fail, and what was read stays.
  act(() => void started[2]?.dispatchEvent(new Event('error')))
  expect(result.current).toEqual({ read: nothingFound, isCurrent: true, askAgain: null })
})
