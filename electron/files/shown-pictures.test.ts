import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { handClock } from '../store/testing/store-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { shownPictures } from './shown-pictures.ts'

const start = () => {
  const folder = join(temporaryFolder(), 'shown')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const clock = handClock()
  const asked: string[] = []
  const open = () => {
    const pictures = shownPictures({ folder, maxBytes: 250, clock })
    const ask = (key: string, outcome: 'there' | 'never' | 'notNow' = 'there') =>
      pictures.pathOf(key, (to) => {
        asked.push(key)
        if (outcome === 'there') writeFileSync(to, key.repeat(100))
        return Promise.resolve(outcome)
      })
    return ask
  }
  let now = clock.now()
  const later = () => {
    now += 60_000
    clock.moveTo(now)
  }
  return { open, asked, clock, later }
}

test('a picture is fetched once, also when two ask for it at the same time, and kept for later', async () => {
  const { open, asked } = start()
  const ask = open()
  const [first, second] = await Promise.all([ask('a'), ask('a')])
  expect(first).toBe(second)
  expect(readFileSync(first ?? '', 'utf8')).toBe('a'.repeat(100))
  expect(await open()('a')).toBe(first)
  expect(asked).toEqual(['a'])
})

test('the pictures that were looked at longest ago make room', async () => {
  const { open, asked, later } = start()
  const ask = open()
  const oldest = await ask('a')
  later()
  await ask('b')
  later()
  await ask('a')
  later()
  await open()('c')
  expect(existsSync(oldest ?? '')).toBe(true)
  await open()('b')
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('a picture that was damaged or taken away on the disk is fetched again', async () => {
  const { open, asked } = start()
  const ask = open()
  writeFileSync((await ask('a')) ?? '', 'half')
  await ask('a')
  rmSync((await ask('a')) ?? '')
  await ask('a')
  expect(asked).toEqual(['a', 'a', 'a'])
})

test('what the server does not give is not asked for again, what it did not give now is a little later', async () => {
  const { open, asked, clock } = start()
  const ask = open()
  expect([await ask('never', 'never'), await ask('later', 'notNow')]).toEqual([null, null])
  await ask('never')
  await ask('later')
  expect(asked).toEqual(['never', 'later'])
  clock.moveElapsed(31_000)
  await ask('never')
  expect(await ask('later')).not.toBeNull()
  expect(asked).toEqual(['never', 'later', 'later'])
})
