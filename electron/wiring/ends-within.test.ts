import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import { endsWithin } from './ends-within.ts'

/** How many timers keep this process alive. */
const timers = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length

test('work that ends in time has ended, and no timer is left of it', async () => {
  const before = timers()
  expect(await endsWithin(Promise.resolve(), minuteMs)).toBe(true)
  expect(timers()).toBe(before)
})

test('work that takes longer has not ended', async () => {
  expect(await endsWithin(new Promise(() => undefined), 1)).toBe(false)
})

test('work that fails says so at once, and no timer is left of it', async () => {
  const before = timers()
  const failing = Promise.reject(new Error('broken'))
  await expect(endsWithin(failing, minuteMs)).rejects.toThrow('broken')
  expect(timers()).toBe(before)
})
