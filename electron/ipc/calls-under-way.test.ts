import { expect, test } from 'vitest'
import { createCallsUnderWay } from './calls-under-way.ts'

const waiting = () => {
  let signal: AbortSignal | undefined
  const work = (given: AbortSignal) => {
    signal = given
    return new Promise<void>((resolve) => given.addEventListener('abort', () => resolve()))
  }
  return { work, isAborted: () => signal?.aborted }
}

test('a window cancels its own call and nobody else’s', async () => {
  const calls = createCallsUnderWay()
  const own = waiting()
  const other = waiting()
  const running = calls.run({ owner: 1, callId: 'a' }, own.work)
  const otherRunning = calls.run({ owner: 2, callId: 'a' }, other.work)
  calls.cancel({ owner: 1, callId: 'b' })
  expect(own.isAborted()).toBe(false)
  calls.cancel({ owner: 1, callId: 'a' })
  await running
  expect([own.isAborted(), other.isAborted()]).toEqual([true, false])
  calls.cancelAll(2)
  await otherRunning
})

test('a window that is gone leaves nothing under way', async () => {
  const calls = createCallsUnderWay()
  const works = [waiting(), waiting()]
  const running = works.map(({ work }, index) => calls.run({ owner: 1, callId: index }, work))
  calls.cancelAll(1)
  await Promise.all(running)
  expect(works.map(({ isAborted }) => isAborted())).toEqual([true, true])
})
