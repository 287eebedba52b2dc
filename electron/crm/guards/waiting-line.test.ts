import { expect, test } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

const never = new AbortController().signal

test('who came first is asked first, and who gets nothing stands in nobody’s way', async () => {
  const line = createWaitingLine<string, number>()
  const got: number[] = []
  let isOpen = false
  const take = (what: number) => () => (isOpen && what !== 1 ? what : null)
  for (const what of [1, 2, 3])
    void line.join('a', take(what), never).then((had) => got.push(had ?? 0))
  isOpen = true
  line.offer('b')
  line.offer('a')
  await Promise.resolve()
  expect(got).toEqual([2, 3])
})

test('who gives up is not asked any more', async () => {
  const line = createWaitingLine<string, number>()
  const controller = new AbortController()
  let asked = 0
  const ask = () => {
    asked += 1
    return null
  }
  const waiting = line.join('a', ask, controller.signal)
  controller.abort()
  line.offer('a')
  expect([await waiting, asked]).toEqual([null, 1])
  expect(await line.join('a', () => 1, controller.signal)).toBeNull()
})

test('the trouble of one who waits is not that of the others', async () => {
  const line = createWaitingLine<string, number>()
  let isOpen = false
  const unlucky = line.join(
    'a',
    () => {
      if (isOpen) throw new Error('disk gone')
      return null
    },
    never,
  )
  const lucky = line.join('a', () => (isOpen ? 7 : null), never)
  isOpen = true
  line.offer('a')
  await expect(unlucky).rejects.toThrow('disk gone')
  expect(await lucky).toBe(7)
})

test('who has failed is not asked again', async () => {
  const line = createWaitingLine<string, number>()
  let asked = 0
  const unlucky = line.join(
    'a',
    () => {
      asked += 1
      throw new Error('disk gone')
    },
    never,
  )
  await expect(unlucky).rejects.toThrow('disk gone')
  line.offer('a')
  expect(asked).toBe(1)
})
