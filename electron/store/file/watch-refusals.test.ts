import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import type { Log } from '../../log/log.ts'
import { appendCall } from '../activity/activity.ts'
import { sampleCall } from '../testing/samples.ts'
import { handClock, openOrThrow, silentLog, storeFolder } from '../testing/store-folder.ts'
import { attemptWrite } from './write-failure.ts'

test('what the disk refuses is said once, and that it takes changes again when it has for a while', async () => {
  const events: string[] = []
  const log: Log = {
    ...silentLog,
    event: (name, { kind } = {}) => events.push([name, kind].filter(Boolean).join(' ')),
  }
  const clock = handClock()
  const { db, path, refusal, close } = await openOrThrow({ directory: storeFolder(), clock, log })
  const write = (bytes: number) =>
    attemptWrite(path, () => appendCall(db, sampleCall({ endpoint: 'x'.repeat(bytes) }))).ok
  expect(write(10)).toBe(true)
  expect(refusal()).toBeNull()
  // A rule of the store is no trouble of the disk.
  expect(() => db.prepare('INSERT INTO workspace (id) VALUES (NULL)').run()).toThrow()
  expect(refusal()).toBeNull()

  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
  expect([write(100_000), write(100_000)]).toEqual([false, false])
  const since = clock.now()
  clock.moveTo(since + minuteMs)
  clock.moveElapsed(minuteMs)
  expect(write(100_000)).toBe(false)
  // A change that still has room somewhere says nothing of the next one.
  expect(write(10)).toBe(true)
  expect(refusal()).toEqual({ cause: 'full', since })
  expect(events).toEqual(['store refused full'])

  db.pragma('max_page_count = 1000000')
  clock.moveElapsed(2 * minuteMs)
  expect(refusal()).toBeNull()
  expect(write(100_000)).toBe(true)
  expect(events).toEqual(['store refused full', 'store takes changes again'])
  close()
})
