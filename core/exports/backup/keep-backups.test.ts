import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/time'
import { toWallTime } from '#core/wall-time'
import type { BackupKeeping } from './backup-definition.ts'
import { backupsToRemove, type KeptBackup } from './keep-backups.ts'

const zone = 'Europe/Prague'
const start = Date.parse('2026-01-01T01:00:00Z')

const nightly = (days: number, isGood: (day: number) => boolean = () => true): KeptBackup[] =>
  Array.from({ length: days }, (_, day) => ({
    folder: String(day),
    at: start + day * dayMs,
    isGood: isGood(day),
  }))

const keptOf = (backups: readonly KeptBackup[], keeping: BackupKeeping) => {
  const written = backups.at(-1)?.folder ?? ''
  const removed = new Set(backupsToRemove(backups, { keeping, zone, written }))
  return backups.filter((one) => !removed.has(one))
}

const datesOf = (backups: readonly KeptBackup[]) =>
  backups.map(({ at }) => toWallTime(at, zone).date)

test('of a hundred nights the newest of each day, week and month stay', () => {
  const kept = keptOf(nightly(100), { days: 3, weeks: 2, months: 3 })
  expect(datesOf(kept)).toEqual([
    '2026-02-28',
    '2026-03-31',
    // The Sunday of the week before; the newest stands for its own week and month.
    '2026-04-05',
    '2026-04-08',
    '2026-04-09',
    '2026-04-10',
  ])
})

test('a day without a backup counts for nothing: a computer that was off for a month keeps what it has', () => {
  const old = nightly(5)
  const today = { folder: 'today', at: start + 60 * dayMs, isGood: true }
  expect(keptOf([...old, today], { days: 6, weeks: 0, months: 0 })).toHaveLength(6)
})

test('a good backup of a day stands before a later one that is not whole', () => {
  const good = { folder: 'good', at: start, isGood: true }
  const part = { folder: 'part', at: start + hourMs, isGood: false }
  const next = { folder: 'next', at: start + dayMs, isGood: true }
  const kept = keptOf([good, part, next], { days: 2, weeks: 0, months: 0 })
  expect(kept.map(({ folder }) => folder)).toEqual(['good', 'next'])
})

test('the newest good backup stays, however many nights have failed since', () => {
  const kept = keptOf(
    nightly(30, (day) => day === 3),
    { days: 2, weeks: 0, months: 0 },
  )
  expect(kept.map(({ folder }) => folder)).toEqual(['3', '28', '29'])
})

const backupsAnyhow = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 900 * dayMs }), isGood: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((list) => list.map((one, at): KeptBackup => ({ ...one, folder: String(at) })))

const keepingAnyhow = fc.record({
  days: fc.integer({ min: 1, max: 20 }),
  weeks: fc.integer({ min: 0, max: 20 }),
  months: fc.integer({ min: 0, max: 20 }),
})

test('whatever there is, the newest good backup and the one just written stay, and a second look removes nothing more', () => {
  fc.assert(
    fc.property(backupsAnyhow, keepingAnyhow, (backups, keeping) => {
      const kept = keptOf(backups, keeping)
      const newestGood = Math.max(...backups.flatMap(({ at, isGood }) => (isGood ? [at] : [])))
      if (Number.isFinite(newestGood)) {
        expect(kept.some(({ at, isGood }) => isGood && at === newestGood)).toBe(true)
      }
      expect(kept).toContain(backups.at(-1))
      const written = backups.at(-1)?.folder ?? ''
      const more = backupsToRemove(kept, { keeping, zone, written })
      expect(more).toEqual([])
      const spans = keeping.days + keeping.weeks + keeping.months
      expect(kept.length).toBeLessThanOrEqual(spans + 2)
    }),
  )
})

test('what is kept by a smaller rule is kept by a larger one', () => {
  fc.assert(
    fc.property(backupsAnyhow, keepingAnyhow, (backups, keeping) => {
      const more = { ...keeping, days: keeping.days + 1, weeks: keeping.weeks + 1 }
      const kept = new Set(keptOf(backups, more))
      for (const one of keptOf(backups, keeping)) expect(kept.has(one)).toBe(true)
    }),
  )
})
