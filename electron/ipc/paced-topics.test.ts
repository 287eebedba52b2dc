import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Topic } from '#core/contract/define'
import { pacedTopics } from './paced-topics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  const told: (readonly Topic[])[] = []
  return { told, ...pacedTopics((topics) => told.push(topics)) }
}

test('the first change is told at once, those that follow closely are told together', () => {
  const { tell, told } = start()
  for (let slice = 0; slice < 5; slice += 1) tell(['leads'])
  expect(told).toEqual([['leads']])
  vi.advanceTimersByTime(100)
  expect(told).toEqual([['leads'], ['leads']])
  vi.advanceTimersByTime(1_000)
  expect(told).toHaveLength(2)
})

test('what changes beside work in slices is told at once', () => {
  const { tell, told } = start()
  tell(['leads'])
  tell(['leads', 'drafts'])
  expect(told).toEqual([['leads'], ['drafts']])
})

test('before a person is answered, nothing is held back', () => {
  const { tell, tellHeldBack, told } = start()
  tell(['mediaFiles'])
  tell(['mediaFiles'])
  tellHeldBack()
  expect(told).toEqual([['mediaFiles'], ['mediaFiles']])
  tellHeldBack()
  expect(told).toHaveLength(2)
})
