import { expect, test } from 'vitest'
import { createStepQueue } from './step-queue.ts'

test('what was typed first is kept first, however long each step takes', async () => {
  const done: string[] = []
  const { enqueue } = createStepQueue()
  let finishFirst = () => {}
  const first = enqueue(async () => {
    await new Promise<void>((resolve) => {
      finishFirst = resolve
    })
    done.push('first')
  })
  const second = enqueue(async () => {
    done.push('second')
  })
  await Promise.resolve()
  finishFirst()
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
})

test('a step that failed does not hold the next one back', async () => {
  const { enqueue } = createStepQueue()
  const failing = enqueue(async () => {
    throw new Error('the disk is full')
  })
  const next = enqueue(async () => 'kept')
  await expect(failing).rejects.toThrow('the disk is full')
  expect(await next).toBe('kept')
})

test('it tells how many steps are not kept yet', async () => {
  const { enqueue, pending, subscribe } = createStepQueue()
  const told: number[] = []
  const end = subscribe(() => told.push(pending()))
  await Promise.all([enqueue(async () => 1), enqueue(async () => 2)])
  end()
  await enqueue(async () => 3)
  expect(told).toEqual([1, 2, 1, 0])
  expect(pending()).toBe(0)
})
