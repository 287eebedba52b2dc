import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/time'
import { type Backup, superfluous } from './backups.ts'

/** Backups as they were made one after the other, newest first. */
const madeAt = (...times: number[]): Backup[] =>
  times.map((at, order) => ({ at, order, path: String(at) })).reverse()

const keptOf = (backups: readonly Backup[]): number[] => {
  const gone = superfluous(backups)
  return backups.filter((backup) => !gone.includes(backup)).map(({ at }) => at)
}

const today = 100 * dayMs

test('of daily backups the newest three are kept', () => {
  const daily = [5, 4, 3, 2, 1, 0].map((age) => today - age * dayMs)
  expect(keptOf(madeAt(...daily))).toEqual([today, today - dayMs, today - 2 * dayMs])
})

test('many backups within an hour do not push out the one of yesterday', () => {
  const yesterday = today - dayMs
  const backups = madeAt(today - 9 * dayMs, yesterday, today, today + 1, today + 2, today + hourMs)
  expect(keptOf(backups)).toEqual([today + hourMs, today + 2, yesterday])
})

test('while there are no more than three, none is superfluous', () => {
  for (const count of [0, 1, 2, 3]) {
    expect(superfluous(madeAt(...Array(count).fill(today)))).toEqual([])
  }
})

test('after the clock was set back, the last ones made are kept', () => {
  const future = today + 50 * dayMs
  expect(keptOf(madeAt(future - 1, future, today, today + dayMs))).toEqual([
    today + dayMs,
    today,
    future,
  ])
})
