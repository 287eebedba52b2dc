import { expect, test } from 'vitest'
import { countUnderWay } from './count-under-way.ts'

/** A sending that ends when the test says so. */
const sending = () => {
  let arrive = (): void => undefined
  let fail = (): void => undefined
  const sent = new Promise<string>((resolve, reject) => {
    arrive = () => resolve('arrived')
    fail = () => reject(new Error('refused'))
  })
  return { sent, arrive, fail }
}

test('what is under way counts until it ends, however it does', async () => {
  const leaving = countUnderWay()
  const post = leaving.count((sent: Promise<string>) => sent)
  expect(leaving.isAny()).toBe(false)
  const [first, second] = [sending(), sending()]
  const posts = [post(first.sent), post(second.sent)]
  expect(leaving.isAny()).toBe(true)
  first.arrive()
  expect(await posts[0]).toBe('arrived')
  expect(leaving.isAny()).toBe(true)
  second.fail()
  await expect(posts[1]).rejects.toThrow('refused')
  expect(leaving.isAny()).toBe(false)
})
